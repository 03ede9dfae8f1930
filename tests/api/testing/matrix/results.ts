import type { Asked } from '../browser.js';
import { admins, type Cells, key, LOGIN, NO, NOBODY, NONE } from './cell.js';
import { eventOf, promoterOf } from './races.js';
import { riderOf } from './riders.js';

const FINISHER = {
  place: null,
  resultType: 'DNF',
  riderName: 'Nobody Atall',
  number: null,
  hometown: null,
  state: null,
  bike: null,
  email: null,
  amaNumber: null,
};
const put = (body: object): Asked => ({ method: 'PUT', body: { ...body, dryRun: true } });
/** for admins and the event's promoter */
const ofEvent = { own: [LOGIN, NO, NO, 'ok', 'ok'], other: [LOGIN, NO, NO, NONE, 'ok'] } as const;
const ofNoResult = { own: [LOGIN, NO, NO, NONE, NONE] } as const;

export const results: Cells = {
  putResult: {
    ...ofEvent,
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/result`,
      put({ ...FINISHER, classId: eventOf(objects, of).classId }),
    ],
  },
  putResults: {
    ...ofEvent,
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/results`,
      put({ classId: eventOf(objects, of).classId, results: [FINISHER] }),
    ],
  },
  deleteResult: {
    ...ofNoResult,
    ask: ({ objects }) => [
      `/api/event/${objects.event.id}/result?resultId=${NOBODY}&dryRun=true`,
      { method: 'DELETE' },
    ],
  },
  deleteResults: {
    ...ofEvent,
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/results?all=true&dryRun=true`,
      { method: 'DELETE' },
    ],
  },
  matchResult: {
    ...ofNoResult,
    ask: ({ objects }) => [
      `/api/event/${objects.event.id}/result/match`,
      put({ resultId: NOBODY, riderId: objects.rider }),
    ],
  },
  unmatchResult: {
    ...ofNoResult,
    ask: ({ objects }) => [`/api/event/${objects.event.id}/result/unmatch`, put({ resultId: NOBODY })],
  },
  rejudgeEvent: {
    own: admins('ok'),
    other: admins('ok'),
    ask: ({ objects, of }) => [
      `/api/admin/event/${eventOf(objects, of).id}/rejudge`,
      { method: 'POST', body: { dryRun: true } },
    ],
  },
  eventResults: { ...ofEvent, ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/results?limit=5`] },
  resultCandidates: {
    ...ofNoResult,
    ask: ({ objects }) => [`/api/event/${objects.event.id}/result-candidates?resultId=${NOBODY}`],
  },
  unmatchedResults: { own: admins('ok'), ask: () => ['/api/admin/results-unmatched?limit=5'] },
  unmatchedPeople: { own: admins('ok'), ask: () => ['/api/admin/results-unmatched-people?limit=5'] },
  unmatchedOfPerson: {
    own: admins('NOT_FOUND'),
    ask: () => [`/api/admin/result/${NOBODY}/unmatched-of-person`],
  },
  promoterUnmatched: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/promoter/${promoterOf(objects, of)}/results-unmatched`],
  },
  unpaidResults: { own: admins('ok'), ask: () => ['/api/admin/results-unpaid'] },
  setResultAside: {
    own: admins('NOT_FOUND'),
    ask: () => [`/api/admin/result/${NOBODY}/set-aside`, { method: 'PUT', body: { setAside: true } }],
  },
  setOverpaidAside: {
    own: admins('NOT_FOUND'),
    ask: () => [`/api/admin/award/${NOBODY}/overpaid`, { method: 'PUT', body: { left: null } }],
  },
  heldAwards: { own: admins('ok'), ask: () => ['/api/admin/awards-held?limit=5'] },
  undoHeldAwards: {
    own: admins('ok'),
    ask: () => ['/api/admin/awards-held/undo', { method: 'POST', body: { resultIds: [NOBODY] } }],
  },
  decideHeldAwards: {
    own: admins('ok'),
    ask: () => [
      '/api/admin/awards-held',
      {
        method: 'PUT',
        body: { decision: 'refuse', resultIds: [NOBODY], reason: 'Another rider' },
        headers: key(),
      },
    ],
  },
  overpaidAwards: { own: admins('ok'), ask: () => ['/api/admin/awards-overpaid'] },
  simulateResult: {
    own: admins('ok'),
    ask: ({ objects }) => [
      '/api/admin/simulate-result',
      {
        method: 'POST',
        body: {
          event: objects.event.id,
          class: objects.event.classId,
          place: 1,
          resultType: 'finished',
          starters: 12,
          rider: objects.rider,
          bike: null,
          others: [],
        },
      },
    ],
  },

  addResultClaim: {
    own: [LOGIN, NONE, NO, NO, NO],
    ask: () => [
      '/api/rider/result-claims',
      { method: 'POST', body: { eventId: NOBODY, classId: null, place: null, message: 'I was there' } },
    ],
  },
  listResultClaims: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/result-claims?riderId=${riderOf(objects, of)}`],
  },
  getResultClaim: { own: [LOGIN, NONE, NO, NO, NONE], ask: ({ role }) => [`/api/${role}/result-claim/${NOBODY}`] },
  undoResultClaim: { own: admins(NONE), ask: () => [`/api/admin/result-claim/${NOBODY}/undo`, { method: 'POST' }] },
  decideResultClaim: {
    own: admins(NONE),
    ask: () => [
      `/api/admin/result-claim/${NOBODY}`,
      { method: 'PUT', headers: key(), body: { decision: 'refuse', answer: 'Not on the list.' } },
    ],
  },
};
