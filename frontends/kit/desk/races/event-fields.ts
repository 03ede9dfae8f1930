import type { EventDetail } from '@rrr/contract';
import { useCountries } from '@rrr/kit/base';
import type { FormField, Regions } from '../form/form-field.js';
import { useEventTypes } from './event-types.js';
import { useRaceWords } from './words/use-words.js';

/** What anyone writes of an event: name, kind and the limits of the contract, in the order in which one thinks of them. */
export const EVENT_FIELDS = [
  { name: 'title', kind: 'text', required: true, limit: 200 },
  { name: 'type', kind: 'text', required: true, limit: 60 },
  { name: 'startDate', kind: 'date' },
  { name: 'endDate', kind: 'date' },
  { name: 'venue', kind: 'text', limit: 200 },
  { name: 'venueWebsite', kind: 'url', limit: 500 },
  { name: 'country', kind: 'select', required: true },
  { name: 'city', kind: 'text', limit: 100 },
  { name: 'state', kind: 'region', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'seriesId', kind: 'select' },
] as const;
type Name = (typeof EVENT_FIELDS)[number]['name'];
const DATES: readonly Name[] = ['startDate', 'endDate'];
const HELPED = ['type', 'startDate', 'endDate', 'venueWebsite', 'country'] as const;

export type EventValues = Pick<EventDetail, Exclude<Name, 'seriesId'>> & { seriesId: string | null };

export const eventValues = ({ series, ...event }: EventDetail): EventValues => ({
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
});

/** An event that is not stored yet. */
export const noEvent = (seriesId: string | null): EventValues => ({
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
});

interface Given {
  regions: Regions;
  /** those that can be chosen */
  choices: readonly { _id: string; name: string }[];
  /** the series that it is in, which may be none of them */
  series?: EventDetail['series'];
  /** once it has begun, its dates are fixed for its promoter */
  datesFixed?: boolean;
}

/** The fields of an event's form. */
export const useEventFields = ({
  regions,
  choices,
  series = null,
  datesFixed = false,
}: Given): readonly FormField<Name>[] => {
  const [words, countries, types] = [useRaceWords(), useCountries(), useEventTypes()];
  const all = series && !choices.some(({ _id }) => _id === series._id) ? [series, ...choices] : choices;
  return EVENT_FIELDS.filter(({ name }) => !datesFixed || !DATES.includes(name)).map((field) => {
    const helped = HELPED.find((text) => text === field.name);
    const said = {
      label: words(`event.fields.${field.name}`),
      ...(helped ? { help: words(`event.help.${helped}`) } : {}),
    };
    if (field.name === 'type') return { ...field, ...said, suggestions: types.suggestions };
    if (field.kind === 'region') return { ...field, ...said, country: 'country', regions };
    if (field.name === 'country') return { ...field, ...said, options: countries.all };
    if (field.name === 'seriesId')
      return {
        ...field,
        ...said,
        options: all.map(({ _id, name }) => ({ value: _id, label: name })),
        none: words('event.noSeries'),
      };
    return { ...field, ...said };
  });
};
