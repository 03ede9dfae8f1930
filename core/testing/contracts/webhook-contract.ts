import { describe, expect, it } from '@jest/globals';
import type { Happened } from '../../outbox/index.js';
import type { Attempt, Delivery, DueAsked, Webhook } from '../../webhooks/index.js';
import { aWebhook } from '../a-webhook.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

const AT = '2021-06-10T18:00:00.000Z';
const LEASE = '2021-06-10T18:02:00.000Z';
const LATER = '2021-06-10T18:05:00.000Z';

/** Webhooks, and what is sent to them. */
export const describeWebhooks = (make: MakeBackend): void =>
  describe('webhook store', () => {
    const it_ = useBackend(make);
    const put = (...all: readonly Webhook[]) =>
      it_.uow.run(async (tx) => {
        for (const one of all) await tx.webhooks.put(one);
      });
    const redeemed = (change: Partial<Pick<Happened, 'at'>> = {}): Happened => ({
      id: anId('hap', fresh()),
      type: 'redemption.made',
      at: AT,
      promoterId: null,
      data: {
        redemptionId: anId('red', 1),
        riderId: anId('rder', 1),
        dealerId: anId('dea0er', 1),
        value: { amount: 7, currency: 'USD' },
      },
      ...change,
    });
    const issued = (promoterId: string | null): Happened => ({
      id: anId('hap', fresh()),
      type: 'award.issued',
      at: AT,
      promoterId,
      data: {
        awardId: anId('awd', 1),
        riderId: anId('rder', 1),
        type: 'credit',
        eventId: anId('event', 1),
        classId: anId('c1ass', 1),
        seriesId: null,
        value: { amount: 5, currency: 'CAD' },
        expiresOn: null,
      },
    });
    const announce = (...happened: readonly Happened[]) => it_.uow.run((tx) => tx.outbox.announce(happened));
    const delivery = (of: Webhook, { id }: Pick<Happened, 'id'>) =>
      it_.uow.run((tx) => tx.webhooks.lockDelivery(of.id, id));
    const due = (change: Partial<DueAsked> = {}) =>
      it_.uow.run((tx) => tx.webhooks.due({ now: AT, leaseUntil: LEASE, limit: 100, room: () => 100, ...change }));
    /** only to these, because tests share the database */
    const only = (...all: readonly Webhook[]): Pick<DueAsked, 'room'> => ({
      room: ({ id }) => (all.some((one) => one.id === id) ? 100 : 0),
    });
    const idsOf = (found: Awaited<ReturnType<typeof due>>) => found.map((one) => one.delivery.id);
    const fine: Attempt = { fault: null, status: 204, answer: '', milliseconds: 12 };
    const failed: Attempt = { fault: 'status', status: 500, answer: 'Zoë ✓', milliseconds: 3 };

    it('keeps every field of a webhook, replaces it, counts and removes it', async () => {
      const promoterId = anId('promo', fresh());
      const [bare, full] = [
        aWebhook(),
        aWebhook({
          promoterId,
          off: 'failing',
          earlierSealed: 'k.before',
          earlierUntil: LATER,
          failingSince: AT,
          version: 7,
        }),
      ];
      await put(bare, full);
      const read = (id: string) => it_.uow.run((tx) => tx.webhooks.lock(id));
      expect(await read(bare.id)).toEqual(bare);
      expect(await read(full.id)).toEqual(full);
      const changed: Webhook = {
        ...full,
        url: 'https://x.example.com',
        name: 'X',
        types: ['results.received'],
        off: null,
      };
      await put(changed);
      expect(await read(full.id)).toEqual(changed);
      const count = (of: string | null) => it_.uow.run((tx) => tx.webhooks.countOf(of));
      const admins = await count(null);
      expect([await count(promoterId), admins]).toEqual([1, expect.any(Number)]);
      expect(await it_.uow.run((tx) => tx.webhooks.idsAfter(bare.id, 1))).toEqual([expect.any(String)]);
      await it_.uow.run((tx) => tx.webhooks.remove(bare.id));
      expect([await read(bare.id), await count(null)]).toEqual([undefined, admins - 1]);
    });

    it('stores a delivery for each webhook that may hear of it and wants to', async () => {
      const [own, other] = [anId('promo', fresh()), anId('promo', fresh())];
      const hooks = {
        admins: aWebhook(),
        others: aWebhook({ types: ['payout.sent'] }),
        off: aWebhook({ off: 'owner' }),
        own: aWebhook({ promoterId: own }),
        foreign: aWebhook({ promoterId: other }),
      };
      await put(...Object.values(hooks));
      const [redemption, ofEvent, ofNobody] = [redeemed(), issued(own), issued(null)];
      await announce(redemption);
      await announce(ofEvent);
      await announce(ofNobody);
      const heard = async (happened: Happened) => {
        const names: string[] = [];
        for (const [name, hook] of Object.entries(hooks)) if (await delivery(hook, happened)) names.push(name);
        return names;
      };
      // even a promoter who chose redemptions hears of none
      expect(await heard(redemption)).toEqual(['admins']);
      expect(await heard(ofEvent)).toEqual(['admins', 'own']);
      expect(await heard(ofNobody)).toEqual(['admins']);
      expect(await delivery(hooks.own, ofEvent)).toEqual({
        id: ofEvent.id,
        webhookId: hooks.own.id,
        type: 'award.issued',
        at: AT,
        data: ofEvent.data,
        tries: 0,
        nextAt: AT,
        sentAt: null,
        triedAt: null,
        attempt: null,
      });
    });

    it('stores many at once, and nothing of what is rolled back', async () => {
      const hook = aWebhook();
      await put(hook);
      const many = Array.from({ length: 120 }, () => redeemed());
      await announce(...many);
      const found = await due({ limit: 500, room: ({ id }) => (id === hook.id ? 500 : 0) });
      expect(new Set(idsOf(found))).toEqual(new Set(many.map((one) => one.id)));
      const lost = redeemed();
      await expect(
        it_.uow.run(async (tx) => {
          await tx.outbox.announce([lost]);
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
      expect(await delivery(hook, lost)).toBeUndefined();
    });

    it('leases the oldest first to one server, and again after the lease', async () => {
      const hook = aWebhook();
      await put(hook);
      const [second, first, future] = [
        redeemed({ at: AT }),
        redeemed({ at: '2021-06-10T17:00:00.000Z' }),
        redeemed({ at: LATER }),
      ];
      await announce(second, first, future);
      const one = await due({ limit: 1, ...only(hook) });
      expect(one).toEqual([
        { webhook: hook, delivery: expect.objectContaining({ id: first.id, nextAt: LEASE, tries: 0 }) },
      ]);
      expect(idsOf(await due(only(hook)))).toEqual([second.id]);
      expect(await due({ now: '2021-06-10T18:01:59.999Z', ...only(hook) })).toEqual([]);
      expect(idsOf(await due({ now: LEASE, leaseUntil: LATER, ...only(hook) })).toSorted()).toEqual(
        [first.id, second.id].toSorted(),
      );
    });

    it('gives servers that ask at once different deliveries', async () => {
      const hook = aWebhook();
      await put(hook);
      await announce(...Array.from({ length: 40 }, () => redeemed()));
      const room = ({ id }: Pick<Webhook, 'id'>) => (id === hook.id ? 10 : 0);
      const lent = (await Promise.all([1, 2, 3, 4].map(() => due({ room })))).flatMap(idsOf);
      expect(new Set(lent).size).toBe(lent.length);
    });

    it('lets no backlog hide another webhook, and sends nothing to one that is off or gone', async () => {
      const [busy, quiet, off, gone] = [aWebhook(), aWebhook(), aWebhook(), aWebhook()];
      await put(busy, quiet, off, gone);
      await announce(...Array.from({ length: 12 }, () => redeemed({ at: '2021-06-10T16:00:00.000Z' })));
      await put({ ...off, off: 'owner' });
      await it_.uow.run((tx) => tx.webhooks.remove(gone.id));
      const all = [busy, quiet, off, gone].map((one) => one.id);
      const found = await due({ limit: 4, room: ({ id }) => (all.includes(id) ? 2 : 0) });
      expect(found.map((one) => one.webhook.id).toSorted()).toEqual([busy.id, busy.id, quiet.id, quiet.id].toSorted());
    });

    it('stores what an attempt brought, but only of the one that holds the lease', async () => {
      const hook = aWebhook();
      await put(hook);
      const happened = redeemed();
      await announce(happened);
      const [held] = await due(only(hook));
      if (!held) throw new Error('nothing is due');
      const attempted = (of: Delivery, what: Attempt, at: string, next: string | null) =>
        it_.uow.run((tx) => tx.webhooks.attempted(of, what, at, next));
      expect(await attempted(held.delivery, failed, AT, LATER)).toBe(true);
      expect(await delivery(hook, happened)).toMatchObject({
        tries: 1,
        nextAt: LATER,
        sentAt: null,
        triedAt: AT,
        attempt: failed,
      });
      expect(await attempted(held.delivery, fine, LATER, null)).toBe(false);
      const [again] = await due({ now: LATER, leaseUntil: '2021-06-10T18:07:00.000Z', ...only(hook) });
      if (!again) throw new Error('nothing is due');
      expect(await attempted(again.delivery, fine, LATER, null)).toBe(true);
      expect(await delivery(hook, happened)).toMatchObject({ tries: 2, nextAt: null, sentAt: LATER, attempt: fine });
      await it_.uow.run((tx) => tx.webhooks.requeue(hook.id, happened.id, LATER));
      expect(await delivery(hook, happened)).toMatchObject({ tries: 0, nextAt: LATER, sentAt: null, attempt: fine });
      expect(await attempted({ ...held.delivery, id: anId('n0ne') }, fine, LATER, null)).toBe(false);
    });

    it('keeps a test as it was, and deletes what is old', async () => {
      const hook = aWebhook();
      await put(hook);
      const test = (at: string): Delivery => ({
        id: anId('hap', fresh()),
        webhookId: hook.id,
        type: 'ping',
        at,
        data: { webhookId: hook.id },
        tries: 1,
        nextAt: null,
        sentAt: at,
        triedAt: at,
        attempt: fine,
      });
      const [old, kept] = [test('2001-01-01T00:00:00.000Z'), test(AT)];
      await it_.uow.run(async (tx) => {
        await tx.webhooks.addDelivery(old);
        await tx.webhooks.addDelivery(kept);
      });
      const read = (of: Delivery) => it_.uow.run((tx) => tx.webhooks.lockDelivery(hook.id, of.id));
      expect(await read(old)).toEqual(old);
      const sweep = () => it_.uow.run((tx) => tx.webhooks.sweep('2002-01-01T00:00:00.000Z', 10));
      expect([await sweep(), await sweep()]).toEqual([1, 0]);
      expect([await read(old), await read(kept)]).toEqual([undefined, kept]);
    });
  });
