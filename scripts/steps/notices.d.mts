export function shippedPackages(): { name: string; version: string; license: string }[];
export function writeNotices(folder: string): void;
