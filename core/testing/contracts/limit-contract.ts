import { describe, expect, it } from '@jest/globals';
import { anAccount } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Rate limits, and tokens that can be used once. */
export const describeLimitStores = (make: MakeBackend): void =>
  describe('limit stores', () => {
    const it_ = useBackend(make);
    const [at, until] = ['2025-06-10T18:00:00.000Z', '2025-06-10T18:15:00.000Z'];
    const hit = (bucket: string, now = at, end = until) => it_.uow.run((tx) => tx.rateLimits.hit(bucket, now, end));

    it('counts within a window, and anew after it', async () => {
      const [bucket, other] = [`bucket ${fresh()}`, `bucket ${fresh()}`];
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, at))).toBe(0);
      expect(await hit(bucket)).toEqual({ hits: 1, until });
      expect(await hit(bucket, '2025-06-10T18:14:59.999Z', '2025-06-10T18:29:59.999Z')).toEqual({ hits: 2, until });
      expect(await hit(other)).toEqual({ hits: 1, until });
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, at))).toBe(2);
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, until))).toBe(0);
      expect(await hit(bucket, until, '2025-06-10T18:30:00.000Z')).toEqual({
        hits: 1,
        until: '2025-06-10T18:30:00.000Z',
      });
      await it_.uow.run((tx) => tx.rateLimits.forget(bucket));
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, until))).toBe(0);
    });

    it('takes one back, and clears all counts of a person', async () => {
      const [one, two, other, about] = [`one ${fresh()}`, `two ${fresh()}`, `other ${fresh()}`, `about ${fresh()}`];
      const counted = (bucket: string) => it_.uow.run((tx) => tx.rateLimits.hits(bucket, at));
      await it_.uow.run(async ({ rateLimits }) => {
        for (const bucket of [one, one, two]) await rateLimits.hit(bucket, at, until, about);
        await rateLimits.hit(other, at, until, `another ${about}`);
        await rateLimits.release(one);
        await rateLimits.release(`never ${one}`);
      });
      expect([await counted(one), await counted(two), await counted(other)]).toEqual([1, 1, 1]);
      await it_.uow.run((tx) => tx.rateLimits.forgetAbout(about));
      expect([await counted(one), await counted(two), await counted(other)]).toEqual([0, 0, 1]);
    });

    it('does not count what was rolled back', async () => {
      const bucket = `bucket ${fresh()}`;
      await it_.uow
        .run(async (tx) => {
          await tx.rateLimits.hit(bucket, at, until, 'x');
          throw new Error('refused');
        })
        .catch(() => undefined);
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, at))).toBe(0);
    });

    it('remembers the newest browsers of an active account, until they are forgotten or expire', async () => {
      const n = fresh();
      const account = anAccount({ id: anId('acc', n), email: `device${n}@example.com` });
      const later = (minute: number) => `2025-06-10T18:${String(minute).padStart(2, '0')}:00.000Z`;
      const isKnown = (deviceId: string, now = at, email = account.email) =>
        it_.uow.run((tx) => tx.devices.isKnown(deviceId, email, now));
      await it_.uow.run(async (tx) => {
        await tx.accounts.insert(account);
        for (let minute = 0; minute < 22; minute += 1)
          await tx.devices.remember({
            deviceId: `d${n} ${minute}`,
            accountId: account.id,
            seenAt: later(minute),
            expiresAt: '2025-12-01T00:00:00.000Z',
          });
        await tx.devices.remember({
          deviceId: `d${n} 5`,
          accountId: account.id,
          seenAt: later(30),
          expiresAt: '2025-12-02T00:00:00.000Z',
        });
      });
      expect([await isKnown(`d${n} 1`), await isKnown(`d${n} 2`), await isKnown(`d${n} 21`)]).toEqual([
        false,
        true,
        true,
      ]);
      expect([
        await isKnown(`d${n} 5`, '2025-12-01T12:00:00.000Z'),
        await isKnown(`d${n} 6`, '2025-12-01T00:00:00.000Z'),
      ]).toEqual([true, false]);
      expect([await isKnown('no such browser'), await isKnown(`d${n} 21`, at, 'nobody@example.com')]).toEqual([
        false,
        false,
      ]);
      await it_.uow.run((tx) => tx.accounts.setDeactivated(account.id, true));
      expect(await isKnown(`d${n} 21`)).toBe(false);
      await it_.uow.run((tx) => tx.accounts.setDeactivated(account.id, false));
      await it_.uow.run((tx) => tx.devices.forgetAllOf(account.id));
      expect(await isKnown(`d${n} 21`)).toBe(false);
    });

    it('gives concurrent requests different numbers', async () => {
      const bucket = `bucket ${fresh()}`;
      const counted = await Promise.all(Array.from({ length: 40 }, () => hit(bucket)));
      expect(counted.map((item) => item.hits).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, n) => n + 1),
      );
    });

    it('lets one of many concurrent requests use a token', async () => {
      const token = `token ${fresh()}`;
      const spent = await Promise.all(
        Array.from({ length: 20 }, () => it_.uow.run((tx) => tx.spentTokens.spend(token, until))),
      );
      expect(spent.filter(Boolean)).toEqual([true]);
      expect(await it_.uow.run((tx) => tx.spentTokens.spend(`token ${fresh()}`, until))).toBe(true);
    });

    it('deletes expired rows', async () => {
      const [token, bucket] = [`token ${fresh()}`, `bucket ${fresh()}`];
      const old = '2019-01-01T00:00:00.000Z';
      await it_.uow.run((tx) => tx.spentTokens.spend(token, old));
      await hit(bucket, '2018-12-31T00:00:00.000Z', old);
      await it_.uow.run((tx) => tx.leftovers.sweep('2019-06-01T00:00:00.000Z', '2019-06-01T00:00:00.000Z', 100));
      expect(await it_.uow.run((tx) => tx.spentTokens.spend(token, until))).toBe(true);
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, '2018-12-31T12:00:00.000Z'))).toBe(0);
    });
  });
