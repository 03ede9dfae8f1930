import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Proxy, Session } from '../../identity/index.js';
import { anAccount, anId } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** Accounts, sessions and the guards against guessing. */
export const describeIdentityStores = (make: MakeBackend): void =>
  describe('identity stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const anotherAccount = (n: number, over = {}) => anAccount({ id: anId('acc', n), email: `person${n}@example.com`, type: 'rider', subjectId: anId('rder', n), ...over });
    const aSession = (n: number, accountId: string): Session => ({ id: anId('sess', n), accountId, createdAt: '2025-06-10T18:00:00.000Z', expiresAt: '2025-06-11T06:00:00.000Z', proxy: null });

    it('finds an account by its e-mail in any case, by id and by record', async () => {
      const mine = anotherAccount(fresh(), { deactivated: false, emailVerified: false, locale: 'fr', displayName: 'Zoë Núñez 🏁' });
      await it_.uow.run((tx) => tx.accounts.insert(mine));
      await it_.uow.run(async (tx) => {
        expect(await tx.accounts.byEmail(mine.email.toUpperCase())).toEqual(mine);
        expect(await tx.accounts.byId(mine.id)).toEqual(mine);
        expect(await tx.accounts.ofSubject('rider', mine.subjectId)).toEqual(mine);
        expect(await tx.accounts.ofSubject('dealer', mine.subjectId)).toBeUndefined();
        expect(await tx.accounts.byEmail('nobody@example.com')).toBeUndefined();
      });
    });

    it('takes the oldest active login of a record', async () => {
      const [a, b, c] = [fresh(), fresh(), fresh()];
      const subjectId = anId('rder', a);
      const [closed, older, newer] = [anotherAccount(a, { subjectId, deactivated: true }), anotherAccount(b, { subjectId }), anotherAccount(c, { subjectId })];
      await it_.give({ accounts: [newer, older, closed] });
      expect(await it_.uow.run((tx) => tx.accounts.ofSubject('rider', subjectId))).toEqual(older);
    });

    it('changes password hash and language and nothing else', async () => {
      const mine = anotherAccount(fresh());
      const other = anotherAccount(fresh());
      await it_.give({ accounts: [mine, other] });
      await it_.uow.run(async (tx) => {
        await tx.accounts.setPasswordHash(mine.id, 'new');
        await tx.accounts.setLocale(mine.id, 'fr');
      });
      expect(await it_.uow.run((tx) => tx.accounts.byId(mine.id))).toEqual({ ...mine, passwordHash: 'new', locale: 'fr' });
      expect(await it_.uow.run((tx) => tx.accounts.byId(other.id))).toEqual(other);
    });

    it('keeps, changes and ends sessions', async () => {
      const account = anotherAccount(fresh());
      const [first, second] = [aSession(fresh(), account.id), aSession(fresh(), account.id)];
      const proxy: Proxy = { type: 'dealer', subjectId: anId('dea', 1), accountId: null, reason: 'called us', returnTo: '/admin/dealers?page=2', until: '2025-06-10T19:00:00.000Z' };
      await it_.give({ accounts: [account] });
      await it_.uow.run(async (tx) => {
        await tx.sessions.insert(first);
        await tx.sessions.insert(second);
        await tx.sessions.setProxy(first.id, proxy);
      });
      expect(await it_.uow.run((tx) => tx.sessions.lock(first.id))).toEqual({ ...first, proxy });
      await it_.uow.run((tx) => tx.sessions.setProxy(first.id, null));
      expect(await it_.uow.run((tx) => tx.sessions.lock(first.id))).toEqual(first);
      await it_.uow.run((tx) => tx.sessions.remove(first.id));
      expect(await it_.uow.run((tx) => tx.sessions.lock(first.id))).toBeUndefined();
      expect(await it_.uow.run((tx) => tx.sessions.lock(second.id))).toEqual(second);
      await it_.uow.run((tx) => tx.sessions.removeAllOf(account.id));
      expect(await it_.uow.run((tx) => tx.sessions.lock(second.id))).toBeUndefined();
    });

    it('counts wrong passwords by e-mail, known or not', async () => {
      const email = `unknown${fresh()}@example.com`;
      expect(await it_.uow.run((tx) => tx.loginGuards.lock(email))).toEqual({ failures: 0, lockedUntil: null });
      await it_.uow.run((tx) => tx.loginGuards.save(email, { failures: 10, lockedUntil: '2025-06-10T18:15:00.000Z' }));
      expect(await it_.uow.run((tx) => tx.loginGuards.lock(email))).toMatchObject({ failures: 10, lockedUntil: '2025-06-10T18:15:00.000Z' });
    });
  });
