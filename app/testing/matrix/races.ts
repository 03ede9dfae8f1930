import { type Cells, everyone, LOGIN, NO, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';

export const promoterOf = (it: Objects, of: Of): string => (of === 'own' ? it.promoter : it.otherPromoter);
export const eventOf = (it: Objects, of: Of): Objects['event'] => (of === 'own' ? it.event : it.otherEvent);

export const races: Cells = {
  listEvents: { own: everyone('ok'), ask: () => ['/api/events'] },
  eventsLean: { own: everyone('ok'), ask: () => ['/api/events-lean?before=2100-01-01&limit=5'] },
  getEvent: { own: everyone('ok'), other: everyone('ok'), ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}`] },
  promoterEvents: {
    own: [LOGIN, NO, NO, 'ok', 'ok'], other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/promoter/${promoterOf(objects, of)}/events`],
  },
  promoterSeries: {
    own: [LOGIN, NO, NO, 'ok', 'ok'], other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/promoter/${promoterOf(objects, of)}/series`],
  },
};
