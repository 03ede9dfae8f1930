import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../access/index.js';
import type { Happened } from '../outbox/index.js';
import { plusSeconds } from '../shared/index.js';
import { anId } from '../testing/index.js';
import { GAPS, nextAttempt, offAfter, resendDelivery, sweepDeliveries, tryWebhook } from './index.js';
import {
  admin,
  code,
  DAY,
  failing,
  fine,
  given,
  happened,
  hook,
  NOW,
  promoter,
  promoterId,
} from './testing/webhook-scene.js';

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
