import { admins, type Cells, everyone, LOGIN, NO, NOBODY, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';

export const promoterOf = (objects: Objects, of: Of): string =>
  of === 'own' ? objects.promoter : objects.otherPromoter;
export const eventOf = (objects: Objects, of: Of): Objects['event'] =>
  of === 'own' ? objects.event : objects.otherEvent;

/** a version that no record has: refused after the policy check */
export const OUTDATED = 1_000_000;
const FIELDS = {
  title: 'Nobody Open',
  venue: null,
  venueWebsite: null,
  city: null,
  state: null,
  zipcode: null,
  country: 'US',
  type: 'Motocross',
  startDate: '2026-05-02',
  endDate: '2026-05-01',
  seriesId: null,
};
const ALL = { ...FIELDS, paying: true, promoterId: null };

export const races: Cells = {
  listEvents: { own: everyone('ok'), ask: () => ['/api/events'] },
  previewPayouts: { own: everyone('ok'), ask: () => ['/api/payout-preview?model=450 SX-F&year=2025'] },
  eventsLean: { own: everyone('ok'), ask: () => ['/api/events-lean?before=2100-01-01&limit=5'] },
  getEvent: {
    own: everyone('ok'),
    other: everyone('ok'),
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}`],
  },
  promoterEvents: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/promoter/${promoterOf(objects, of)}/events`],
  },
  promoterSeries: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/promoter/${promoterOf(objects, of)}/series`],
  },
  roleEvents: {
    own: [LOGIN, 'ok', 'ok', 'ok', 'ok'],
    other: [LOGIN, 'ok', 'ok', NONE, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/events?promoterId=${promoterOf(objects, of)}`],
  },
  eventsLate: { own: admins('ok'), ask: () => ['/api/admin/events-late'] },
  eventsToDecide: { own: admins('ok'), ask: () => ['/api/admin/events-to-decide'] },
  eventsFinished: { own: admins('ok'), ask: () => ['/api/admin/events-finished'] },
  addEvent: { own: admins('EVENT_DATES_NOT_VALID'), ask: () => ['/api/admin/events', { method: 'POST', body: ALL }] },
  editEvent: {
    own: admins('STALE_EDIT'),
    ask: ({ objects }) => [
      `/api/admin/event/${objects.event.id}`,
      { method: 'PUT', body: { ...ALL, version: OUTDATED } },
    ],
  },
  addOwnEvent: {
    own: [LOGIN, NO, NO, 'EVENT_DATES_NOT_VALID', NO],
    ask: () => ['/api/promoter/events', { method: 'POST', body: FIELDS }],
  },
  editOwnEvent: {
    own: [LOGIN, NO, NO, 'STALE_EDIT', NO],
    other: [LOGIN, NO, NO, NONE, NO],
    ask: ({ objects, of }) => [
      `/api/promoter/event/${eventOf(objects, of).id}`,
      { method: 'PUT', body: { ...FIELDS, version: OUTDATED } },
    ],
  },
  duplicateEvent: { own: admins(NONE), ask: () => [`/api/admin/event/${NOBODY}/duplicate`, { method: 'POST' }] },
  // a promoter asks for another's event; all of them for one that is missing
  publishEvent: {
    own: [LOGIN, NO, NO, NONE, NONE],
    ask: ({ actor, objects }) => [
      `/api/event/${actor === 'promoter' ? objects.otherEvent.id : NOBODY}/publish`,
      { method: 'PUT', body: { version: 1 } },
    ],
  },
  deleteEvent: { own: admins(NONE), ask: () => [`/api/event/${NOBODY}`, { method: 'DELETE' }] },
  // a promoter requests another's event; those who could cancel it request a missing one
  cancelEvent: {
    own: [LOGIN, NO, NO, NONE, NONE],
    ask: ({ actor, objects }) => [
      `/api/event/${actor === 'promoter' ? objects.otherEvent.id : NOBODY}/cancel`,
      { method: 'PUT', body: { reason: 'Rain' } },
    ],
  },
  // it is so already, so nothing changes
  restoreEvent: {
    own: admins('ok'),
    ask: ({ objects }) => [
      `/api/admin/event/${objects.event.id}/restore`,
      { method: 'PUT', body: { reason: 'Dry again' } },
    ],
  },
  acceptLateResults: {
    own: admins('ok'),
    ask: ({ objects }) => [
      `/api/admin/event/${objects.event.id}/late-results`,
      { method: 'PUT', body: { accepted: false } },
    ],
  },
  // another version was looked at
  decidePaying: {
    own: admins('STALE_EDIT'),
    ask: ({ objects }) => [
      `/api/admin/event/${objects.event.id}/paying`,
      { method: 'PUT', body: { version: OUTDATED, paying: false, reason: null } },
    ],
  },
  undoPaying: { own: admins(NONE), ask: () => [`/api/admin/event/${NOBODY}/undo-paying`, { method: 'POST' }] },
  askLateResults: {
    own: [LOGIN, NO, NO, NONE, NO],
    ask: () => [
      `/api/promoter/event/${NOBODY}/late-results`,
      { method: 'POST', body: { reason: 'The timing failed' } },
    ],
  },
  askForResults: {
    own: [LOGIN, NONE, NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => [`/api/rider/event/${NOBODY}/results-asked`, { method: 'PUT' }],
  },
  saveClasses: {
    own: [LOGIN, NO, NO, 'STALE_EDIT', 'STALE_EDIT'],
    other: [LOGIN, NO, NO, NONE, 'STALE_EDIT'],
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/classes`,
      { method: 'PUT', body: { version: OUTDATED, classes: [] } },
    ],
  },
  // an event is no race with itself; promoters see only their own
  linkEvents: {
    own: [LOGIN, NO, NO, 'NOT_ONE_RACE', 'NOT_ONE_RACE'],
    other: [LOGIN, NO, NO, NONE, 'NOT_ONE_RACE'],
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/same-race`,
      { method: 'PUT', body: { dryRun: true, otherId: eventOf(objects, of).id } },
    ],
  },
  unlinkEvents: {
    own: admins('EVENT_NOT_LINKED'),
    ask: ({ objects }) => [`/api/admin/event/${objects.event.id}/two-races`, { method: 'PUT', body: { dryRun: true } }],
  },
  listEventsNearby: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/nearby`],
  },
  foreseeEventChange: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/foresee`, { method: 'POST', body: {} }],
  },
  listApprovals: { own: admins('ok'), ask: () => ['/api/admin/approvals?state=waiting'] },
  getApproval: { own: admins(NONE), ask: () => [`/api/admin/approval/${NOBODY}`] },
  decideApproval: {
    own: admins(NONE),
    ask: () => [
      `/api/admin/approval/${NOBODY}`,
      { method: 'PUT', body: { version: 1, eventVersion: 1, approve: true, answer: null } },
    ],
  },
  previewApproval: {
    own: admins(NONE),
    ask: () => [`/api/admin/approval/${NOBODY}/preview`, { method: 'POST', body: { version: 1 } }],
  },
  withdrawApproval: {
    own: [LOGIN, NO, NO, NONE, NONE],
    ask: () => [`/api/approval/${NOBODY}`, { method: 'DELETE' }],
  },
};
