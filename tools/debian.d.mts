export interface Part {
  readonly name: string;
  /** Debian's, only those that are missing */
  readonly packages: readonly string[];
  /** megabytes */
  readonly download: number;
  readonly disk: number;
  /** how other systems get it */
  readonly elsewhere?: string;
}
/** Programs and files of this machine. */
export interface Here {
  readonly find?: (program: string) => string | undefined;
  readonly exists?: (path: string) => boolean;
}
export interface Permission {
  /** the words before `apt-get`; absent: it may not run */
  readonly prefix?: readonly string[];
  readonly why?: string;
}
export function missingParts(names?: readonly string[], here?: Here): readonly Part[];
export function announcement(parts: readonly Part[]): string;
export function refusal(parts: readonly Part[], why: string): string;
export function permission(here?: {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly root?: boolean;
  readonly find?: Here['find'];
  readonly works?: (command: string, args: readonly string[]) => boolean;
}): Permission;
export function commands(packages: readonly string[], prefix: readonly string[]): readonly (readonly string[])[];
export function installParts(
  parts: readonly Part[],
  how?: {
    readonly allowed?: Permission;
    readonly run?: (command: string, args: readonly string[]) => { readonly status: number | null };
  },
): void;
