import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../access/index.js';
import { box } from '../identity/testing/factors.js';
import type { Happened } from '../outbox/index.js';
import { defaultProgram } from '../program/index.js';
import { plusSeconds } from '../shared/index.js';
import { anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { aWebhook } from '../testing/contracts/webhook-contract.js';
import {
  addWebhook,
  type Attempt,
  claimDeliveries,
  deleteWebhook,
  deliverWebhook,
  editWebhook,
  GAPS,
  nextAttempt,
  offAfter,
  PROMOTER_TYPES,
  resealWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  setWebhookOn,
  sweepDeliveries,
  tryWebhook,
  type Webhook,
  type WebhookMessage,
} from './index.js';

const NOW = '2026-11-25T12:00:00.000Z';
const DAY = 86_400;
const promoterId = anId('promo', 1);
const admin = anActor({ type: 'admin', subjectId: anId('admin', 1), accountId: anId('acc', 1) });
const promoter = anActor({ type: 'promoter', subjectId: promoterId, accountId: anId('acc', 2) });
const other = anActor({ type: 'promoter', subjectId: anId('promo', 2), accountId: anId('acc', 3) });
const fields = { url: 'https://hooks.example.com/x?key=1', name: 'Stock', types: ['award.issued'] as const };
const fine: Attempt = { fault: null, status: 204, answer: '', milliseconds: 5 };
const failing: Attempt = { fault: 'status', status: 500, answer: 'Oops', milliseconds: 5 };

const given = (webhooks: readonly Webhook[] = [], answer: () => Attempt = () => fine) => {
  const db = fakeUnitOfWork({
    webhooks,
    promoters: [
      { id: promoterId, name: 'Rimrock', email: 'p1@example.com', status: 'approved' },
      { id: anId('promo', 2), name: 'Other', email: 'p2@example.com', status: 'pending' },
    ],
  });
  const clock = fixedClock(NOW);
  const sent: WebhookMessage[] = [];
  let secrets = 0;
  const ports = {
    uow: db.uow,
    clock,
    ids: sequentialIds(),
    program: defaultProgram,
    webhookSecrets: box('k1'),
    webhookSigner: { newSecret: () => `whsec_${(secrets += 1)}`, sign: (secret: string) => `v1,${secret}` },
    webhookSender: {
      accepts: (url: string) => url.startsWith('https://'),
      post: async (message: WebhookMessage) => (sent.push(message), answer()),
    },
  };
  const claim = () => claimDeliveries(ports)({ limit: 10, room: () => 10 });
  return {
    ...db,
    clock,
    ports,
    sent,
    announce: (...happened: readonly Happened[]) => db.uow.run((tx) => tx.outbox.announce(happened)),
    claim,
    /** one round of the job, after so many seconds */
    round: async (seconds = 0) => {
      clock.set(plusSeconds(clock.now(), seconds));
      const due = await claim();
      for (const one of due) await deliverWebhook(ports)(one);
      return due.length;
    },
    only: () => db.stored().webhooks[0],
  };
};
const sealedFor = (id: string, secret: string): string => box('k1').seal(secret, `webhook ${id}`);
const hook = (change: Partial<Webhook> = {}): Webhook => {
  const it = aWebhook({ createdAt: NOW, ...change });
  return { ...it, sealed: sealedFor(it.id, 'whsec_a') };
};
const happened = (n = 1): Happened => ({
  id: anId('hap', n),
  type: 'redemption.made',
  at: NOW,
  promoterId: null,
  data: {
    redemptionId: anId('red', n),
    riderId: anId('rder', 1),
    dealerId: anId('dea0er', 1),
    value: { amount: 900, currency: 'USD' },
  },
});
const code = (work: Promise<unknown>) => work.then(() => 'ok').catch((error: { readonly code: string }) => error.code);

describe('a webhook', () => {
  it('is added with a secret that is told once and stored encrypted', async () => {
    const { ports, stored } = given();
    const { webhookId, secret } = await addWebhook(ports)({ actor: admin, webhook: fields });
    expect(stored().webhooks).toMatchObject([
      { id: webhookId, promoterId: null, ...fields, off: null, sealed: sealedFor(webhookId, secret), version: 1 },
    ]);
    expect(stored().audit).toMatchObject([
      { action: 'add-webhook', objectId: webhookId, detail: { host: 'hooks.example.com', types: 'award.issued' } },
    ]);
    // neither the secret nor what the address may hold
    expect(JSON.stringify(stored().audit)).not.toMatch(/whsec|key=1/);
  });

  it('of a promoter hears of their own events only, and of no money that is spent or paid', async () => {
    const { ports, stored } = given();
    const add = (types: Webhook['types'], actor: Actor = promoter) =>
      code(addWebhook(ports)({ actor, webhook: { ...fields, types } }));
    expect(await add(['redemption.made'])).toBe('WEBHOOK_TYPE_REFUSED');
    expect(await add(['award.issued', 'award.held'])).toBe('WEBHOOK_TYPE_REFUSED');
    expect(await add(PROMOTER_TYPES)).toBe('ok');
    expect(stored().webhooks).toMatchObject([{ promoterId, types: PROMOTER_TYPES }]);
    expect(await add(PROMOTER_TYPES, other)).toBe('PROMOTER_NOT_APPROVED');
  });

  it('is refused in proxy mode, to riders, for a bad address, and when there are ten', async () => {
    const { ports } = given(Array.from({ length: 9 }, () => hook({ promoterId })));
    const add = (actor: Actor, change: object = {}) =>
      code(addWebhook(ports)({ actor, webhook: { ...fields, ...change } }));
    expect(await add({ ...promoter, proxyHostId: admin.accountId })).toBe('PROXY_FORBIDDEN');
    expect(await add(anActor({ type: 'rider' }))).toBe('NOT_FOUND');
    expect(await add(promoter, { url: 'http://hooks.example.com' })).toBe('WEBHOOK_ADDRESS_REFUSED');
    expect([await add(promoter), await add(promoter), await add(admin)]).toEqual(['ok', 'TOO_MANY_WEBHOOKS', 'ok']);
  });

  it('is changed, switched and deleted by its owner and by administrators, nobody else', async () => {
    const own = hook({ promoterId, types: ['award.issued'] });
    const { ports, only, stored } = given([own]);
    const asked = { actor: promoter, webhookId: own.id };
    expect(await code(setWebhookOn(ports)({ ...asked, actor: other, on: false, version: 1 }))).toBe('NOT_FOUND');
    await setWebhookOn(ports)({ ...asked, on: false, version: 1 });
    expect(only()).toMatchObject({ off: 'owner', version: 2 });
    expect(await code(setWebhookOn(ports)({ ...asked, on: true, version: 1 }))).toBe('STALE_EDIT');
    await setWebhookOn(ports)({ ...asked, actor: admin, on: true, version: 2 });
    await editWebhook(ports)({ ...asked, webhook: { ...fields, name: 'New' }, version: 3 });
    expect(only()).toMatchObject({ off: null, name: 'New', version: 4 });
    // nothing changes
    await editWebhook(ports)({ ...asked, webhook: { ...fields, name: 'New' }, version: 4 });
    expect(only()?.version).toBe(4);
    expect(await code(deleteWebhook(ports)({ ...asked, actor: other }))).toBe('NOT_FOUND');
    await deleteWebhook(ports)(asked);
    expect(stored().webhooks).toEqual([]);
    expect(stored().audit.map((it) => it.action)).toEqual([
      'deactivate-webhook',
      'activate-webhook',
      'edit-webhook',
      'delete-webhook',
    ]);
  });

  it('signs with both secrets for a day after a new one was made', async () => {
    const own = hook();
    const { ports, clock, sent } = given([own]);
    const { secret } = await rotateWebhookSecret(ports)({ actor: admin, webhookId: own.id, version: 1 });
    const signatures = async (at: string) => {
      clock.set(at);
      await tryWebhook(ports)({ actor: admin, webhookId: own.id });
      return sent.at(-1)?.headers['webhook-signature'];
    };
    expect(await signatures(plusSeconds(NOW, DAY - 1))).toBe(`v1,${secret} v1,whsec_a`);
    expect(await signatures(plusSeconds(NOW, DAY))).toBe(`v1,${secret}`);
  });

  it('has its secrets encrypted anew with a newer key', async () => {
    const own = hook();
    const { ports, only, uow } = given([{ ...own, earlierSealed: sealedFor(own.id, 'whsec_0') }, hook()]);
    expect(await resealWebhooks({ uow, secrets: box('k2') })).toBe(2);
    expect(await resealWebhooks({ uow, secrets: box('k2') })).toBe(0);
    expect(only()?.sealed).toMatch(/^k2\|/);
    expect(only()?.earlierSealed ?? 'k2|').toMatch(/^k2\|/);
    expect(ports.webhookSecrets.isOutdated(only()?.sealed ?? '')).toBe(true);
  });
});

describe('a delivery', () => {
  it('is sent once, with the id of what happened, and its own time', async () => {
    const { announce, round, sent, stored } = given([hook()]);
    await announce(happened());
    expect([await round(5), await round(5)]).toEqual([1, 0]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toMatchObject({ 'webhook-id': anId('hap', 1), 'webhook-timestamp': '1795608005' });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      id: anId('hap', 1),
      type: 'redemption.made',
      version: 1,
      timestamp: NOW,
      data: happened().data,
    });
    expect(stored().deliveries).toMatchObject([{ tries: 1, nextAt: null, sentAt: '2026-11-25T12:00:05.000Z' }]);
  });

  it('is sent again with the same id and body after the sender was killed', async () => {
    const { announce, claim, round, sent } = given([hook()]);
    await announce(happened());
    // taken by a server that dies: before it sent, or before it stored that it did
    expect(await claim()).toHaveLength(1);
    expect(await round(119)).toBe(0);
    expect(await round(1)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('is tried with growing gaps, then given up', async () => {
    const { announce, round, stored } = given([hook()], () => failing);
    await announce(happened());
    await round();
    for (const gap of GAPS) expect([await round(gap - 1), await round(1)]).toEqual([0, 1]);
    expect(stored().deliveries).toMatchObject([{ tries: 8, nextAt: null, sentAt: null, attempt: failing }]);
    expect(await round(10 * DAY)).toBe(0);
  });

  it('can be sent again, once it was tried and while its webhook is on', async () => {
    const [own, off] = [hook(), hook()];
    const { announce, round, ports, stored, sent, uow } = given([own, off], () => failing);
    await announce(happened());
    const resend = (webhookId: string, actor: Actor = admin) =>
      code(resendDelivery(ports)({ actor, webhookId, deliveryId: anId('hap', 1) }));
    expect(await resend(own.id)).toBe('DELIVERY_UNDER_WAY');
    await round();
    await uow.run((tx) => tx.webhooks.put({ ...off, off: 'owner' }));
    expect(await resend(off.id)).toBe('WEBHOOK_IS_OFF');
    expect(await resend(own.id, promoter)).toBe('NOT_FOUND');
    expect(await resend(own.id)).toBe('ok');
    expect(stored().deliveries.find((it) => it.webhookId === own.id)).toMatchObject({ tries: 0, nextAt: NOW });
    await round();
    expect(new Set(sent.map((it) => it.headers['webhook-id'])).size).toBe(1);
  });

  it('is deleted after the days of the program', async () => {
    const { announce, round, clock, ports, stored } = given([hook()]);
    await announce(happened());
    await round();
    clock.set(plusSeconds(NOW, 30 * DAY));
    expect(await sweepDeliveries(ports)()).toBe(0);
    clock.set(plusSeconds(NOW, 30 * DAY + 1));
    expect([await sweepDeliveries(ports)(), stored().deliveries]).toEqual([1, []]);
  });

  it('of a test is kept, and neither tried again nor sent again', async () => {
    const own = hook({ off: 'owner' });
    const { ports, stored, round } = given([own], () => ({ ...failing, status: 410 }));
    const { id, attempt } = await tryWebhook(ports)({ actor: admin, webhookId: own.id });
    expect(attempt?.status).toBe(410);
    expect(await round(DAY)).toBe(0);
    expect(await code(resendDelivery(ports)({ actor: admin, webhookId: own.id, deliveryId: id }))).toBe('NOT_FOUND');
    expect(stored().deliveries).toMatchObject([{ id, type: 'ping', tries: 1, nextAt: null }]);
  });
});

describe('a webhook that fails', () => {
  it('for five days is switched off, and its owner gets one e-mail', async () => {
    const { announce, round, only, stored } = given([hook({ promoterId, types: ['award.issued'] })], () => failing);
    const award: Happened = {
      id: anId('hap', 9),
      type: 'award.issued',
      at: NOW,
      promoterId,
      data: {
        awardId: anId('awd', 1),
        riderId: anId('rder', 1),
        type: 'credit',
        eventId: null,
        classId: null,
        seriesId: null,
        value: { amount: 5, currency: 'USD' },
        expiresOn: null,
      },
    };
    await announce(award);
    await round();
    expect(only()).toMatchObject({ off: null, failingSince: NOW, version: 1 });
    await announce({ ...award, id: anId('hap', 10) }, { ...award, id: anId('hap', 11) });
    await round(5 * DAY - 1);
    expect(only()?.off).toBeNull();
    await round(10 * DAY);
    expect(only()).toMatchObject({ off: 'failing', version: 2 });
    expect(stored().outbox).toMatchObject([
      { kind: 'webhook-off', recipient: { type: 'promoter', id: promoterId }, facts: { why: 'failing', since: NOW } },
    ]);
    await announce({ ...award, id: anId('hap', 12) });
    expect(await round(DAY)).toBe(0);
    expect(stored().deliveries).toHaveLength(3);
  });

  it('and then gets something is fine again', async () => {
    let answer = failing;
    const { announce, round, only } = given([hook()], () => answer);
    await announce(happened());
    await round();
    expect(only()?.failingSince).toBe(NOW);
    answer = fine;
    await round(60);
    expect(only()).toMatchObject({ failingSince: null, version: 1 });
  });

  it('with 410 Gone is switched off at once', async () => {
    const own = hook();
    const { announce, round, only, stored } = given([own], () => ({ ...failing, status: 410 }));
    await announce(happened());
    await round();
    expect(only()?.off).toBe('gone');
    expect(stored().deliveries).toMatchObject([{ nextAt: null, sentAt: null }]);
    expect(stored().outbox).toMatchObject([{ recipient: { type: 'account', id: own.createdBy } }]);
  });
});

test('no attempt comes earlier than the one before, and they end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: GAPS.length - 1 }), (tries) => {
      const [one, next] = [nextAttempt(NOW, tries), nextAttempt(NOW, tries + 1)];
      expect(one !== null && next !== null && one < next && NOW < one).toBe(true);
    }),
  );
  expect(nextAttempt(NOW, GAPS.length + 1)).toBeNull();
});

test('only 410 and days without success switch off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * DAY }), fc.integer({ min: 100, max: 599 }), (seconds, status) => {
      const off = offAfter({ failingSince: NOW }, { status }, plusSeconds(NOW, seconds));
      expect(off).toBe(status === 410 ? 'gone' : seconds >= 5 * DAY ? 'failing' : null);
    }),
  );
});
