import type { SeriesDetail } from '@rrr/contract';
import { useCountries } from '@rrr/kit/base';
import type { FormField, Regions } from '../form/form-field.js';
import { useRaceWords } from './words/use-words.js';

/** What anyone writes of a series: name, kind and the limits of the contract, in the order in which one thinks of them. */
export const SERIES_FIELDS = [
  { name: 'name', kind: 'text', required: true, limit: 150 },
  { name: 'races', kind: 'number', min: 0, max: 1000 },
  { name: 'distance', kind: 'text', limit: 60 },
  { name: 'country', kind: 'select' },
  { name: 'state', kind: 'region', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'notes', kind: 'textarea', limit: 4000 },
] as const;
type Name = (typeof SERIES_FIELDS)[number]['name'];
export type SeriesValues = Pick<SeriesDetail, Name>;
const HELPED = ['races', 'distance', 'notes'] as const;

export const seriesValues = (series: SeriesDetail): SeriesValues =>
  Object.fromEntries(SERIES_FIELDS.map(({ name }) => [name, series[name]])) as SeriesValues;

/** A series that is not stored yet. */
export const NO_SERIES: SeriesValues = {
  name: '',
  races: null,
  distance: null,
  state: null,
  zipcode: null,
  country: 'US',
  notes: null,
};

/** The fields of a series' form. */
export const useSeriesFields = (regions: Regions): readonly FormField<Name>[] => {
  const [words, countries] = [useRaceWords(), useCountries()];
  return SERIES_FIELDS.map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    const said = {
      label: words(`series.fields.${field.name}`),
      ...(helped ? { help: words(`series.help.${helped}`) } : {}),
    };
    if (field.kind === 'region') return { ...field, ...said, country: 'country', regions };
    return field.kind === 'select'
      ? { ...field, ...said, options: countries.all, none: words('series.noCountry') }
      : { ...field, ...said };
  });
};
