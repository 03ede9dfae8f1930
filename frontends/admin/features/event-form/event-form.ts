import type { EventDetail } from '@rrr/contract';
import { eventValues, noEvent, useEventFields, type EventValues } from '@rrr/kit/desk';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useRegions } from '../../places.api.js';
import { usePromoterChoicesQuery, useSeriesChoicesQuery } from '../../shared/choices/choices.api.js';
import { useEventFormWords } from './words/use-words.js';

export type AdminEventValues = EventValues & { paying: boolean; promoterId: string | null };

export const storedEvent = (event: EventDetail): StoredRecord<AdminEventValues> => ({
  values: { ...eventValues(event), paying: event.paying, promoterId: event.promoter?._id ?? null },
  version: event.version,
});

/** An event that is not stored yet. */
export const newEvent = (seriesId: string | null, promoterId: string | null): StoredRecord<AdminEventValues> => ({
  values: { ...noEvent(seriesId), paying: true, promoterId },
  version: 0,
});

/** The lists that the form chooses among, and its fields once they are there. */
export const useAdminEventForm = (event?: EventDetail) => {
  const words = useEventFormWords();
  const [series, promoters] = [useSeriesChoicesQuery(), usePromoterChoicesQuery()];
  const common = useEventFields({ regions: useRegions(), choices: series.data ?? [], series: event?.series ?? null });
  const listed = (promoters.data?.promoters ?? []).filter(
    ({ _id, deActivated }) => !deActivated || _id === event?.promoter?._id,
  );
  const fields: readonly FormField<keyof AdminEventValues>[] = [
    ...common,
    {
      name: 'promoterId',
      kind: 'select',
      label: words('fields.promoterId'),
      help: words('help.promoterId'),
      options: listed.map(({ _id, name }) => ({ value: _id, label: name })),
      none: words('noPromoter'),
    },
    { name: 'paying', kind: 'checkbox', label: words('fields.paying'), help: words('help.paying') },
  ];
  return {
    fields,
    series: series.data ?? [],
    promoters: listed,
    /** a choice has to be there before it can be chosen */
    ready: series.data !== undefined && promoters.data !== undefined,
    error: series.error ?? promoters.error,
    retry: () => {
      if (series.error) void series.refetch();
      if (promoters.error) void promoters.refetch();
    },
  };
};
