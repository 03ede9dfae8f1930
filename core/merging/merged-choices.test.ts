import { expect, it } from '@jest/globals';
import { takeAsCredit, offerCredit } from '../payouts/index.js';
import { aClass, aMeeting, anActor, anId, aRiderRecord, byHand, riderRows } from '../testing/index.js';
import { mergeRiders } from './index.js';

const [ana, ben] = [anId('rder', 1), anId('rder', 2)];

it('moves what was taken as credit, and corrected results take it back from who was kept', async () => {
  const pro = aClass({ payoutType: 'cash', places: [6_000, 4_000].map((amount, at) => ({ place: at + 1, amount })) });
  const meeting = aMeeting({ classes: [pro] }, { cashAsCredit: { bonusPercent: 10 }, approvals: 'recorded' });
  const records = ['Ana Ruiz', 'Ben Ode', 'Cy Park'].map((fullName, at) =>
    aRiderRecord({
      id: anId('rder', at + 1),
      firstName: fullName.split(' ')[0] ?? '',
      lastName: fullName.split(' ')[1] ?? '',
      email: `rider${at + 1}@example.com`,
    }),
  );
  meeting.alter(() => ({ riderDetails: riderRows(records).riderDetails }));
  await meeting.run(['Ana Ruiz']);
  const rider = anActor({ type: 'rider', subjectId: ana });
  const { outcome } = await offerCredit(meeting.ports)({ actor: rider, currency: 'USD' });
  await takeAsCredit(meeting.ports)({ actor: rider, currency: 'USD', outcome, idempotency: meeting.key() });
  const merging = { actor: meeting.admin, keepId: ben, deleteId: ana };
  const merge = mergeRiders(meeting.ports);
  const { against = [] } = await merge({ ...merging, confirmation: '', apply: null });
  const email = meeting.stored().riders.find((it) => it.id === ana)?.email ?? '';
  await merge({
    ...merging,
    confirmation: `DELETE ${email}`,
    acknowledged: against.map((it) => it.code),
    apply: meeting.key(),
  });
  expect([meeting.held()[1], meeting.stored().creditChoices.map((it) => it.riderId)]).toEqual([6_600, [ben]]);
  // the result is second now: 40.00, and 4.00 of bonus
  await meeting.replace({
    actor: meeting.admin,
    eventId: meeting.event.id,
    classId: pro.id,
    entrants: 9,
    apply: meeting.key(),
    results: [byHand(2, 'Ben Ode')],
  });
  expect(meeting.held()[1]).toBe(4_400);
});
