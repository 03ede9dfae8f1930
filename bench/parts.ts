export interface BenchSettings {
  /** what follows the name of the part */
  readonly args: readonly string[];
  /** makes an empty database and gives its URL */
  readonly newDatabase: () => Promise<string>;
  /** of the database server */
  readonly databasePid: number;
  readonly say: (text: string) => void;
}

/** One part of the benchmarks; it prints its own table. */
export interface Part {
  readonly about: string;
  readonly run: (settings: BenchSettings) => Promise<void>;
}

const POSITIVE = /^[1-9]\d{0,7}$/;
/** @throws TypeError for what is no count */
export const countOf = (text: string): number => {
  if (!POSITIVE.test(text)) throw new TypeError(`Not a count: ${text}`);
  return Number(text);
};

/** How long it takes until it is done. */
export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};
