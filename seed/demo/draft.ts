import type { RaceClass } from '@rrr/core/events';
import type { Ids } from '@rrr/core/shared';
import type { DemoEvent } from './seasons.js';

/** A copy of an event of the demo promoter for the next season, which nobody has dated or published yet. */
export interface DemoDraft {
  readonly id: string;
  readonly of: DemoEvent;
  readonly classes: readonly RaceClass[];
}

export const draftOf = (events: readonly DemoEvent[], ids: Ids): DemoDraft | undefined => {
  const original = events.findLast((event) => event.follows === 0 && event.fate === 'done' && event.paying);
  if (!original) return undefined;
  const id = ids.next();
  const classes = original.classes.map((raceClass) => ({
    ...raceClass,
    id: ids.next(),
    eventId: id,
    resultsReceivedAt: null,
  }));
  return { id, of: original, classes };
};
