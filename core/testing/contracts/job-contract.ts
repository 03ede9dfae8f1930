import { describe, expect, it } from '@jest/globals';
import { anAccount, aRider } from '../builders.js';
import { PLAIN_SESSION } from '../plain-session.js';
import { credits } from '../credits.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Recurring jobs: leases, notices to riders, and cleaning up. */
export const describeJobStores = (make: MakeBackend): void =>
  describe('job stores', () => {
    const it_ = useBackend(make);
    const at = '2025-06-10T18:00:00.000Z';
    const ids = { next: () => anId('entry', fresh()), random: () => 0 };

    it('remembers who holds a job and through which day it is done', async () => {
      const name = `job ${fresh()}`;
      expect(await it_.uow.run((tx) => tx.jobs.lock(name))).toEqual({
        leasedUntil: null,
        holder: null,
        doneThrough: null,
        failedAt: null,
      });
      const state = { leasedUntil: at, holder: anId('h0der'), doneThrough: '2025-06-09', failedAt: at };
      await it_.uow.run((tx) => tx.jobs.save(name, state, at));
      expect(await it_.uow.run((tx) => tx.jobs.lock(name))).toEqual(state);
    });

    it('runs concurrent takers of a job one after the other, each with the state of the one before', async () => {
      const name = `job ${fresh()}`;
      const take = () =>
        it_.uow.run(async (tx) => {
          const { doneThrough } = await tx.jobs.lock(name);
          await tx.jobs.save(
            name,
            {
              leasedUntil: null,
              holder: null,
              doneThrough: `2025-01-${String(Number((doneThrough ?? '2025-01-10').slice(8)) + 1).padStart(2, '0')}`,
              failedAt: null,
            },
            at,
          );
        });
      await Promise.all([take(), take(), take(), take()]);
      expect((await it_.uow.run((tx) => tx.jobs.lock(name))).doneThrough).toBe('2025-01-14');
    });

    it('finds expiring credit page by page, except what riders were told about', async () => {
      const riders = Array.from({ length: 3 }, () => aRider({ id: anId('rder', fresh()), bikes: [] }));
      for (const rider of riders)
        await it_.give({
          riders: [rider],
          ...credits(
            rider.id,
            [
              { amount: 100, expiresOn: '2031-02-01' },
              { amount: 50, expiresOn: '2031-02-01' },
              { amount: 7, expiresOn: '2031-03-01' },
            ],
            ids,
          ),
        });
      const asked = { from: '2031-01-31', until: '2031-03-01', days: 30, limit: 4 };
      const first = await it_.uow.run((tx) => tx.expiryNotices.due({ ...asked, after: null }));
      expect(first.map((credit) => [credit.expiresOn, credit.amount])).toEqual([
        ['2031-02-01', 150],
        ['2031-02-01', 150],
        ['2031-02-01', 150],
        ['2031-03-01', 7],
      ]);
      const rest = await it_.uow.run((tx) => tx.expiryNotices.due({ ...asked, after: first.at(-1) ?? null }));
      expect([...first, ...rest].map((credit) => credit.riderId).toSorted()).toEqual(
        riders.flatMap((facts) => [facts.id, facts.id]).toSorted(),
      );
      await it_.uow.run((tx) => tx.expiryNotices.remember(first, 30, at));
      expect(await it_.uow.run((tx) => tx.expiryNotices.due({ ...asked, after: null }))).toEqual(rest);
      expect(await it_.uow.run((tx) => tx.expiryNotices.due({ ...asked, days: 7, after: null }))).toEqual(first);
      await expect(it_.uow.run((tx) => tx.expiryNotices.remember(first, 30, at))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      const [rider] = riders;
      expect(
        await it_.uow.run((tx) => tx.expiryNotices.ofRiders([rider?.id ?? ''], '2031-01-31', '2031-02-28')),
      ).toEqual([{ riderId: rider?.id, currency: 'USD', expiresOn: '2031-02-01', amount: 150 }]);
    });

    it('knows to whom an e-mail about expiry waits, where no e-mail has left for a time', async () => {
      const at = '2098-06-10T18:00:00.000Z';
      const riders = Array.from({ length: 5 }, () => anId('rder', fresh()));
      const [waits, late, other, sent] = riders;
      const mail = (to: string | undefined, over = {}) => ({
        id: anId('mail', fresh()),
        kind: 'credit-expiring' as const,
        at,
        recipient: { type: 'rider' as const, id: to ?? '' },
        facts: { amount: 100, currency: 'USD' as const, expiresOn: '2025-06-11' },
        ...over,
      });
      const done = mail(sent);
      await it_.uow.run(async (tx) => {
        await tx.outbox.append([
          mail(waits),
          mail(waits),
          mail(late, { at: '2098-06-10T18:00:01.000Z' }),
          mail(other, { kind: 'welcome' }),
          done,
        ]);
        await tx.outbox.sent(done.id, at);
      });
      const waiting = (all: readonly string[]) =>
        it_.uow.run((tx) => tx.expiryNotices.waiting(all, '2098-06-10T18:00:01.000Z'));
      expect(await waiting(riders)).toEqual(new Set([waits]));
      expect(await waiting([])).toEqual(new Set());
      // a mailbox that takes no mail is no mail server that is away
      await it_.uow.run((tx) => tx.outbox.sent(done.id, '2098-06-10T18:00:01.000Z'));
      expect(await waiting(riders)).toEqual(new Set());
    });

    it('finds no credit of a deactivated rider, who could not redeem it', async () => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [], deactivated: true });
      await it_.give({ riders: [rider], ...credits(rider.id, [{ amount: 100, expiresOn: '2033-02-01' }], ids) });
      const found = () =>
        it_.uow.run(async (tx) => [
          ...(await tx.expiryNotices.due({
            from: '2033-01-01',
            until: '2033-03-01',
            days: 30,
            after: null,
            limit: 100,
          })),
          ...(await tx.expiryNotices.ofRiders([rider.id], '2033-01-01', '2033-03-01')),
        ]);
      expect(await found()).toEqual([]);
      await it_.uow.run(async (tx) => {
        const record = await tx.riders.lock(rider.id);
        if (record) await tx.riders.save({ ...record, deactivated: false });
      });
      expect((await found()).map((credit) => credit.amount)).toEqual([100, 100]);
    });

    it('deletes ended sessions, a limited number at once', async () => {
      const account = anAccount({ id: anId('acc', fresh()), email: `a${fresh()}@example.com` });
      await it_.give({ accounts: [account] });
      const sessions = ['2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z', '2099-01-01T00:00:00.000Z'].map(
        (expiresAt) => ({
          id: anId('sess', fresh()),
          accountId: account.id,
          createdAt: at,
          expiresAt,
          ...PLAIN_SESSION,
        }),
      );
      for (const session of sessions) await it_.uow.run((tx) => tx.sessions.insert(session));
      const sweep = () =>
        it_.uow.run((tx) => tx.leftovers.sweep('2020-06-01T00:00:00.000Z', '2020-06-01T00:00:00.000Z', 1));
      expect([await sweep(), await sweep(), await sweep()]).toEqual([1, 1, 0]);
      expect(await it_.uow.run((tx) => tx.sessions.lock(sessions[2]?.id ?? ''))).toEqual(sessions[2]);
    });
  });
