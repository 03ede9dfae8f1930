export function withoutSchemas(source: string): string;
