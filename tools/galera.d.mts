export interface GaleraNode {
  readonly port: number;
  readonly socketPath: string;
  url(database: string): string;
  /** at once, as when the machine is switched off */
  kill(): Promise<void>;
  /** resolves when it serves again */
  start(): Promise<void>;
}
export interface Galera {
  readonly nodes: readonly GaleraNode[];
  newDatabase(name?: string): Promise<string>;
  stop(): Promise<void>;
}
export interface GaleraOptions {
  readonly nodes?: number;
  /** more options for the server of each node */
  readonly flags?: readonly string[];
}
export function startGalera(options?: GaleraOptions): Promise<Galera>;
