import type { TableReport } from '@rrr/contract';
import type { ImportKind, ImportPreview } from './import-kind.js';
import type { Mended } from './table-mending.js';
import { useImportWords } from './words/use-words.js';

const PLACES = 100;
const places = Array.from({ length: PLACES }, (_, at) => `place${at + 1}` as const);

/** The fields of each kind of file, in the order in which a person looks for them. */
const TABLE_FIELDS = {
  classes: ['class', ...places, 'payout', 'entrants'],
  events: [
    ...(['title', 'startsOn', 'endsOn', 'venue', 'venueWebsite', 'city', 'state', 'zipcode', 'country'] as const),
    ...(['type', 'paying'] as const),
  ],
  patterns: ['model', 'year', 'pattern'],
  soldVins: ['vin', 'model', 'year'],
} as const;

/** as the upload names it */
export type TableField = (typeof TABLE_FIELDS)[keyof typeof TABLE_FIELDS][number];
const isPlace = (field: TableField): field is (typeof places)[number] => field.startsWith('place');

/** Problems that a person solves by saying what the columns are. */
const CODES = ['HEADER_UNKNOWN', 'HEADER_TWICE', 'PLACES_UNCLEAR'];

/** What the columns of a file of classes, events, VIN patterns or sold VINs are may be said by hand. */
export const useTableColumns = <F extends Mended, P extends ImportPreview & { report: TableReport }>(
  kind: keyof typeof TABLE_FIELDS,
): Pick<ImportKind<F, P, TableField>, 'columns'> => {
  const words = useImportWords();
  const own: readonly TableField[] = TABLE_FIELDS[kind];
  return {
    columns: {
      codes: CODES,
      of: ({ report }) =>
        report.columns.map(({ index, header, field, guess, samples }) => ({
          index,
          header,
          field: own.find((text) => text === (field ?? guess)) ?? null,
          samples,
        })),
      fields: own.map((value) => ({
        value,
        label: isPlace(value)
          ? words('tableFields.place_n', { place: value.slice('place'.length) })
          : words(`tableFields.${value}`),
      })),
      apply: (fields, mapping) => ({ ...fields, mapping }),
    },
  };
};
