import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import { eventScene, unchangedEvent } from './testing/event-scene.js';

const { demo, admin, promoter, promoterId, rider, add, read } = await eventScene();
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const credit = (name: string, amount: number) => ({
  name,
  payoutType: 'dealerCredit' as const,
  payoutPlaces: [{ place: 1, amount: usd(amount) }],
});

/** An event that an admin decided: its first class pays 100.00. */
const decided = async (): Promise<EventDetail> => {
  const event = await add({ promoterId, paying: false });
  const [params, classes] = [{ eventId: event._id }, [credit('450 A', 10_000)]];
  const { version } = (await promoter.call(contract.saveClasses, { params, body: { version: event.version, classes } }))
    .event;
  const body = { version, paying: true, reason: null };
  return (await admin.call(contract.decidePaying, { params, body })).event;
};
const raise = (event: EventDetail, amount = 1_000_000) =>
  promoter.call(contract.saveClasses, {
    params: { eventId: event._id },
    body: {
      version: event.version,
      classes: [{ ...credit('450 A', amount), _id: event.classes[0]?._id }, credit('250 B', amount)],
      reason: 'A sponsor joined',
    },
  });
const decide = (event: EventDetail, approve = true) => {
  const { _id: approvalId = '', version = 0 } = event.proposal ?? {};
  const body = { version, eventVersion: event.version, approve, answer: null };
  return admin.call(contract.decideApproval, { params: { approvalId }, body });
};

test('a promoter who raises the purse of a decided event mints nothing: by hand, by file, or by moving it', async () => {
  const event = await decided();
  const { event: asked } = await raise(event);
  expect(asked).toMatchObject({ version: event.version, contingencyAmount: usd(10_000), classes: [{ name: '450 A' }] });
  expect(asked.proposal).toMatchObject({
    state: 'waiting',
    reason: 'A sponsor joined',
    askedBy: { type: 'promoter' },
    purse: { before: { contingencyAmount: usd(10_000) }, after: { contingencyAmount: usd(2_000_000) } },
  });
  const moved = await promoter.call(contract.editOwnEvent, {
    params: { eventId: event._id },
    body: {
      ...(({ paying: _, promoterId: __, ...own }) => own)(unchangedEvent(await read(event._id))),
      startDate: '2026-01-10',
      endDate: '2026-01-10',
    },
  });
  expect([moved.event.startDate, moved.event.proposal?.purse?.after.startDate]).toEqual([
    event.startDate,
    '2026-01-10',
  ]);
  expect((await read(event._id)).contingencyAmount).toEqual(usd(10_000));
});

test('the public and riders see nothing of a proposal', async () => {
  const event = await decided();
  await raise(event);
  for (const by of [rider, await demo.as('dealer')]) expect((await read(event._id, by)).proposal).toBeNull();
});

test('an admin approves what was shown; nobody decides twice, or about another purse', async () => {
  const { event: asked } = await raise(await decided(), 50_000);
  const { approvals } = await admin.call(contract.listApprovals, { query: { state: 'waiting', limit: 100 } });
  expect(approvals.map((it) => it._id)).toContain(asked.proposal?._id);
  const params = { approvalId: asked.proposal?._id ?? '' };
  expect(await admin.call(contract.getApproval, { params })).toMatchObject({
    blocked: null,
    eventVersion: asked.version,
  });
  const body = { version: 9, eventVersion: asked.version, approve: true, answer: null };
  expect(await admin.refusal(contract.decideApproval, { params, body })).toMatchObject({ code: 'STALE_EDIT' });
  expect((await decide(asked)).approval).toMatchObject({ state: 'approved' });
  const now = await read(asked._id);
  expect([now.contingencyAmount, now.proposal]).toEqual([usd(100_000), null]);
  expect(await admin.refusal(contract.decideApproval, { params, body: { ...body, version: 1 } })).toMatchObject({
    status: 409,
    code: 'REQUEST_CLOSED',
  });
  expect(await admin.call(contract.getApproval, { params })).toMatchObject({ blocked: 'closed' });
});

test('a promoter decides nothing, and takes back only their own', async () => {
  const { event: asked } = await raise(await decided());
  const params = { approvalId: asked.proposal?._id ?? '' };
  const body = { version: 1, eventVersion: asked.version, approve: true, answer: null };
  expect(await promoter.refusal(contract.decideApproval, { params, body })).toMatchObject({ status: 403 });
  expect(await admin.refusal(contract.withdrawApproval, { params })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await promoter.call(contract.withdrawApproval, { params })).approval.state).toBe('withdrawn');
  expect((await read(asked._id)).proposal).toBeNull();
});

test('a lower purse applies at once while nobody has a result', async () => {
  const event = await decided();
  const { event: lower } = await promoter.call(contract.saveClasses, {
    params: { eventId: event._id },
    body: { version: event.version, classes: [{ ...credit('450 A', 5_000), _id: event.classes[0]?._id }] },
  });
  expect([lower.contingencyAmount, lower.proposal]).toEqual([usd(5_000), null]);
});

test('an edit of the event since it was asked for is a part of what the approver sees', async () => {
  const { event: asked } = await raise(await decided(), 50_000);
  const lowered = [{ ...credit('450 A', 2_000), _id: asked.classes[0]?._id }];
  const params = { eventId: asked._id };
  await admin.call(contract.saveClasses, { params, body: { version: asked.version, classes: lowered } });
  const { proposal } = await read(asked._id);
  const { approval } = await admin.call(contract.getApproval, { params: { approvalId: proposal?._id ?? '' } });
  for (const item of [proposal, approval]) expect(item?.purse?.before.contingencyAmount).toEqual(usd(2_000));
});
