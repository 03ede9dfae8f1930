import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import type { Browser } from './browser.js';
import type { DemoServer } from './demo-server.js';
import { walletsOf } from './alone.js';
import { EVENT } from './event-scene.js';
import { finisher, key, usd } from './result-scene.js';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
const DAY = 86_400_000;

/**
 * The riders whom one administrator works with, and small events to enter them at: eight places of 100.00 each. `now`:
 * where the test moves the clock.
 */
export const accompliceScene = async (demo: DemoServer, admin: Browser, now: () => number = Date.now) => {
  const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
  const accomplices = riders.filter((rider) => rider.country === 'US');
  const held = async (eventId: string) =>
    (await admin.call(contract.heldAwards, { query: { eventId, limit: 100 } })).awards;
  return {
    /** the event of so many pairs of days ago, with the purse that somebody sets */
    anEvent: async (nth: number, promoterId: string, by: Browser): Promise<EventDetail> => {
      const startDate = new Date(now() - 2 * nth * DAY).toISOString().slice(0, 10);
      const { event } = await by.call(contract.addEvent, {
        body: { ...EVENT, title: `Ridge Cup ${nth}`, startDate, promoterId },
      });
      const payoutPlaces = PLACES.map((place) => ({ place, amount: usd(10_000) }));
      const classes = [{ _id: null, name: '450 A', payoutType: 'dealerCredit', payoutPlaces }];
      const answer = await by.ask(`/api/event/${event._id}/classes`, {
        method: 'PUT',
        body: { version: event.version, classes },
      });
      return answer.of(contract.saveClasses).event;
    },
    /** the accomplices in all places of an event, from some rider on */
    enter: (event: EventDetail, from: number, who: Browser) =>
      who.ask(`/api/event/${event._id}/results`, {
        method: 'PUT',
        headers: key(),
        body: {
          classId: event.classes[0]?._id,
          entrants: 12,
          results: PLACES.map((place) => {
            const rider = accomplices[(from + place) % accomplices.length];
            return finisher(place, rider?.fullName ?? '', { riderId: rider?._id });
          }),
        },
      }),
    /** what waits of an event */
    held,
    release: async (eventId: string, who: Browser) =>
      who.ask('/api/admin/awards-held', {
        method: 'PUT',
        headers: key(),
        body: {
          decision: 'release',
          resultIds: (await held(eventId)).map((award) => award._id),
          reason: 'Compared with the official results',
        },
      }),
    /** all that the accomplices have, in minor units */
    worth: () =>
      walletsOf(
        demo,
        accomplices.map((accomplice) => accomplice._id),
      ),
  };
};
