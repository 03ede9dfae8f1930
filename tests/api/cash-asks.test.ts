import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');

test('overdue cash is one item a rider; a reminder is read, sent, refused within a week, and taken back', async () => {
  const found = await admin.call(contract.listOverdueRiders, { query: { limit: 100 } });
  const awards = await admin.call(contract.listWaitingCash, { query: { overdue: 'true', limit: 100 } });
  expect(new Set(found.riders.map(({ rider }) => rider._id)).size).toBe(found.pagination.total);
  expect(found.pagination.total).toBeLessThan(awards.pagination.total ?? 0);
  const each = found.riders.flatMap((it) => it.awards.map((one) => one._id));
  expect(new Set(each).size).toBe(each.length);
  expect(awards.awards.every((it) => each.includes(it._id))).toBe(true);
  const one = found.riders.find((it) => it.remindAgainOn === null);
  const riderId = one?.rider._id ?? '';
  expect((await admin.call(contract.listOverdueRiders, { query: { remindable: 'true' } })).pagination.total).toBe(
    found.remindable,
  );

  const { mail, extension } = await admin.call(contract.getCashReminder, { params: { riderId } });
  expect([mail?.subject, mail?.locale]).toEqual([expect.stringMatching(/^Reminder: /), 'en']);
  expect(mail?.text).toContain('Missing: ');
  const {
    outcomes: [sent],
  } = await admin.call(contract.remindOfCash, { body: { riderIds: [riderId] } });
  expect(sent).toMatchObject({ riderId, outcome: 'done' });
  const again = await admin.call(contract.remindOfCash, { body: { riderIds: [riderId] } });
  expect(again.outcomes).toMatchObject([{ outcome: 'lately', remindAgainOn: expect.any(String), askId: null }]);
  const undone = await admin.call(contract.undoCashAsks, { body: { askIds: [sent?.askId ?? ''] } });
  expect(undone.outcomes).toMatchObject([{ outcome: 'undone' }]);

  const more = { riderIds: [riderId], reason: 'At a clinic' };
  expect(await admin.refusal(contract.extendCash, { body: { ...more, until: '2099-01-01' } })).toMatchObject({
    code: 'EXTENSION_OUT_OF_BOUNDS',
  });
  const extended = await admin.call(contract.extendCash, { body: { ...more, until: extension.to } });
  const left = await admin.call(contract.listOverdueRiders, { query: { limit: 100 } });
  expect(left.riders.map(({ rider }) => rider._id)).not.toContain(riderId);
  const { cash } = await admin.call(contract.getRiderCash, { params: { role: 'admin', riderId } });
  expect(cash.flatMap((it) => it.awards).some((it) => it.dueDate === extension.to && !it.overdue)).toBe(true);
  await admin.call(contract.undoCashAsks, { body: { askIds: [extended.outcomes[0]?.askId ?? ''] } });
  expect((await admin.call(contract.listOverdueRiders, { query: { limit: 100 } })).pagination.total).toBe(
    found.pagination.total,
  );
});
