import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { performRuns } from '@rrr/core/payouts';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { codeOf, payoutScene } from './testing/payout-scene.js';

const { demo, admin, rider, other, riderId, change, pendingOf, claimDemoCash } = await payoutScene();
ledgerHolds(demo);
// claims the demo's own cash first, so that the claims below contain only what each test gives
await claimDemoCash();

describe('an order of the payment provider', () => {
  const order = (id: string, act = 'create-order') =>
    admin.ask(`/api/payments/${act}`, { method: 'POST', body: { payoutClaimId: id } });
  test('is made once for a claim, says that it is a sandbox’s, and its link is its rider’s; an administrator gives a reason', async () => {
    const { write } = demo.server.container.get(S.database);
    const claim = await pendingOf(riderId, [2_500]);
    expect(codeOf(await order(claim._id, 'cancel-order'))).toBe('NOT_FOUND');
    const first = await order(claim._id);
    expect(first.json()).toMatchObject({
      sandbox: true,
      order: {
        payoutClaimId: claim._id,
        provider: 'sandbox',
        status: 'made',
        amount: { amount: 2_500, currency: 'USD' },
      },
    });
    expect((await order(claim._id)).text).toBe(first.text);
    const { orderId } = first.of(contract.createOrder).order;
    const link = `/api/payments/get-reward-link/${orderId}`;
    expect((await rider.ask(link)).json()).toEqual({ link: expect.stringContaining('sandbox'), sandbox: true });
    expect(codeOf(await admin.ask(link))).toBe('FORBIDDEN');
    const open = (reason: string) =>
      admin.ask(`/api/payments/open-reward-link/${orderId}`, { method: 'POST', body: { reason } });
    expect(codeOf(await open(' '))).toBe('VALIDATION_FAILED');
    expect((await open('The rider cannot open it')).json()).toEqual({
      link: expect.stringContaining('sandbox'),
      sandbox: true,
    });
    const told = await write('outbox').where({ kind: 'reward-link-opened', recipient_id: riderId });
    expect(told.map((it: { facts: string }) => JSON.parse(it.facts) as object)).toMatchObject([
      { reason: 'The rider cannot open it', amount: 2_500 },
    ]);
    await demo.server.container.get(S.watch).flushed();
    const { events } = await admin.call(contract.listSecurityEvents, { query: { kind: 'link-opened' } });
    expect(events).toMatchObject([
      { objectId: claim._id, account: { email: 'admin@example.com' }, severity: 'serious' },
    ]);
    expect(codeOf(await other.ask(link))).toBe('NOT_FOUND');
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'cancel', version: 2 }))).toBe('CLAIM_SENT');
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 2 }))).toBe('ORDER_STANDS');
    expect((await order(claim._id, 'cancel-order')).json()).toMatchObject({ order: { status: 'canceled' } });
    expect(codeOf(await rider.ask(link))).toBe('ORDER_CANCELED');
    expect(codeOf(await order(claim._id))).toBe('ORDER_CANCELED');
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'cancel', version: 3 }))).toBe('ok');
  });
  test('of which nobody knows what became binds its claim, says until when, and is settled by an administrator with a reason', async () => {
    const claim = await pendingOf(riderId, [2_600]);
    const from = new Date().toISOString();
    const { write } = demo.server.container.get(S.database);
    await write('payment_orders').insert({
      claim_id: claim._id,
      provider: 'sandbox',
      order_id: null,
      status: 'unknown',
      amount: 2_600,
      currency: 'USD',
      created_at: from,
      updated_at: from,
      attempt: 1,
      doubtful_from: from,
    });
    const until = new Date(Date.parse(from) + 86_400_000).toISOString();
    const refused = await change(admin, 'admin', claim._id, { action: 'cancel', version: 1 });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'ORDER_DOUBTFUL',
      detail: expect.stringContaining('or wait 24 hours'),
    });
    const shown = (await rider.ask(`/api/rider/payout-claim/${claim._id}`)).json();
    expect(shown).toMatchObject({ payoutClaim: { order: { status: 'unknown', doubtful: { since: from, until } } } });
    const settle = (by: Browser, body: object) =>
      by.ask('/api/payments/settle-order', { method: 'POST', body: { payoutClaimId: claim._id, ...body } });
    const [paid, notPaid] = [
      { outcome: 'paid', orderId: 'sandbox-nothing', reason: 'By phone' },
      { outcome: 'not-paid', reason: 'By phone' },
    ];
    expect([
      codeOf(await settle(admin, paid)),
      codeOf(await settle(admin, { ...notPaid, reason: ' ' })),
      (await settle(rider, notPaid)).status,
    ]).toEqual(['NOT_FOUND', 'VALIDATION_FAILED', 403]);
    expect((await settle(admin, notPaid)).json()).toMatchObject({ order: { status: 'refused', doubtful: null } });
    expect([
      codeOf(await settle(admin, notPaid)),
      codeOf(await change(admin, 'admin', claim._id, { action: 'cancel', version: 1 })),
    ]).toEqual(['ORDER_NOT_DOUBTFUL', 'ok']);
  });
  test('the screens are told that payments go to a sandbox', async () =>
    expect(await rider.call(contract.getConfig)).toMatchObject({ sandbox: true }));
});

