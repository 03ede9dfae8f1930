import { z } from 'zod';
import { jsonField } from './json-field.js';
import { id } from './values.js';

/** Rows that a person has to answer, rows that pay, and rows that earn nothing by the reason that matters most. */
export const rowGroup = z.enum([
  'open',
  'paid',
  'notFinished',
  'placeNotPaid',
  'raceDoesNotPay',
  'notEnrolled',
  'bike',
  'other',
]);
export type RowGroup = z.output<typeof rowGroup>;

/** How many rows each group has; `classId`: those that earn nothing are counted class by class, otherwise null. */
export const rowGroups = z.array(z.strictObject({ group: rowGroup, classId: id.nullable(), count: z.int() }));
export type RowGroupCount = z.output<typeof rowGroups>[number];

/**
 * Which rows the answer has; left out: all. `first`: every row that a person has to answer, up to 100 that pay, and up to
 * 200 of the others. `{ "group": "paid", "classId": null, "offset": 100 }`: up to 300 more of one group, for the same
 * file, choices and answers; `outcome` is then that of the first answer, and problems, questions and removed rows are
 * not repeated.
 */
export const rowPage = z
  .union([
    z.literal('first'),
    jsonField(z.strictObject({ group: rowGroup, classId: id.nullable(), offset: z.int().min(0).max(1_000_000) })),
  ])
  .optional();
