import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { unchangedEvent } from './testing/event-scene.js';
import { key, resultScene, usd } from './testing/result-scene.js';

const scene = await resultScene();
const { admin, promoter, demo, event, inClass, balance, firstPrize, putField } = scene;
const params = { eventId: event._id };
const second = await demo.as('admin2');
const look = { dryRun: true } as const;

/** The same race once more: its class written otherwise, and its results. */
const twin = async () => {
  const { title: _, version: __, ...fields } = unchangedEvent((await admin.call(contract.getEvent, { params })).event);
  const body = { ...fields, title: 'Sanctioned twice', seriesId: null, paying: false };
  const { _id: eventId, version } = (await admin.call(contract.addEvent, { body })).event;
  const classes = [
    {
      name: `${inClass.name.toUpperCase()}!`,
      payoutType: 'dealerCredit' as const,
      payoutPlaces: [{ place: 1, amount: firstPrize }],
    },
  ];
  const saved = await admin.call(contract.saveClasses, { params: { eventId }, body: { version, classes } });
  const pay = { version: saved.event.version, paying: true, reason: null };
  await second.call(contract.decidePaying, { params: { eventId }, body: pay });
  const path = `/api/event/${eventId}/results`;
  const results = (await scene.page()).results.map(({ place, resultType, riderName, hometown, rider }) => ({
    ...{ place, resultType, riderName, number: null, hometown, state: null, bike: null, email: null, amaNumber: null },
    ...(rider ? { riderId: rider._id } : {}),
  }));
  const put = (dryRun: boolean) =>
    // whoever made the event does not also enter its results
    promoter.ask(path, {
      method: 'PUT',
      headers: key(),
      body: { classId: saved.event.classes[0]?._id, results, entrants: 12, dryRun },
    });
  return { eventId, put };
};
const none = { issued: usd(0), reversed: usd(0), overpaid: usd(0) };

test('the same race entered twice is asked about, and linked it pays once', async () => {
  const before = await balance();
  await putField();
  const other = await twin();
  expect((await other.put(true)).json()).toMatchObject({
    sameRaces: [{ event: { _id: event._id, title: event.title } }],
  });
  expect((await other.put(false)).status).toBe(200);
  expect(await balance()).toBe(before + 2 * firstPrize.amount);

  const near = await promoter.call(contract.listEventsNearby, { params });
  expect(near.events.map((it) => it._id)).toContain(other.eventId);
  const body = { otherId: other.eventId, dryRun: false, reason: 'Two sanctions' };
  const asked = await promoter.call(contract.linkEvents, { params, body });
  expect(asked).toMatchObject({ done: 'asked', waits: true, money: { ...none, reversed: firstPrize, riders: 1 } });
  expect(await balance()).toBe(before + 2 * firstPrize.amount);

  const waiting = await admin.call(contract.listApprovals, { query: { state: 'waiting', kind: 'one-race' } });
  const [approval] = waiting.approvals;
  expect(approval).toMatchObject({ oneRace: { link: true, other: { _id: other.eventId } }, foreseen: asked.money });
  const about = { params: { approvalId: approval?._id ?? '' } };
  const seen = await admin.call(contract.previewApproval, { ...about, body: { version: 1 } });
  expect(seen.money).toEqual(asked.money);
  const decision = { version: 1, approve: true, answer: null };
  expect(
    await admin.refusal(contract.decideApproval, { ...about, body: { ...decision, outcome: 'another' } }),
  ).toMatchObject({ code: 'PREVIEW_OUTDATED' });
  await admin.call(contract.decideApproval, { ...about, body: { ...decision, outcome: seen.outcome } });
  expect(await balance()).toBe(before + firstPrize.amount);
  expect((await promoter.call(contract.getEvent, { params })).event.sameRace).toMatchObject({ _id: other.eventId });
  expect((await scene.rider.call(contract.getEvent, { params })).event.sameRace).toBeNull();

  // what pays again is another administrator's
  const preview = await admin.call(contract.unlinkEvents, { params, body: look });
  expect(preview).toMatchObject({ done: 'preview', waits: true, money: { ...none, issued: firstPrize, riders: 1 } });
  const ended = { dryRun: false, reason: 'They were two', outcome: preview.outcome };
  expect((await admin.call(contract.unlinkEvents, { params, body: ended })).done).toBe('asked');
  expect(await balance()).toBe(before + firstPrize.amount);
  const [end] = (await second.call(contract.listApprovals, { query: { state: 'waiting', kind: 'one-race' } }))
    .approvals;
  const approve = { params: { approvalId: end?._id ?? '' }, body: decision };
  expect((await admin.refusal(contract.decideApproval, approve)).code).toBe('SECOND_PERSON_NEEDED');
  await second.call(contract.decideApproval, approve);
  expect(await balance()).toBe(before + 2 * firstPrize.amount);
});

test('other dates of a raced event are foreseen in money, for its promoter and whoever decides', async () => {
  await putField();
  const dates = { startDate: '2099-05-02', endDate: null };
  const foreseen = await admin.call(contract.foreseeEventChange, { params, body: { dates } });
  expect(foreseen).toMatchObject({ waits: true, money: { issued: usd(0), riders: expect.any(Number) } });
  expect(foreseen.money.reversed.amount).toBeGreaterThanOrEqual(firstPrize.amount);
  const now = (await admin.call(contract.getEvent, { params })).event;
  await admin.call(contract.editEvent, { params, body: { ...unchangedEvent(now), ...dates } });
  const { proposal, version } = (await admin.call(contract.getEvent, { params })).event;
  expect(proposal?.foreseen).toEqual(foreseen.money);
  const about = { params: { approvalId: proposal?._id ?? '' } };
  const body = { version: proposal?.version ?? 0, eventVersion: version };
  expect((await admin.refusal(contract.previewApproval, { ...about, body })).code).toBe('SECOND_PERSON_NEEDED');
  expect((await second.call(contract.previewApproval, { ...about, body })).money).toEqual(foreseen.money);
  expect((await second.refusal(contract.previewApproval, { ...about, body: { version: 1 } })).status).toBe(400);
  expect((await demo.as('dealer').then((it) => it.call(contract.getEvent, { params }))).event.proposal).toBeNull();
});
