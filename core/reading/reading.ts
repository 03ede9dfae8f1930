import { type ClassesRead, type EventsRead, readClasses, readEvents } from '../events/index.js';
import {
  type ReadResultsOptions,
  readResults,
  type ResultsRead,
  type SentFile,
  type Sheet,
  sheetProblems,
  type SheetRow,
} from '../imports/index.js';
import { type PatternsRead, readPatterns } from '../vin/index.js';

/** What a file is read as. Plain data: it crosses to the thread that reads. */
export type Reading =
  | { readonly kind: 'results'; readonly options: ReadResultsOptions }
  | { readonly kind: 'classes' }
  | { readonly kind: 'events' }
  | { readonly kind: 'patterns' };

export interface ReadAs {
  readonly results: ResultsRead;
  readonly classes: ClassesRead;
  readonly events: EventsRead;
  readonly patterns: PatternsRead;
}

export type Read = ReadAs[Reading['kind']];

export interface FileRead<R extends Read = Read> {
  readonly format: Sheet['format'];
  readonly encoding: string;
  readonly read: R;
  /** the rows as they stand in the file, when some of them are refused: a file to mend is made of them */
  readonly raw: readonly SheetRow[] | null;
}

/** Told while a file is read; `rows` null until they are counted. */
export type Watch = (rowsRead: number, rows: number | null) => void;

/** Reads sent files off the request thread (domain.md §11). */
export interface FileReader {
  /** @throws FileEmpty FileNotReadable FileTooLarge */
  readAs<K extends Reading['kind']>(
    file: SentFile,
    reading: Extract<Reading, { kind: K }>,
    watch?: Watch,
  ): Promise<FileRead<ReadAs[K]>>;
}

const readingOf = (sheet: Sheet, reading: Reading): Read => {
  switch (reading.kind) {
    case 'results':
      return readResults(sheet, reading.options);
    case 'classes':
      return readClasses(sheet);
    case 'events':
      return readEvents(sheet);
    case 'patterns':
      return readPatterns(sheet);
  }
};

/** A table read as what it is for. Never throws. */
export const readSheet = (sheet: Sheet, reading: Reading): FileRead => {
  const read = readingOf(sheet, reading);
  const ofSheet = sheetProblems(sheet);
  const { format, encoding } = sheet;
  // no file to mend is made of a workbook that holds more than its rows
  if (ofSheet.length > 0)
    return { format, encoding, read: { ...read, problems: [...ofSheet, ...read.problems] } as Read, raw: null };
  return { format, encoding, read, raw: read.problems.length > 0 ? sheet.rows : null };
};
