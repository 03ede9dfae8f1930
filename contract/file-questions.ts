import { z } from 'zod';
import { jsonField } from './json-field.js';
import { required } from './values.js';

/** A question about a file. While one is open, nothing is applied. */
export const fileQuestion = z.strictObject({
  /** names it in `answers`; the same whenever the same file is read */
  id: z.string(),
  code: z.enum([
    'MAIN_EVENT',
    /** of one of several sheets, tables or sessions */
    'WHICH_ROWS',
    'SEVERAL_CLASSES',
    'CLASS_NAME',
    'ENCODING',
    'PLACE_COLUMN',
    'NOTE_ROWS',
    'STRUCK_ROWS',
    'STATUS_MEANING',
    'BLANK_CLASSES',
    'BLANK_PLACES',
    'OVERALL_PLACES',
    'REMARKS',
  ]),
  /** in the reader's language */
  text: z.string(),
  /** the first line that it is about */
  line: z.int(),
  column: z.string().nullable(),
  /** what stands in the file, at most five texts */
  samples: z.array(z.string()),
  /** how many rows it is about */
  rows: z.int(),
  /** the likeliest first */
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  /** the value that was chosen; null: open */
  answer: z.string().nullable(),
});
export type FileQuestion = z.output<typeof fileQuestion>;

/**
 * Answers to the questions of a preview: `[{ "id": "blank-places", "value": "DNF" }]`; `{ "id": "leave:7", "value":
 * "leave" }` leaves line 7 out.
 */
export const fileAnswers = jsonField(
  z.array(z.strictObject({ id: required(100), value: z.string().max(40) })).max(1000),
).optional();
