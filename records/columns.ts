import type { Field, Fields, ValueOf } from './field.js';

type Letters<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Letters<Rest>}`
    : `_${Lowercase<First>}${Letters<Rest>}`
  : '';
/** `addressLine1` is stored as `address_line1`, unless the field names its column. */
type ColumnOf<F extends Field, Name> = F extends { readonly column: infer C extends string }
  ? C
  : Name extends string
    ? Letters<Name>
    : never;
/** A database keeps a yes or no as a number. */
type Stored<Value> = Value extends boolean ? boolean | number : Value;

/** The columns of a record's fields as they are read. */
export type ColumnsOf<R extends Fields> = {
  [Name in keyof R as ColumnOf<R[Name], Name>]: Stored<ValueOf<R[Name]>>;
};
type Values<R extends Fields> = { readonly [Name in keyof R]: ValueOf<R[Name]> };

/** Names the column of a field. */
export const columnOf = (name: string, { column }: Field): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of a record's columns, and whether each may be null. */
export const columnsOf = <R extends Fields>(fields: R): Readonly<Record<keyof ColumnsOf<R> & string, boolean>> =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [
      columnOf(name, field),
      field.required !== true && field.kind !== 'yes-no',
    ]),
  ) as Record<keyof ColumnsOf<R> & string, boolean>;

/** Writes a record's fields to their columns, and reads them again. */
export const rowMapper = <R extends Fields>(fields: R) => {
  const pairs = Object.entries<Field>(fields).map(([name, field]) => ({
    name,
    column: columnOf(name, field),
    isFlag: field.kind === 'yes-no',
  }));
  return {
    columns: (values: Values<R>): ColumnsOf<R> => {
      const row: Record<string, unknown> = {};
      for (const { name, column } of pairs) row[column] = values[name];
      return row as ColumnsOf<R>;
    },
    fields: (row: ColumnsOf<R>): Values<R> => {
      const stored: Readonly<Record<string, unknown>> = row;
      const values: Record<string, unknown> = {};
      for (const { name, column, isFlag } of pairs) values[name] = isFlag ? Boolean(stored[column]) : stored[column];
      return values as Values<R>;
    },
  };
};
