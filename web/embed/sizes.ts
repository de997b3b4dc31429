// Sizes are written in rem, which belongs to the page around: in an embed they are multiples of its own size.
export const ownSizes = (sheet: string): string => sheet.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--grundy-font-size,16px))');
