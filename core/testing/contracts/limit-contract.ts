import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** How often something was asked, and what was used up. */
export const describeLimitStores = (make: MakeBackend): void =>
  describe('limit stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());
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
      expect(await hit(bucket, until, '2025-06-10T18:30:00.000Z')).toEqual({ hits: 1, until: '2025-06-10T18:30:00.000Z' });
      await it_.uow.run((tx) => tx.rateLimits.forget(bucket));
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, until))).toBe(0);
    });

    it('tells each of many who come at once another number', async () => {
      const bucket = `bucket ${fresh()}`;
      const counted = await Promise.all(Array.from({ length: 40 }, () => hit(bucket)));
      expect(counted.map((it) => it.hits).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    });

    it('lets one of many spend a token', async () => {
      const token = `token ${fresh()}`;
      const spent = await Promise.all(Array.from({ length: 20 }, () => it_.uow.run((tx) => tx.spentTokens.spend(token, until))));
      expect(spent.filter(Boolean)).toEqual([true]);
      expect(await it_.uow.run((tx) => tx.spentTokens.spend(`token ${fresh()}`, until))).toBe(true);
    });

    it('throws away what is over', async () => {
      const [token, bucket] = [`token ${fresh()}`, `bucket ${fresh()}`];
      const old = '2019-01-01T00:00:00.000Z';
      await it_.uow.run((tx) => tx.spentTokens.spend(token, old));
      await hit(bucket, '2018-12-31T00:00:00.000Z', old);
      await it_.uow.run((tx) => tx.leftovers.sweep('2019-06-01T00:00:00.000Z', '2019-06-01T00:00:00.000Z', 100));
      expect(await it_.uow.run((tx) => tx.spentTokens.spend(token, until))).toBe(true);
      expect(await it_.uow.run((tx) => tx.rateLimits.hits(bucket, '2018-12-31T12:00:00.000Z'))).toBe(0);
    });
  });
