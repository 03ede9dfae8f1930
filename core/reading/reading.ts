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
import { type PatternsRead, readPatterns, readSoldVins, type SoldVinsRead } from '../vin/index.js';

/** How to interpret a file. Plain data, because it is sent to the worker thread. */
export type Reading =
  | { readonly kind: 'results'; readonly options: ReadResultsOptions }
  | { readonly kind: 'classes' }
  | { readonly kind: 'events' }
  | { readonly kind: 'patterns' }
  | { readonly kind: 'soldVins' };

export interface ReadAs {
  readonly results: ResultsRead;
  readonly classes: ClassesRead;
  readonly events: EventsRead;
  readonly patterns: PatternsRead;
  readonly soldVins: SoldVinsRead;
}

export type Read = ReadAs[Reading['kind']];

export interface FileRead<R extends Read = Read> {
  readonly format: Sheet['format'];
  readonly encoding: string;
  readonly read: R;
  /** the original rows when some are refused, to build a file for correction */
  readonly raw: readonly SheetRow[] | null;
}

/** Progress callback; `rows` is null until they are counted. */
export type Watch = (rowsRead: number, rows: number | null) => void;

/** Reads uploaded files in worker threads (domain.md §11). */
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
    case 'soldVins':
      return readSoldVins(sheet);
  }
};

/** Interprets a table as the requested kind. Never throws. */
export const readSheet = (sheet: Sheet, reading: Reading): FileRead => {
  const read = readingOf(sheet, reading);
  // a results file is asked about garbled names itself, and only in columns that are read
  const ofSheet = reading.kind === 'results' ? (sheet.problems ?? []) : sheetProblems(sheet);
  const { format, encoding } = sheet;
  // no correction file is offered for a workbook with content outside its rows
  if (ofSheet.length > 0)
    return { format, encoding, read: { ...read, problems: [...ofSheet, ...read.problems] } as Read, raw: null };
  return { format, encoding, read, raw: read.problems.length > 0 ? sheet.rows : null };
};
