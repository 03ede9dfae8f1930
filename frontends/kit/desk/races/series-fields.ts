import type { SeriesDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { blank, only, SERIES, type ValuesOf } from '@rrr/records';
import type { FormField, Regions } from '../form/form-field.js';
import type { Pair } from '../pieces/Summary.js';
import type { StoredRecord } from '../form/use-record-form.js';
import { useRecordFields } from '../record/use-record-fields.js';
import { useRecordPairs } from '../record/use-record-pairs.js';
import { useRaceWords } from './words/use-words.js';

const { name, races, distance, country, ...others } = only(SERIES, 'editedBy', 'itself');
/** What anyone writes of a series, in the order in which one thinks of it. */
export const OWN_SERIES = { name, races, distance, country, ...others };
type Name = keyof typeof OWN_SERIES;
export type SeriesValues = ValuesOf<typeof OWN_SERIES>;

/** A series that is not stored yet. */
export const NEW_SERIES: StoredRecord<SeriesValues> = { values: { ...blank(OWN_SERIES), country: 'US' }, version: 0 };

/** The fields of a series' form. */
export const useSeriesFields = (regions: Regions): readonly FormField<Name>[] => {
  const t = useRaceWords();
  const help = { races: t('series.help.races'), distance: t('series.help.distance'), notes: t('series.help.notes') };
  return useRecordFields(OWN_SERIES, { help, regions, noCountry: t('series.noCountry') });
};

interface Found {
  readonly series: SeriesDetail;
  readonly categories: readonly { readonly description: string }[];
}

/** What a series says, in pairs; `beside` its place: whose it is. */
export const useSeriesPairs = (
  view: 'desk' | 'own',
  found: Found | undefined,
  beside: readonly Pair[] = [],
): readonly Pair[] => {
  const [t, formats] = [useRaceWords(), useFormats()];
  const { series, categories = [] } = found ?? {};
  const { bonus = false, initialValue = null } = series ?? {};
  const shown = series && { ...series, expirationDate: bonus ? series.expirationDate : null };
  return useRecordPairs(SERIES, shown, {
    view,
    elsewhere: ['name'],
    address: t('series.where'),
    after: {
      country: beside,
      races: [[t('series.events'), series?.eventCount]],
      distance: [[t('series.bonus'), bonus && initialValue && formats.money(initialValue)]],
      expirationDate: [[t('series.categories'), categories.map(({ description }) => description).join(', ')]],
    },
  });
};
