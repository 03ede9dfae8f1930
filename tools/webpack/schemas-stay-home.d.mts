import type { BrowserEndpoint } from './contract-endpoints.mjs';

export function withoutSchemas(source: string, endpoints: ReadonlyMap<string, BrowserEndpoint>): string;
