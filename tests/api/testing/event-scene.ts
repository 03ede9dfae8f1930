import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import * as records from '@rrr/records';
import type { Browser } from './browser.js';
import { startDemo } from './start-demo.js';

/** An event as a promoter adds it. */
export const OWN_EVENT = {
  ...records.blank(records.EVENT),
  title: 'Rimrock Open',
  venue: 'Rimrock Park',
  venueWebsite: 'https://rimrock.example.com',
  city: 'Bend',
  state: 'or',
  zipcode: '97701',
  country: 'us',
  type: 'Motocross',
  startDate: '2099-05-02',
  endDate: null,
  seriesId: null,
};
/** The same event as an admin adds it. */
export const EVENT = { ...OWN_EVENT, paying: true, promoterId: null };

/** The body of an edit that changes nothing. */
export const unchangedEvent = (event: EventDetail) => ({
  ...records.valuesOf(records.EVENT, event),
  paying: event.paying,
  seriesId: event.series?._id ?? null,
  promoterId: event.promoter?._id ?? null,
  version: event.version,
});

/** The demo with everyone who reads or edits events. */
export const eventScene = async () => {
  const demo = await startDemo();
  const [admin, promoter] = [await demo.as('admin'), await demo.as('promoter')];
  return {
    demo,
    admin,
    promoter,
    rider: await demo.as('rider'),
    dealer: await demo.as('dealer'),
    promoterId: (await promoter.session()).user._id,
    add: async (change: object = {}): Promise<EventDetail> =>
      (await admin.call(contract.addEvent, { body: { ...EVENT, ...change } })).event,
    read: async (eventId: string, by: Browser = admin): Promise<EventDetail> =>
      (await by.call(contract.getEvent, { params: { eventId } })).event,
    /** the latest event that has results for all its classes */
    finished: async (): Promise<EventDetail> => {
      const [done] = (await admin.call(contract.eventsFinished)).events;
      return (await admin.call(contract.getEvent, { params: { eventId: done?._id ?? '' } })).event;
    },
  };
};
