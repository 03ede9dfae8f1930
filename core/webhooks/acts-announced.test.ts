import { expect, test } from '@jest/globals';
import { given, GONE, KEEP } from '../merging/testing/merging.js';
import { cashOut, markSent, undoSent } from '../payouts/index.js';
import { decideHeldAwards } from '../results/index.js';
import {
  aMeeting,
  anActor,
  anId,
  aWebhook,
  cash,
  fakePorts,
  fakeUnitOfWork,
  payable,
  type World,
} from '../testing/index.js';
import { HAPPENED_TYPES } from './index.js';

/** The administrators’ webhook, which hears of everything. */
const webhooks = [aWebhook({ types: HAPPENED_TYPES })];
const usd = (amount: number) => ({ amount, currency: 'USD' });
/** what it is told of these types, in the order in which it happened */
const heard = (stored: () => World, types: RegExp) =>
  stored().deliveries.flatMap(({ type, data }) => (types.test(type) ? [[type, data]] : []));

test('an award that is held, and what a person decides about it, are announced', async () => {
  const meeting = aMeeting({ webhooks });
  const ana = anId('rder', 1);
  meeting.alterRider(ana, { enrolment: { at: '2025-06-09T18:00:00.000Z', phone: null, address: null } });
  await meeting.run(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
  const { id: resultId, classId } = meeting.resultOf('Ana Ruiz');
  const data = { resultId, riderId: ana, eventId: meeting.event.id, classId, value: usd(30_000) };
  const told = () => heard(meeting.stored, /^award\.(?:held|released|refused)$/);
  expect(told()).toEqual([['award.held', data]]);
  // what is held already is not announced again
  await meeting.judgeAgain();
  expect(told()).toHaveLength(1);

  const decide = (decision: 'released' | 'refused') =>
    decideHeldAwards(meeting.ports)({
      actor: anActor({ accountId: anId('acc', 3), subjectId: anId('admn', 3) }),
      idempotency: meeting.key(),
      resultIds: [resultId],
      decision,
      reason: 'Seen on the photos',
    });
  await decide('refused');
  await decide('released');
  expect(told()).toEqual([
    ['award.held', data],
    ['award.refused', data],
    ['award.released', data],
  ]);
});

test('a payment that is sent, alone or with others, and one that is taken back are announced', async () => {
  const riderId = anId('rder', 1);
  const db = fakeUnitOfWork({
    ...payable(1, { taxStatus: 'non-resident-alien' }),
    ...cash(riderId, [10_000, 5_000]),
    webhooks,
  });
  const ports = fakePorts(db);
  const [admin, rider] = [anActor(), anActor({ type: 'rider', subjectId: riderId })];
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claimOf = (at: number) => {
    const awardIds = [db.stored().awards[at]?.id ?? ''];
    return cashOut(ports)({ actor: rider, idempotency: idempotency(), currency: 'USD', awardIds, method: null });
  };
  const [one, other] = [await claimOf(0), await claimOf(1)];
  const told = () => heard(db.stored, /^payout\./);
  expect(told()).toEqual([]);

  const reference = 'Wire 4711';
  const first = { actor: admin, claimId: one.id };
  const sent = await markSent(ports)({ ...first, idempotency: idempotency(), version: one.version, reference });
  const undone = await undoSent(ports)({ ...first, idempotency: idempotency(), version: sent.version });
  for (const { id: claimId, version } of [undone, other])
    await markSent(ports)({ actor: admin, idempotency: idempotency(), claimId, version, reference });
  const ofRider = { riderId, method: 'reward-link' };
  const figures = { claimId: one.id, ...ofRider, gross: usd(10_000), withholding: usd(3_000), net: usd(7_000) };
  const ofOther = { claimId: other.id, ...ofRider, gross: usd(5_000), withholding: usd(1_500), net: usd(3_500) };
  expect(told().slice(0, 2)).toEqual([
    ['payout.sent', figures],
    ['payout.undone', figures],
  ]);
  expect(told().slice(2)).toEqual([
    ['payout.sent', figures],
    ['payout.sent', ofOther],
  ]);
});

test('a merge is announced once it happens, and not by its preview', async () => {
  const { db, preview, apply } = given({ webhooks });
  await preview();
  expect(heard(db.stored, /^rider\./)).toEqual([]);
  await apply();
  expect(heard(db.stored, /^rider\./)).toEqual([['rider.merged', { riderId: KEEP, mergedId: GONE }]]);
});