test('one administrator prepares a payment run, another approves it, and its claims are sent by their orders', async () => {
  const second = await demo.as('admin2');
  const ids = [(await pendingOf(riderId, [700]))._id, (await pendingOf(riderId, [300]))._id];
  const methods = ['reward-link' as const];
  const all = await admin.call(contract.previewPaymentRun, { body: { currency: 'USD', methods } });
  const leaveOut = all.candidates.map((it) => it.payoutClaimId).filter((id) => !ids.includes(id));
  const chosen = { currency: 'USD' as const, methods, leaveOut };
  const preview = await admin.call(contract.previewPaymentRun, { body: chosen });
  expect(preview).toMatchObject({ claims: 2, riders: 1, total: { amount: 1_000, currency: 'USD' }, more: false });
  expect(preview.candidates.map((it) => [it.payoutClaimId, it.refused])).toEqual(ids.map((id) => [id, null]));
  const { paymentRun } = await admin.call(contract.preparePaymentRun, {
    body: { ...chosen, outcome: preview.outcome },
    idempotencyKey: 'payment-run-once',
  });
  expect(paymentRun).toMatchObject({ state: 'waiting', claims: 2, total: { amount: 1_000 }, approvedBy: null });
  const decide = (by: Browser) =>
    by.ask(`/api/admin/approval/${paymentRun.approvalId}`, {
      method: 'PUT',
      body: { version: 1, approve: true, answer: null },
    });
  expect(codeOf(await decide(admin))).toBe('SECOND_PERSON_NEEDED');
  expect((await decide(second)).json()).toMatchObject({
    approval: { state: 'approved', paymentRun: { claims: 2, riders: 1, total: { amount: 1_000 } } },
  });
  const { container } = demo.server;
  await performRuns({
    uow: container.get(S.uow),
    clock: container.get(S.clock),
    ids: container.get(S.ids),
    digest: container.get(S.digest),
    program: container.get(S.program),
    provider: container.get(S.payments),
    report: (_, failed) => expect(failed).toBeUndefined(),
  })();
  const { paymentRun: paid } = await admin.call(contract.getPaymentRun, { params: { runId: paymentRun._id } });
  expect(paid).toMatchObject({ state: 'done', sent: 2, sentTotal: { amount: 1_000 }, refused: 0 });
  expect(paid.lines.map((it) => [it.payoutClaimId, it.outcome])).toEqual(ids.map((id) => [id, 'sent']));
  expect(await admin.call(contract.listPaymentRuns)).toMatchObject({
    paymentRuns: [{ _id: paymentRun._id, state: 'done', approvedBy: expect.any(String) }],
  });
});
