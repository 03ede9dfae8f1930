import { FILE_TYPES, type FileFormat } from '@rrr/contract';
import type { Batches, Cell, SheetWriter } from '@rrr/core/exports';
import type { Locale } from '@rrr/core/identity';
import type { Currency, LocalDate } from '@rrr/core/shared';
import type { DownloadParts } from '../routing/download.js';
import type { ColumnName, ExportWords, SheetName } from '../words/export-words.js';
import { EXPORT_WORDS } from '../words/exports.js';
import { type Cells, cellsFor } from './cells.js';

/** A column: its header (with a currency, or the time zone of its times), display width, and value for a row. */
export type Column<Row> = readonly [
  header: ColumnName | readonly [ColumnName, Currency | 'zone'],
  width: number,
  cell: (row: Row, as: Cells) => Cell,
];

export interface Asked<Row> {
  readonly what: SheetName;
  readonly columns: readonly Column<Row>[];
  readonly rows: Batches<Row>;
  /** called after the last row: whether the list was cut at the counting limit */
  readonly cut?: () => boolean;
}

export interface Reader {
  readonly format: FileFormat;
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly timeZone: string;
}

/** A file that is generated while it is sent. */
export interface SheetFile extends DownloadParts {
  readonly bytes: AsyncIterable<Uint8Array>;
}

const headerOf = (header: Column<never>[0], { columns }: ExportWords, timeZone: string): string => {
  if (typeof header === 'string') return columns[header];
  const [name, of] = header;
  return `${columns[name]} (${of === 'zone' ? timeZone : of})`;
};

/** A list as a file in the reader's language, generated while it is sent. */
export const sheetOf = <Row>(
  writer: SheetWriter,
  { what, columns, rows, cut }: Asked<Row>,
  { format, locale, today, timeZone }: Reader,
): SheetFile => {
  const words = EXPORT_WORDS[locale];
  const as = cellsFor(locale, timeZone);
  async function* cells(): AsyncGenerator<readonly (readonly Cell[])[]> {
    for await (const some of rows) yield some.map((row) => columns.map(([, , cell]) => cell(row, as)));
    if (cut?.()) yield [[words.cut, ...columns.slice(1).map(() => null)]];
  }
  return {
    type: FILE_TYPES[format],
    name: `${words.sheets[what]} ${today}.${format}`,
    bytes: writer.write(format, {
      title: words.sheets[what],
      locale,
      columns: columns.map(([named, width]) => {
        const header = headerOf(named, words, timeZone);
        // the name of a zone is longer than the times below it
        return {
          header,
          width: typeof named !== 'string' && named[1] === 'zone' ? Math.max(width, header.length) : width,
        };
      }),
      rows: cells(),
    }),
  };
};
