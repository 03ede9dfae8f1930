export function withoutUnused(source: string): string;
