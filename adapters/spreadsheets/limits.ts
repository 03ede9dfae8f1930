export interface Limits {
  /** bytes of all parts of a spreadsheet together, unpacked */
  readonly unpackedBytes: number;
  readonly rows: number;
}

/** domain.md §11 */
export const LIMITS: Limits = { unpackedBytes: 100 * 1024 * 1024, rows: 200_000 };
