import { describe, expect, it } from '@jest/globals';
import type { AuditRecord } from '../../audit/index.js';
import { Conflict, LostRace, NotFound } from '../../shared/index.js';
import { anAccount } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

const record = (id: string): AuditRecord => ({
  id,
  at: '2025-06-10T18:00:00.000Z',
  actorId: null,
  proxyHostId: null,
  action: 'test',
  objectType: 'test',
  objectId: id,
  detail: {},
});

/** What every unit of work guarantees: all or nothing, retries after a lost race, and refusals pass through. */
export const describeUnitOfWork = (make: MakeBackend): void =>
  describe('unit of work', () => {
    const it_ = useBackend(make);
    const account = () => {
      const n = fresh();
      return anAccount({ id: anId('acc0nt', n), email: `u${n}@example.com` });
    };

    it('commits when the work resolves', async () => {
      const mine = account();
      expect(await it_.uow.run(async (tx) => (await tx.accounts.insert(mine), 'done'))).toBe('done');
      expect(await it_.uow.run((tx) => tx.accounts.byId(mine.id))).toEqual(mine);
    });

    it('rolls back when the work throws, and rethrows the refusal', async () => {
      const mine = account();
      const work = it_.uow.run(async (tx) => {
        await tx.accounts.insert(mine);
        await tx.audit.append(record(mine.id));
        throw new NotFound('something');
      });
      await expect(work).rejects.toThrow(NotFound);
      expect(await it_.uow.run((tx) => tx.accounts.byId(mine.id))).toBeUndefined();
    });

    it('sees its own changes before the commit', async () => {
      const mine = account();
      const seen = await it_.uow.run(async (tx) => {
        await tx.accounts.insert(mine);
        await tx.accounts.setLocale(mine.id, 'fr');
        return tx.accounts.byId(mine.id);
      });
      expect(seen).toEqual({ ...mine, locale: 'fr' });
    });

    it('retries the work from the start after a lost race', async () => {
      const mine = account();
      let runs = 0;
      await it_.uow.run(async (tx) => {
        runs += 1;
        await tx.accounts.insert(mine);
        if (runs < 3) throw new LostRace();
      });
      expect(runs).toBe(3);
      expect(await it_.uow.run((tx) => tx.accounts.byId(mine.id))).toEqual(mine);
    });

    it('gives up with Conflict when every retry loses', async () => {
      let runs = 0;
      const work = it_.uow.run(async () => {
        runs += 1;
        throw new LostRace();
      });
      await expect(work).rejects.toThrow(Conflict);
      expect(runs).toBeGreaterThan(1);
      expect(runs).toBeLessThan(10);
    });

    it('serializes two transactions that change the same record', async () => {
      const n = fresh();
      const email = `guard${n}@example.com`;
      const add = () =>
        it_.uow.run(async (tx) => {
          const { failures } = await tx.loginGuards.lock(email);
          await tx.loginGuards.save(email, { failures: failures + 1, lockedUntil: null });
        });
      await Promise.all(Array.from({ length: 20 }, add));
      expect((await it_.uow.run((tx) => tx.loginGuards.lock(email))).failures).toBe(20);
    });
  });
