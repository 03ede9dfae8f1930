import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { EVENT } from './testing/event-scene.js';
import { FIELD, finisher, key, resultScene } from './testing/result-scene.js';

/** What an administrator or a promoter can try alone, over HTTP (domain.md §13). */
const { demo, admin, promoter, riderId, balance } = await resultScene();
ledgerHolds(demo);
const second = await demo.as('admin2');
const promoterId = (await promoter.session()).user._id;
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const addEvent = async (by: Browser, title: string) =>
  (await by.call(contract.addEvent, { body: { ...EVENT, title, startDate: daysAgo(3), promoterId } })).event;
const read = async (eventId: string) => (await admin.call(contract.getEvent, { params: { eventId } })).event;
const setPurse = async (by: Browser, eventId: string, amount: number) => {
  const { version } = await read(eventId);
  const payoutPlaces = [{ place: 1, amount: { amount, currency: 'USD' } }];
  const classes = [{ _id: null, name: '450 A', payoutType: 'dealerCredit', payoutPlaces }];
  return by.ask(`/api/event/${eventId}/classes`, { method: 'PUT', body: { version, classes } });
};
const enter = async (by: Browser, eventId: string) => {
  const [inClass] = (await read(eventId)).classes;
  return by.ask(`/api/event/${eventId}/results`, {
    method: 'PUT',
    headers: key(),
    body: { classId: inClass?._id, entrants: 12, results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD] },
  });
};

test('an administrator who makes an event pay and enters its results pays nobody, however little', async () => {
  const before = await balance();
  const { _id: eventId } = await addEvent(admin, 'Straw Cup');
  expect((await setPurse(admin, eventId, 40_000)).status).toBe(200);
  expect((await enter(admin, eventId)).status).toBe(200);
  expect(await balance()).toBe(before);

  const { awards } = await admin.call(contract.heldAwards, { query: { eventId } });
  expect(awards).toMatchObject([{ enteredByYou: true, amount: { amount: 40_000 } }]);
  expect(awards[0]?.signals.map((it) => it.code)).toContain('ENTERED_BY_MAKER');
  const release = (by: Browser) =>
    by.ask('/api/admin/awards-held', {
      method: 'PUT',
      headers: key(),
      body: { decision: 'release', resultIds: awards.map((it) => it._id), reason: 'Seen on the photos' },
    });
  expect((await release(admin)).json()).not.toMatchObject({ outcomes: [{ outcome: 'released' }] });
  expect(await balance()).toBe(before);
  expect((await release(second)).json()).toMatchObject({ outcomes: [{ outcome: 'released' }] });
  expect(await balance()).toBe(before + 40_000);
});

test('a purse above 1,000.00 pays once another administrator decides, whichever way it was set', async () => {
  const { _id: eventId } = await addEvent(admin, 'Large Cup');
  expect((await setPurse(admin, eventId, 100_001)).status).toBe(200);
  const event = await read(eventId);
  expect([event.paying, event.payingAskedAt]).toEqual([false, expect.any(String)]);

  const decide = (by: Browser) =>
    by.ask(`/api/admin/event/${eventId}/paying`, {
      method: 'PUT',
      body: { version: event.version, paying: true, reason: null },
    });
  const edit = (by: Browser) =>
    by.ask(`/api/admin/event/${eventId}`, {
      method: 'PUT',
      body: { ...EVENT, title: 'Large Cup', startDate: daysAgo(3), promoterId, version: event.version },
    });
  expect((await decide(admin)).json()).toMatchObject({
    status: 403,
    code: 'SECOND_PERSON_NEEDED',
    detail: expect.stringMatching(/^You set this purse or moved the dates/),
  });
  expect((await edit(admin)).of(contract.editEvent).event).toMatchObject({ paying: false });
  expect((await admin.ask(`/api/admin/event/${eventId}/duplicate`, { method: 'POST' })).json()).toMatchObject({
    event: { paying: false },
  });
  expect((await decide(second)).of(contract.decidePaying).event).toMatchObject({ paying: true });

  // raising it further is a proposal, like a promoter's
  expect((await setPurse(admin, eventId, 500_000)).of(contract.saveClasses).event).toMatchObject({
    contingencyAmount: { amount: 100_001 },
    proposal: { kind: 'purse', purse: { after: { contingencyAmount: { amount: 500_000 } } } },
  });
});

test('acting as the promoter makes nobody a second person', async () => {
  const { _id: eventId } = await addEvent(admin, 'Proxy Cup');
  const proxy = await demo.as('admin');
  await proxy.call(contract.startProxy, {
    body: { type: 'promoter', id: promoterId, reason: 'Helping with the classes', returnTo: '/auth/admin' },
  });
  const answer = await setPurse(proxy, eventId, 300_000);
  expect(answer.status).toBe(200);
  const event = await read(eventId);
  expect(event.contingencyAmount.amount).toBe(0);
  const decide = (by: Browser) =>
    by.ask(`/api/admin/approval/${event.proposal?._id}`, {
      method: 'PUT',
      body: { version: 1, eventVersion: event.version, approve: true, answer: null },
    });
  expect((await decide(admin)).json()).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
  expect((await decide(second)).status).toBe(200);
  expect((await read(eventId)).contingencyAmount.amount).toBe(300_000);
});
