import { describe, expect, it } from '@jest/globals';
import type { Message } from '../../outbox/index.js';
import type { DuePush, PushSubscription } from '../../push/index.js';
import { aPushSubscription, SERVER_KEY } from '../a-push-subscription.js';
import { anAccount } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { PLAIN_SESSION } from '../plain-session.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

const AT = '2026-06-10T18:00:00.000Z';
const LEASE = '2026-06-10T18:02:00.000Z';
const LATER = '2026-06-10T18:05:00.000Z';

/** Browsers that show notices, and the notices. */
export const describePushes = (make: MakeBackend): void =>
  describe('push store', () => {
    const backend = useBackend(make);
    const put = (...all: readonly PushSubscription[]) =>
      backend.uow.run(async (tx) => {
        for (const subscription of all) await tx.pushes.put(subscription);
      });
    /** a browser of a rider's login */
    const browser = (accountId: string, change: Partial<PushSubscription> = {}) =>
      aPushSubscription(fresh(), { accountId, ...change });
    const given = async (change: Partial<PushSubscription> = {}) => {
      const n = fresh();
      const account = anAccount({
        id: anId('acp', n),
        type: 'rider',
        subjectId: anId('rdp', n),
        email: `push${n}@example.com`,
        locale: 'fr',
      });
      await backend.uow.run((tx) => tx.accounts.insert(account));
      const subscription = browser(account.id, change);
      await put(subscription);
      return { account, subscription };
    };
    const of = ({ accountId }: Pick<PushSubscription, 'accountId'>) =>
      backend.uow.run((tx) => tx.pushes.lockOf(accountId, AT));
    const mail = (riderId: string, change: Partial<Message> = {}): Message => ({
      id: anId('ma1p', fresh()),
      kind: 'redemption',
      at: AT,
      recipient: { type: 'rider', id: riderId },
      facts: { amount: 700, currency: 'USD', dealer: 'Zoë ✓' },
      ...change,
    });
    const tell = (...mails: readonly Message[]) => backend.uow.run((tx) => tx.outbox.append(mails));
    const due = (now = AT): Promise<readonly DuePush[]> =>
      backend.uow.run((tx) => tx.pushes.due({ now, leaseUntil: LEASE, limit: 100, serverKey: SERVER_KEY }));
    const idsOf = (found: readonly DuePush[]) => found.map((one) => `${one.message.id}/${one.subscription.id}`);

    it('keeps every field, and replaces by id', async () => {
      const { subscription } = await given();
      expect(await of(subscription)).toEqual([subscription]);
      const later: PushSubscription = {
        ...subscription,
        kinds: ['expiry'],
        endpoint: `${subscription.endpoint}/${'x'.repeat(900)}`,
        origin: { browser: null, system: null },
      };
      await put(later);
      expect(await of(subscription)).toEqual([later]);
      expect(await backend.uow.run((tx) => tx.pushes.byEndpoint(later.endpoint))).toEqual(later);
      expect(await backend.uow.run((tx) => tx.pushes.byEndpoint(subscription.endpoint))).toBeUndefined();
      await backend.uow.run((tx) => tx.pushes.remove(later.id));
      expect(await of(subscription)).toEqual([]);
    });

    it('lists those of a login that have not expired, newest first', async () => {
      const { account, subscription } = await given();
      const [second, expired] = [browser(account.id), browser(account.id, { expiresAt: AT })];
      await put(second, expired);
      expect(await of(subscription)).toEqual([second, subscription]);
    });

    it('stores a notice for each browser that wants it, with its mail, and leases it once', async () => {
      const { account, subscription } = await given();
      const other = browser(account.id, { kinds: ['awards'] });
      await put(other);
      const soon = '2026-06-10T18:00:10.000Z';
      const [redeemed, earned, told] = [
        mail(account.subjectId),
        mail(account.subjectId, { kind: 'award-earned', notBefore: soon }),
        mail(account.subjectId, { kind: 'pin-changed' }),
      ];
      await tell(redeemed, earned, told, mail(anId('n0body')));
      const { id, kind, recipient, at, facts } = redeemed;
      expect(await due()).toEqual([
        { message: { id, kind, recipient, at, facts }, subscription, locale: 'fr', tries: 0, leasedUntil: LEASE },
      ]);
      const both = [`${earned.id}/${subscription.id}`, `${earned.id}/${other.id}`];
      expect(idsOf(await due(soon)).toSorted()).toEqual(both.toSorted());
      expect(await due('2026-06-10T18:01:00.000Z')).toEqual([]);
      // the lease ends, as after a crash
      const again = await due(LEASE);
      expect(idsOf(again).toSorted()).toEqual([...both, `${redeemed.id}/${subscription.id}`].toSorted());
      for (const push of again) await backend.uow.run((tx) => tx.pushes.attempted(push, null));
    });

    it('counts attempts of whoever holds it, until it is done', async () => {
      const { account } = await given();
      await tell(mail(account.subjectId));
      const [held] = await due();
      if (!held) throw new Error('nothing is due');
      await backend.uow.run((tx) => tx.pushes.attempted({ ...held, leasedUntil: AT }, null));
      await backend.uow.run((tx) => tx.pushes.attempted(held, LATER));
      expect(await due(LEASE)).toEqual([]);
      const [again] = await due(LATER);
      expect(again).toEqual({ ...held, tries: 1 });
      if (again) await backend.uow.run((tx) => tx.pushes.attempted(again, null));
      expect(await due('2026-06-11T18:00:00.000Z')).toEqual([]);
    });

    it('drops what nobody can receive any more', async () => {
      const [off, expired, foreign, removed] = [
        await given(),
        await given({ expiresAt: AT }),
        await given({ serverKey: 'another' }),
        await given(),
      ];
      await tell(...[off, expired, foreign, removed].map((item) => mail(item.account.subjectId)));
      await backend.uow.run(async (tx) => {
        await tx.accounts.setDeactivated(off.account.id, true);
        await tx.pushes.remove(removed.subscription.id);
      });
      expect(await due()).toEqual([]);
      await backend.uow.run((tx) => tx.accounts.setDeactivated(off.account.id, false));
      expect(await due(LATER)).toEqual([]);
    });

    it('takes a notice back with its mail, and says whether a device may have shown it', async () => {
      const { account } = await given();
      const about = anId('ab0ut', fresh());
      const earned = (): Message => mail(account.subjectId, { kind: 'award-earned', about });
      const withdraw = () => backend.uow.run((tx) => tx.outbox.withdraw('award-earned', about));
      await tell(earned());
      expect(await withdraw()).toBe(false);
      expect(await due()).toEqual([]);
      await tell(earned());
      expect(await due()).toHaveLength(1);
      expect(await withdraw()).toBe(true);
      expect(await due(LATER)).toEqual([]);
    });

    it('shows notices of whoever logged in last on the browser', async () => {
      const [{ account, subscription }, other] = [await given(), await given()];
      const { deviceId } = subscription;
      const arrived = { deviceId, accountId: account.id, sessionId: anId('sess', 901), expiresAt: LATER };
      await backend.uow.run((tx) => tx.pushes.arrived(arrived));
      expect(await of(subscription)).toEqual([{ ...subscription, sessionId: arrived.sessionId, expiresAt: LATER }]);
      await backend.uow.run((tx) => tx.pushes.arrived({ ...arrived, accountId: other.account.id }));
      expect([await of(subscription), await of(other.subscription)]).toEqual([[], [other.subscription]]);
    });

    it('ends with its session and its login, and goes over to a renewed session', async () => {
      const { account, subscription } = await given();
      const kept = browser(account.id);
      const renewed = anId('sess', 902);
      await put(kept);
      await backend.uow.run(async (tx) => {
        const times = { createdAt: AT, expiresAt: LATER };
        await tx.sessions.insert({ ...PLAIN_SESSION, ...times, id: kept.sessionId, accountId: account.id });
        await tx.sessions.handOver(kept.sessionId, renewed);
        await tx.sessions.remove(kept.sessionId);
      });
      const after = { ...kept, sessionId: renewed };
      expect(await of(kept)).toEqual([after, subscription]);
      // the session of the other one may have ended by itself
      await backend.uow.run((tx) => tx.sessions.removeOthersOf(account.id, renewed));
      expect(await of(kept)).toEqual([after]);
      await backend.uow.run((tx) => tx.sessions.remove(renewed));
      expect(await of(kept)).toEqual([]);
      await put(kept);
      await backend.uow.run((tx) => tx.sessions.removeAllOf(account.id));
      expect(await of(kept)).toEqual([]);
      await put(kept);
      await backend.uow.run((tx) => tx.accounts.remove(account.id));
      expect(await of(kept)).toEqual([]);
    });
  });
