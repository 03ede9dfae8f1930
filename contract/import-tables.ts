import { z } from 'zod';
import { jsonField } from './json-field.js';

const line = z.int().min(1).max(1_000_000);

/** What a person mends of a file of classes, events or VIN patterns on the screen. */
export const mendedFields = {
  /** cells written anew, `column` from 0: `[{ "line": 4, "column": 2, "value": "500" }]` */
  corrections: jsonField(
    z.array(z.strictObject({ line, column: z.int().min(0).max(999), value: z.string().max(255) })).max(5000),
  ).optional(),
  /** lines that are no rows of the table: `[12, 13]` */
  leaveOut: jsonField(z.array(line).max(10_000)).optional(),
};

const mappingOf = <F extends z.ZodType<string>>(field: F) =>
  jsonField(z.record(z.string().regex(/^(?:0|[1-9]\d{0,2})$/), field.nullable())).optional();

const place = z.string().regex(/^(?:class|payout|entrants|place(?:[1-9]\d?|100))$/);
const eventField = z.enum([
  'title',
  'venue',
  'venueWebsite',
  'city',
  'state',
  'zipcode',
  'country',
  'type',
  'startsOn',
  'endsOn',
  'paying',
]);

/**
 * What a person says the columns of a table are, by index from 0: `{ "0": "class", "1": "place1", "2": null }`. null: the
 * column is not read. It outweighs the headers; a column that is left out keeps its header.
 */
export const tableMapping = {
  classes: mappingOf(place),
  events: mappingOf(eventField),
  patterns: mappingOf(z.enum(['model', 'year', 'pattern'])),
  soldVins: mappingOf(z.enum(['vin', 'model', 'year'])),
};

export const dateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.output<typeof dateOrder>;

/** Dates in numbers that may have the day or the month first; sent again with `dates`. */
export const dateQuestion = z.strictObject({
  /** one of them, as the file has it */
  sample: z.string(),
  likely: dateOrder,
  chosen: dateOrder.nullable(),
  /** what the sample means either way; null: no day */
  readings: z.array(z.strictObject({ order: dateOrder, from: z.iso.date().nullable() })),
  /** what the promoter said at the last file with the same columns; it counts only when it is sent back */
  last: dateOrder.optional(),
});
export type DateQuestion = z.output<typeof dateQuestion>;

/** What each non-empty row of a file is; they add up to its rows. */
export const rowCounts = z.strictObject({
  title: z.int(),
  header: z.int(),
  read: z.int(),
  refused: z.int(),
  leftOut: z.int(),
});
export type RowCounts = z.output<typeof rowCounts>;

/** What became of every row and column of a file. */
export const tableReport = z.strictObject({
  counts: rowCounts,
  /** totals of other rows, and lines that the person left out */
  leftOut: z.array(z.strictObject({ line: z.int(), why: z.enum(['total', 'chosen']), text: z.string() })),
  columns: z.array(
    z.strictObject({
      /** from 0 */
      index: z.int(),
      header: z.string(),
      /** what it is read as; null: it is not read */
      field: z.string().nullable(),
      /** what it may be, where the headers were not understood; sent as `mapping` once a person agreed */
      guess: z.string().optional(),
      /** up to three different values */
      samples: z.array(z.string()),
    }),
  ),
});
export type TableReport = z.output<typeof tableReport>;
