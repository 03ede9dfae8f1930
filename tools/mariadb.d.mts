export interface MariaDb {
  /** without a database name */
  readonly url: string;
  readonly port: number;
  readonly socketPath: string;
  readonly pid: number;
  /** @returns its URL */
  newDatabase(name?: string): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}
export interface MariaDbOptions {
  /** kept at the end, so that its data can be used again */
  readonly dir?: string;
  readonly port?: number;
  /** the user that a server started by root runs as */
  readonly user?: string;
  readonly flags?: readonly string[];
}
/** Faster, because nothing survives a crash of the machine. */
export const FOR_TESTS: MariaDbOptions;
export function startMariaDb(options?: MariaDbOptions): Promise<MariaDb>;
export function withMariaDb<T>(work: (server: MariaDb) => Promise<T>, options?: MariaDbOptions): Promise<T>;
export function freePort(): Promise<number>;
