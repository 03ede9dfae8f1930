export interface BrowserEndpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly files?: readonly string[];
  readonly idempotent?: boolean;
}
export function contractEndpoints(): Promise<ReadonlyMap<string, BrowserEndpoint>>;
