import type { SeriesDetail } from '@rrr/contract';
import { useCountries } from '@rrr/kit/base';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useSeriesWords } from './words/use-words.js';

/** name, kind and the limits of the contract, in the order in which a promoter thinks of them */
export const FIELDS = [
  { name: 'name', kind: 'text', required: true, limit: 150 },
  { name: 'races', kind: 'number', min: 0, max: 1000 },
  { name: 'distance', kind: 'text', limit: 60 },
  { name: 'state', kind: 'text', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'country', kind: 'select' },
  { name: 'notes', kind: 'textarea', limit: 4000 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
export type SeriesValues = Pick<SeriesDetail, Name>;
const HELPED = ['races', 'distance', 'notes'] as const;

export const seriesRecord = ({ version, ...it }: SeriesDetail): StoredRecord<SeriesValues> => ({
  values: Object.fromEntries(FIELDS.map(({ name }) => [name, it[name]])) as SeriesValues,
  version,
});

/** A series that is not stored yet. */
export const NEW_SERIES: StoredRecord<SeriesValues> = {
  values: { name: '', races: null, distance: null, state: null, zipcode: null, country: 'US', notes: null },
  version: 0,
};

export const useSeriesFields = (): readonly FormField<Name>[] => {
  const [words, countries] = [useSeriesWords(), useCountries()];
  return FIELDS.map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    const said = {
      label: words(`fields.${field.name}`),
      ...(helped ? { help: words(`help.${helped}`) } : {}),
    };
    return field.kind === 'select'
      ? { ...field, ...said, options: countries.all, none: words('noCountry') }
      : { ...field, ...said };
  });
};
