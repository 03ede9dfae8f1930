import { describe, expect, it } from '@jest/globals';
import { type Proxy } from '../../identity/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { identityScene } from './identity-scene.js';

/** Accounts and sessions. */
export const describeIdentityStores = (make: MakeBackend): void =>
  describe('identity stores', () => {
    const { backend, anotherAccount, aSession } = identityScene(make);

    it('finds an account by its e-mail in any case, by id and by record', async () => {
      const mine = anotherAccount(fresh(), {
        deactivated: false,
        emailVerified: false,
        locale: 'fr',
        displayName: 'Zoë Núñez 🏁',
      });
      await backend.uow.run((tx) => tx.accounts.insert(mine));
      await backend.uow.run(async (tx) => {
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
      const [closed, older, newer] = [
        anotherAccount(a, { subjectId, deactivated: true }),
        anotherAccount(b, { subjectId }),
        anotherAccount(c, { subjectId }),
      ];
      await backend.give({ accounts: [newer, older, closed] });
      expect(await backend.uow.run((tx) => tx.accounts.ofSubject('rider', subjectId))).toEqual(older);
    });

    it('changes password hash and language and nothing else', async () => {
      const mine = anotherAccount(fresh());
      const other = anotherAccount(fresh());
      await backend.give({ accounts: [mine, other] });
      await backend.uow.run(async (tx) => {
        await tx.accounts.setPasswordHash(mine.id, 'new');
        await tx.accounts.setLocale(mine.id, 'fr');
      });
      expect(await backend.uow.run((tx) => tx.accounts.byId(mine.id))).toEqual({
        ...mine,
        passwordHash: 'new',
        locale: 'fr',
      });
      expect(await backend.uow.run((tx) => tx.accounts.byId(other.id))).toEqual(other);
    });

    it('notes the use of a session, and lists none that another replaced', async () => {
      const account = anotherAccount(fresh());
      const [used, replaced] = [aSession(fresh(), account.id), aSession(fresh(), account.id)];
      await backend.give({ accounts: [account] });
      await backend.uow.run(async (tx) => {
        await tx.sessions.insert(used);
        await tx.sessions.insert({ ...replaced, factorAt: '2025-06-10T18:01:00.000Z' });
        await tx.sessions.touch(used.id, '2025-06-10T18:05:00.000Z');
        await tx.sessions.touch(used.id, '2025-06-10T18:04:00.000Z');
        await tx.sessions.supersede(replaced.id, '2025-06-10T18:05:10.000Z');
      });
      const noted = { ...used, lastSeenAt: '2025-06-10T18:05:00.000Z' };
      await backend.uow.run(async (tx) => {
        expect(await tx.sessions.lock(used.id)).toEqual(noted);
        expect(await tx.sessions.lock(replaced.id)).toEqual({
          ...replaced,
          factorAt: '2025-06-10T18:01:00.000Z',
          expiresAt: '2025-06-10T18:05:10.000Z',
          replaced: true,
        });
        expect(await tx.sessions.allOf(account.id, '2025-06-10T18:05:00.000Z')).toEqual([noted]);
      });
    });

    it('keeps, changes and removes second factors with their recovery codes', async () => {
      const [mine, other] = [anotherAccount(fresh()), anotherAccount(fresh())];
      await backend.give({ accounts: [mine, other] });
      const factor = {
        accountId: mine.id,
        sealed: 'own.sealed',
        createdAt: '2025-06-10T18:00:00.000Z',
        confirmedAt: null,
        lastStep: 0,
        failures: 0,
        lockedUntil: null,
      };
      const changed = {
        ...factor,
        confirmedAt: '2025-06-10T18:01:00.000Z',
        lastStep: 58_318_922,
        failures: 2,
        lockedUntil: '2025-06-10T18:20:00.000Z',
      };
      await backend.uow.run(async (tx) => {
        expect(await tx.factors.lock(mine.id)).toBeUndefined();
        await tx.factors.put(factor);
        await tx.factors.put({ ...factor, accountId: other.id });
        expect(await tx.factors.lock(mine.id)).toEqual(factor);
        await tx.factors.put(changed);
        await tx.factors.setRecoveryCodes(mine.id, ['c', 'a']);
        await tx.factors.setRecoveryCodes(mine.id, ['a', 'b']);
        await tx.factors.setRecoveryCodes(other.id, ['a']);
        await tx.factors.useRecoveryCode(mine.id, 'a');
      });
      await backend.uow.run(async (tx) => {
        expect(await tx.factors.lock(mine.id)).toEqual(changed);
        expect(await tx.factors.recoveryCodes(mine.id)).toEqual(['b']);
        const all = await tx.factors.accountsAfter('', 1_000);
        expect(all.filter((text) => text === mine.id || text === other.id)).toEqual([mine.id, other.id].toSorted());
        expect(await tx.factors.accountsAfter(all.at(-1) ?? '', 10)).toEqual([]);
        await tx.factors.remove(mine.id);
        expect([await tx.factors.lock(mine.id), await tx.factors.recoveryCodes(mine.id)]).toEqual([undefined, []]);
        expect(await tx.factors.recoveryCodes(other.id)).toEqual(['a']);
        await tx.accounts.remove(other.id);
        expect([await tx.factors.lock(other.id), await tx.factors.recoveryCodes(other.id)]).toEqual([undefined, []]);
      });
    });

    it('keeps, changes and ends sessions', async () => {
      const account = anotherAccount(fresh());
      const [first, second] = [aSession(fresh(), account.id), aSession(fresh(), account.id)];
      const proxy: Proxy = {
        type: 'dealer',
        subjectId: anId('dea', 1),
        accountId: null,
        reason: 'called us',
        returnTo: '/admin/dealers?page=2',
        until: '2025-06-10T19:00:00.000Z',
      };
      await backend.give({ accounts: [account] });
      await backend.uow.run(async (tx) => {
        await tx.sessions.insert(first);
        await tx.sessions.insert(second);
        await tx.sessions.setProxy(first.id, proxy);
      });
      expect(await backend.uow.run((tx) => tx.sessions.lock(first.id))).toEqual({ ...first, proxy });
      await backend.uow.run((tx) => tx.sessions.setProxy(first.id, null));
      expect(await backend.uow.run((tx) => tx.sessions.lock(first.id))).toEqual(first);
      await backend.uow.run((tx) => tx.sessions.remove(first.id));
      expect(await backend.uow.run((tx) => tx.sessions.lock(first.id))).toBeUndefined();
      expect(await backend.uow.run((tx) => tx.sessions.lock(second.id))).toEqual(second);
      await backend.uow.run((tx) => tx.sessions.removeAllOf(account.id));
      expect(await backend.uow.run((tx) => tx.sessions.lock(second.id))).toBeUndefined();
    });

    it('changes the address of an account, unless another has it', async () => {
      const [mine, other] = [anotherAccount(fresh(), { emailVerified: false }), anotherAccount(fresh())];
      const address = `moved${fresh()}@example.com`;
      await backend.give({ accounts: [mine, other] });
      await backend.uow.run((tx) => tx.accounts.setEmail(mine.id, address.toUpperCase().toLowerCase()));
      expect(await backend.uow.run((tx) => tx.accounts.byEmail(address))).toEqual({
        ...mine,
        email: address,
        emailVerified: true,
      });
      expect(await backend.uow.run((tx) => tx.accounts.byEmail(mine.email))).toBeUndefined();
      await expect(backend.uow.run((tx) => tx.accounts.setEmail(other.id, address))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('lists the valid sessions of an account, newest first', async () => {
      const account = anotherAccount(fresh());
      const [older, newer, over] = [
        aSession(fresh(), account.id),
        aSession(fresh(), account.id),
        { ...aSession(fresh(), account.id), expiresAt: '2025-06-10T19:00:00.000Z' },
      ];
      await backend.give({ accounts: [account] });
      await backend.uow.run(async (tx) => {
        for (const session of [older, newer, over]) await tx.sessions.insert(session);
      });
      expect(await backend.uow.run((tx) => tx.sessions.allOf(account.id, '2025-06-10T19:00:00.000Z'))).toEqual([
        newer,
        older,
      ]);
    });

    it('ends every session of an account but the one kept', async () => {
      const account = anotherAccount(fresh());
      const [kept, other] = [aSession(fresh(), account.id), aSession(fresh(), account.id)];
      await backend.give({ accounts: [account] });
      await backend.uow.run(async (tx) => {
        await tx.sessions.insert(kept);
        await tx.sessions.insert(other);
        await tx.sessions.removeOthersOf(account.id, kept.id);
      });
      expect(await backend.uow.run((tx) => tx.sessions.lock(kept.id))).toEqual(kept);
      expect(await backend.uow.run((tx) => tx.sessions.lock(other.id))).toBeUndefined();
    });

    it('deactivates, activates and removes the logins of a record, and frees their addresses', async () => {
      const [n, m] = [fresh(), fresh()];
      const subjectId = anId('rder', n);
      const [first, second] = [
        anotherAccount(n, { subjectId, emailVerified: false }),
        anotherAccount(m, { subjectId }),
      ];
      await backend.give({ accounts: [second, first] });
      await backend.uow.run(async (tx) => {
        await tx.accounts.setDeactivated(first.id, true);
        await tx.accounts.setEmailVerified(first.id);
        await tx.accounts.setDisplayName(first.id, 'Zoë N.');
        await tx.sessions.insert(aSession(n, second.id));
        await tx.accounts.remove(second.id);
      });
      await backend.uow.run(async (tx) => {
        expect(await tx.accounts.allOf('rider', subjectId)).toEqual([
          { ...first, deactivated: true, emailVerified: true, displayName: 'Zoë N.' },
        ]);
        expect(await tx.sessions.lock(aSession(n, second.id).id)).toBeUndefined();
        await tx.accounts.setDeactivated(first.id, false);
        await tx.accounts.insert({ ...second, id: anId('acc', fresh()) });
        expect((await tx.accounts.allOf('rider', subjectId)).map((account) => account.deactivated)).toEqual([
          false,
          false,
        ]);
      });
    });

    it('is retried when an address was taken concurrently', async () => {
      const [n, m] = [fresh(), fresh()];
      const [one, two] = [anotherAccount(n), anotherAccount(m, { email: `person${n}@example.com` })];
      const take = (account: typeof one) =>
        backend.uow.run(async (tx) => {
          if (await tx.accounts.byEmail(account.email)) return 'taken';
          await tx.accounts.insert(account);
          return 'mine';
        });
      expect((await Promise.all([take(one), take(two)])).toSorted()).toEqual(['mine', 'taken']);
    });
  });
