import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { tableMapping, tableReport } from './import-tables.js';
import { importedFile, rowProblem, uploadFields } from './results.js';
import { instant, required } from './values.js';

const mode = z.enum(['add', 'replace']);

export const getSoldVins = endpoint('getSoldVins', 'GET /api/sold-vins', {
  tag: 'VIN',
  summary: 'How many VINs that the brand sold are listed, the last import, and whether the list decides',
  response: z.strictObject({
    count: z.int(),
    /** whether only listed VINs verify by themselves (setting `soldVins`) */
    decides: z.boolean(),
    last: z.strictObject({ at: instant, by: z.string(), file: z.string(), mode, added: z.int() }).nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const soldVinsImport = z.strictObject({
  applied: z.boolean(),
  file: importedFile,
  mode,
  /** VINs that are not in the list yet, and that are */
  added: z.int(),
  known: z.int(),
  /** VINs in the list afterwards */
  total: z.int(),
  /** rows that cannot be read and are left out */
  leftOut: z.int(),
  /** the first ten VINs, as they were read */
  sample: z.array(z.strictObject({ vin: z.string(), model: z.string().nullable(), year: z.int().nullable() })),
  /** the first hundred rows that are left out */
  problems: z.array(rowProblem),
  report: tableReport,
});
export type SoldVinsImport = z.output<typeof soldVinsImport>;

export const importSoldVins = endpoint('importSoldVins', 'POST /api/sold-vins/import', {
  tag: 'Imports',
  summary:
    'Upload VINs that the brand sold, from a file with a VIN column, and model and year if known; `dryRun=true` previews',
  files: ['file'],
  body: z.strictObject({ ...uploadFields, mode: mode.default('add'), mapping: tableMapping.soldVins }),
  response: soldVinsImport,
  idempotent: true,
  errors: ['NOT_FOUND', 'FILE_EMPTY', 'FILE_NOT_READABLE', 'FILE_TOO_LARGE', 'FILE_WAITING', 'NO_SOLD_VINS'],
});

export const removeSoldVins = endpoint('removeSoldVins', 'DELETE /api/sold-vins', {
  tag: 'VIN',
  summary: 'Remove the list of sold VINs; bikes that it verified stay verified',
  errors: ['NOT_FOUND'],
});

export const testSoldVin = endpoint('testSoldVin', 'POST /api/sold-vins/test', {
  tag: 'VIN',
  summary: 'Whether one VIN is in the list of sold ones, with its model and year if the list has them',
  body: z.strictObject({ vin: required(40) }),
  response: z.strictObject({
    listed: z.boolean(),
    /** as the list compares it: without spaces and capitals; null: any */
    model: z.string().nullable(),
    year: z.int().nullable(),
  }),
  errors: ['NOT_FOUND', 'VIN_NOT_VALID'],
});
