import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { makePayable } from './testing/payable-rider.js';
import { claimOf, codeOf, payoutScene } from './testing/payout-scene.js';
import { TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';

jest.setTimeout(60_000);

const { demo, admin, rider, otherId, riderId, key, change, pendingOf } = await payoutScene();
ledgerHolds(demo);
const second = await demo.as('admin2');

const balance = async (id = otherId): Promise<number> => {
  const found = await admin.call(contract.getRider, { params: { riderId: id } });
  return found.rider.balances.find((it) => it.available.currency === 'USD')?.available.amount ?? 0;
};
const adjust = (amount: number, by = admin, currency = 'USD', id = otherId) =>
  by.ask(`/api/admin/rider/${id}/adjust`, {
    method: 'POST',
    headers: key(),
    body: { amount: { amount, currency }, reason: 'Missed at Ridge Creek' },
  });
const decide = (by: Browser, approvalId: string, approve = true) =>
  by.ask(`/api/admin/approval/${approvalId}`, { method: 'PUT', body: { version: 1, approve, answer: null } });
const approvalIn = (answer: Awaited<ReturnType<typeof adjust>>): string =>
  answer.of(contract.adjustWallet).approvalId ?? '';

test('one administrator adjusts 100.00 a day over all riders and currencies; more waits for another', async () => {
  const before = await balance();
  expect((await adjust(6_000)).of(contract.adjustWallet).approvalId).toBeNull();
  expect((await adjust(3_000, admin, 'CAD')).of(contract.adjustWallet).approvalId).toBeNull();
  const [split, big] = [await adjust(1_001), await adjust(400_000)];
  expect([approvalIn(split), approvalIn(big)].every((it) => it !== '')).toBe(true);
  expect(await balance()).toBe(before + 6_000);

  expect(codeOf(await decide(admin, approvalIn(big)))).toBe('SECOND_PERSON_NEEDED');
  expect(await balance()).toBe(before + 6_000);
  expect(codeOf(await decide(second, approvalIn(big)))).toBe('ok');
  expect(codeOf(await decide(second, approvalIn(big)))).toBe('REQUEST_CLOSED');
  expect(await balance()).toBe(before + 406_000);
  expect(codeOf(await decide(second, approvalIn(split), false))).toBe('ok');
  expect(await balance()).toBe(before + 406_000);
});

test('many adjustments at once, in two currencies, do not pass the limit alone', async () => {
  const before = await balance();
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, at) => adjust(2_500, second, at % 2 === 0 ? 'USD' : 'CAD')),
  );
  expect(all.filter((it) => approvalIn(it) === '')).toHaveLength(4);
  expect(await balance()).toBeLessThanOrEqual(before + 10_000);
});

test('whoever adjusted a rider’s money does not pay them; another administrator does', async () => {
  await makePayable(demo, otherId);
  const claim = await pendingOf(otherId, [9_000]);
  await adjust(100);
  const send = (by: Browser) =>
    change(by, 'admin', claim._id, { action: 'mark-sent', version: claim.version, reference: 'Wire 4711' });
  expect(codeOf(await send(admin))).toBe('SECOND_PERSON_NEEDED');
  expect(claimOf(await send(second)).state).toBe('sent');
});

test('whoever uploaded a document does not decide it', async () => {
  const file = sendFile(TINY_PICTURE, { kind: 'licence' });
  expect((await admin.ask(`/api/admin/rider/${riderId}/upload-id-files`, file)).status).toBeLessThan(300);
  const { documents } = await admin.call(contract.riderDocuments, { params: { role: 'admin', riderId } });
  const decideIt = (by: Browser) =>
    by.ask(`/api/admin/document/${documents[0]?._id}`, { method: 'PUT', body: { status: 'verified' } });
  expect(codeOf(await decideIt(admin))).toBe('SECOND_PERSON_NEEDED');
  expect(codeOf(await decideIt(second))).toBe('ok');
  expect(await rider.session()).toBeTruthy();
});

test('an administrator makes no twin alone, and switches nobody off', async () => {
  const body = { firstName: 'Sam', lastName: 'Field', email: 'sam.field@example.com' };
  const { admin: twin, approvalId } = (await admin.ask('/api/admin/admins', { method: 'POST', body })).of(
    contract.addAdmin,
  );
  const mails = async () => {
    const { mails: found } = await second.call(contract.listMails, { query: { state: 'waiting', limit: 100 } });
    return found.filter((it) => it.kind === 'invitation').length;
  };
  const before = await mails();
  expect(codeOf(await admin.ask(`/api/admin/admin/${twin._id}/invite`, { method: 'POST' }))).toBe('ok');
  expect(codeOf(await decide(admin, approvalId ?? ''))).toBe('SECOND_PERSON_NEEDED');
  expect(await mails()).toBe(before);
  expect(codeOf(await decide(second, approvalId ?? ''))).toBe('ok');

  const otherAdmin = (await second.session()).user._id;
  const off = await admin.ask(`/api/admin/admin/${otherAdmin}/active`, { method: 'PUT', body: { active: false } });
  const asked = off.of(contract.setAdminActive);
  expect([asked.admin.deActivated, asked.approvalId === null]).toEqual([false, false]);
  expect(codeOf(await decide(admin, asked.approvalId ?? ''))).toBe('SECOND_PERSON_NEEDED');
  expect((await second.session()).user._id).toBe(otherAdmin);
});
