import type { FileLimit } from '@rrr/core/imports';

/** A refusal as plain data, because an error loses its class when it leaves the worker. */
export type Refusal =
  | { readonly code: 'FILE_EMPTY' }
  | { readonly code: 'FILE_NOT_READABLE'; readonly why: string; readonly line: number }
  | { readonly code: 'FILE_TOO_LARGE'; readonly what: FileLimit; readonly limit: number };

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export const notReadable = (why: string, line = 0): Refused => new Refused({ code: 'FILE_NOT_READABLE', why, line });

export const tooLarge = (what: FileLimit, limit: number): Refused =>
  new Refused({ code: 'FILE_TOO_LARGE', what, limit });
