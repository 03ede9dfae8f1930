import type { Response, roleEvents } from '@rrr/contract';

export type RacedEvent = Response<typeof roleEvents>['events'][number];

/** Events that have begun and whose results can still be claimed, newest first, each once. */
export const claimable = (events: readonly RacedEvent[], day: string): readonly RacedEvent[] =>
  [...new Map(events.map((event) => [event._id, event])).values()]
    .filter(
      ({ status, startDate, resultsDueDate }) =>
        status === 'current' &&
        startDate !== null &&
        startDate <= day &&
        resultsDueDate !== null &&
        resultsDueDate >= day,
    )
    .sort((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''));
