export function folded(text: string): string;
