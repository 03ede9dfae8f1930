import { DomainError } from '../shared/index.js';

export class FileEmpty extends DomainError {
  readonly code = 'FILE_EMPTY';
  constructor() {
    super('The file has no rows');
  }
}

/**
 * `why`: `image`, `pdf`, `html`, `word`, `zip` (an archive), `numbers`, `binary` (any other kind of file), `encoding`,
 * `quotes`, `spreadsheet` (damaged), `password`, `xls` (a format before .xlsx), `crowded` (it holds far more than a
 * table) or `effort` (it took more time or memory than a file of results does); `line` where the reading stopped, 0 when it never began.
 */
export class FileNotReadable extends DomainError {
  readonly code = 'FILE_NOT_READABLE';
  constructor(why: string, line = 0) {
    super('The file cannot be read', { why, line });
  }
}

/** What a file has too much of: bytes as sent, bytes `unpacked`, characters of one `line` or of all cells (`text`), or others. */
export type FileLimit = 'bytes' | 'unpacked' | 'rows' | 'columns' | 'cells' | 'sheets' | 'line' | 'text';

export class FileTooLarge extends DomainError {
  readonly code = 'FILE_TOO_LARGE';
  constructor(what: FileLimit, limit: number) {
    super('The file is too large', { what, limit });
  }
}

/** The sender has other files that wait to be read. */
export class FileWaiting extends DomainError {
  readonly code = 'FILE_WAITING';
  constructor() {
    super('Other files of this account are still being read');
  }
}

/** Why a file is not read. */
export type FileRefusal = FileEmpty | FileNotReadable | FileTooLarge | FileWaiting;
