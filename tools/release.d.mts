interface Pack {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
export function lockOf(pack: Pack, lock: Lock): Lock;
export function writeRelease(to: string): Pack;
