import type { EventDetail } from '@rrr/contract';
import { useCountries, useHost } from '@rrr/kit/base';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useSeriesQuery } from '../../api.js';
import { useEventFormWords } from './words/use-words.js';

/** name, kind and the limits of the contract, in the order in which a promoter thinks of them */
export const FIELDS = [
  { name: 'title', kind: 'text', required: true, limit: 200 },
  { name: 'type', kind: 'text', required: true, limit: 60 },
  { name: 'startDate', kind: 'date' },
  { name: 'endDate', kind: 'date' },
  { name: 'venue', kind: 'text', limit: 200 },
  { name: 'venueWebsite', kind: 'url', limit: 500 },
  { name: 'city', kind: 'text', limit: 100 },
  { name: 'state', kind: 'text', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'country', kind: 'select', required: true },
  { name: 'seriesId', kind: 'select' },
] as const;
type Name = (typeof FIELDS)[number]['name'];
const DATES: readonly Name[] = ['startDate', 'endDate'];
const HELPED = ['type', 'startDate', 'endDate', 'venueWebsite', 'country'] as const;

export type EventValues = Pick<EventDetail, Exclude<Name, 'seriesId'>> & { seriesId: string | null };

export const eventRecord = ({ version, series, ...event }: EventDetail): StoredRecord<EventValues> => ({
  values: {
    title: event.title,
    type: event.type,
    startDate: event.startDate,
    endDate: event.endDate,
    venue: event.venue,
    venueWebsite: event.venueWebsite,
    city: event.city,
    state: event.state,
    zipcode: event.zipcode,
    country: event.country,
    seriesId: series?._id ?? null,
  },
  version,
});

/** An event that is not stored yet. */
export const newEvent = (seriesId: string | null): StoredRecord<EventValues> => ({
  values: {
    title: '',
    type: '',
    startDate: null,
    endDate: null,
    venue: null,
    venueWebsite: null,
    city: null,
    state: null,
    zipcode: null,
    country: 'US',
    seriesId,
  },
  version: 0,
});

interface Given {
  /** the series that it is in, which may be another promoter's */
  series?: EventDetail['series'];
  /** once it has begun, its dates are fixed */
  datesFixed?: boolean;
}

export const useEventFields = ({ series = null, datesFixed = false }: Given = {}): readonly FormField<Name>[] => {
  const { session } = useHost();
  const [words, countries] = [useEventFormWords(), useCountries()];
  const { data } = useSeriesQuery({ params: { id: session.user._id } });
  const own = data?.series ?? [];
  const choices = series && !own.some(({ _id }) => _id === series._id) ? [series, ...own] : own;
  return FIELDS.filter(({ name }) => !datesFixed || !DATES.includes(name)).map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    const said = {
      label: words(`fields.${field.name}`),
      ...(helped ? { help: words(`help.${helped}`) } : {}),
    };
    if (field.name === 'country') return { ...field, ...said, options: countries.all };
    if (field.name === 'seriesId')
      return {
        ...field,
        ...said,
        options: choices.map(({ _id, name }) => ({ value: _id, label: name })),
        none: words('noSeries'),
      };
    return { ...field, ...said };
  });
};
