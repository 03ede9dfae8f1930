import { DomainError } from '../shared/index.js';

export class FileEmpty extends DomainError {
  readonly code = 'FILE_EMPTY';
  constructor() {
    super('The file has no rows');
  }
}

/**
 * `why`: `image`, `pdf`, `html`, `binary` (any other kind of file), `encoding`, `quotes`, `spreadsheet` (damaged),
 * `password`, `xls` (a format before .xlsx), or `effort` (it took more time or memory than a file of results does);
 * `line` where the reading stopped, 0 when it never began.
 */
export class FileNotReadable extends DomainError {
  readonly code = 'FILE_NOT_READABLE';
  constructor(why: string, line = 0) {
    super('The file cannot be read', { why, line });
  }
}

/** `limit`: bytes, or rows when `what` is `rows`. */
export class FileTooLarge extends DomainError {
  readonly code = 'FILE_TOO_LARGE';
  constructor(what: 'bytes' | 'unpacked' | 'rows', limit: number) {
    super('The file is too large', { what, limit });
  }
}
