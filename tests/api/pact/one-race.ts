import type { Draft } from './draft.js';
import { event, EVENT, type Race } from './races.js';

/** Another event of the same place and day. */
const OTHER_EVENT = '01hq00000000000000000e0009';
export const eventNearby = (draft: Draft, race: Race): void => {
  event(draft, race);
  event(draft, { ...race, eventId: OTHER_EVENT });
};

/** The two are linked as one race. */
export const linkedEvents = (draft: Draft, race: Race): void => {
  eventNearby(draft, race);
  const eventId = race.eventId ?? EVENT;
  draft.put('event_links', { event_id: eventId, other_id: OTHER_EVENT });
  draft.put('event_links', { event_id: OTHER_EVENT, other_id: eventId });
};
