export interface Limits {
  /** maximum unpacked size of a spreadsheet in bytes */
  readonly unpackedBytes: number;
  readonly rows: number;
}

/** domain.md §11 */
export const LIMITS: Limits = { unpackedBytes: 100 * 1024 * 1024, rows: 200_000 };
