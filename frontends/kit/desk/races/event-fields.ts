import type { EventDetail } from '@rrr/contract';
import { blank, EVENT, type ValuesOf, valuesOf } from '@rrr/records';
import type { FormField, Regions } from '../form/form-field.js';
import { useRecordFields } from '../record/use-record-fields.js';
import { useEventTypes } from './event-types.js';
import { useRaceWords } from './words/use-words.js';

/** What anyone writes of an event. */
export type EventValues = ValuesOf<typeof EVENT> & { seriesId: string | null };
const DATES: readonly string[] = ['startDate', 'endDate'];

export const eventValues = ({ series, ...event }: EventDetail): EventValues => ({
  ...valuesOf(EVENT, event),
  seriesId: series?._id ?? null,
});

/** An event that is not stored yet. */
export const noEvent = (seriesId: string | null): EventValues => ({ ...blank(EVENT), country: 'US', seriesId });

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
}: Given): readonly FormField<keyof EventValues>[] => {
  const [words, types] = [useRaceWords(), useEventTypes()];
  const said = useRecordFields(EVENT, {
    help: {
      type: words('event.help.type'),
      startDate: words('event.help.startDate'),
      endDate: words('event.help.endDate'),
      venueWebsite: words('event.help.venueWebsite'),
      country: words('event.help.country'),
    },
    regions,
  });
  const all = series && !choices.some(({ _id }) => _id === series._id) ? [series, ...choices] : choices;
  return [
    ...said
      .filter(({ name }) => !datesFixed || !DATES.includes(name))
      .map((field) =>
        field.name === 'type' && field.kind === 'text' ? { ...field, suggestions: types.suggestions } : field,
      ),
    {
      name: 'seriesId',
      kind: 'select',
      label: words('event.series'),
      options: all.map(({ _id, name }) => ({ value: _id, label: name })),
      none: words('event.noSeries'),
    },
  ];
};
