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
  /** kept at the end, so that the same data can be started again */
  readonly dir?: string;
  readonly port?: number;
  /** whom a server that root starts runs as */
  readonly user?: string;
  readonly flags?: readonly string[];
}
export function startMariaDb(options?: MariaDbOptions): Promise<MariaDb>;
export function withMariaDb<T>(work: (server: MariaDb) => Promise<T>, options?: MariaDbOptions): Promise<T>;
export function isRoot(): boolean;
/** The path of a program, undefined when it is not installed. */
export function findProgram(name: string): string | undefined;
/** Installs Debian's packages when this user may. */
export function installPackages(...packages: readonly string[]): void;
export function freePort(): Promise<number>;
