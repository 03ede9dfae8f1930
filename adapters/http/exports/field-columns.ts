import type { Field, Fields } from '@rrr/contract';
import type { Cell } from '@rrr/core/exports';
import type { LocalDate } from '@rrr/core/shared';
import type { NamedOtherwise } from '../present/fields-of.js';
import type { ColumnName } from '../words/export-words.js';
import type { Cells } from '../sheets/cells.js';
import type { Column } from '../sheets/sheet-of.js';

type InFile<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly width: number } ? Name : never;
}[keyof F];
type Worded<F extends Fields> = Readonly<Record<InFile<F>, { readonly label: ColumnName }>>;

const cellOf = ({ kind }: Field, value: unknown, as: Cells): Cell => {
  if (kind === 'yes-no') return as.yesNo(value === true);
  if (kind === 'date') return as.day(value as LocalDate | null);
  return kind === 'number' ? as.count(value as number | null) : (value as string | null);
};

/** A column for each field of a record that has a width, in the order of the record. */
export const columnsOf =
  <Row extends object>() =>
  <F extends Fields & Worded<F>, const Otherwise extends NamedOtherwise<InFile<F>, Row>>(
    fields: F,
    otherwise: Otherwise,
  ): Readonly<Record<InFile<F>, Column<Row>>> =>
    Object.fromEntries(
      Object.entries<Field>(fields).flatMap(([name, field]) => {
        const { label, header = label, width } = field;
        const key = ((otherwise as Readonly<Record<string, keyof Row>>)[name] ?? name) as keyof Row;
        const column: Column<Row> = [header as ColumnName, width ?? 0, (row, as) => cellOf(field, row[key], as)];
        return width === undefined ? [] : [[name, column]];
      }),
    ) as Record<InFile<F>, Column<Row>>;
