import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OneTimeCode, type Proxy, type Session, setAdminActive, tryCode } from '../../identity/index.js';
import { anAccount, anActor, anId, fixedClock } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** Accounts, sessions and the guards against guessing. */
export const describeIdentityStores = (make: MakeBackend): void =>
  describe('identity stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const anotherAccount = (n: number, over = {}) =>
      anAccount({
        id: anId('acc', n),
        email: `person${n}@example.com`,
        type: 'rider',
        subjectId: anId('rder', n),
        ...over,
      });
    const aSession = (n: number, accountId: string): Session => ({
      id: anId('sess', n),
      accountId,
      createdAt: '2025-06-10T18:00:00.000Z',
      expiresAt: '2025-06-11T06:00:00.000Z',
      proxy: null,
    });

    it('finds an account by its e-mail in any case, by id and by record', async () => {
      const mine = anotherAccount(fresh(), {
        deactivated: false,
        emailVerified: false,
        locale: 'fr',
        displayName: 'Zoë Núñez 🏁',
      });
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
      const [closed, older, newer] = [
        anotherAccount(a, { subjectId, deactivated: true }),
        anotherAccount(b, { subjectId }),
        anotherAccount(c, { subjectId }),
      ];
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
      expect(await it_.uow.run((tx) => tx.accounts.byId(mine.id))).toEqual({
        ...mine,
        passwordHash: 'new',
        locale: 'fr',
      });
      expect(await it_.uow.run((tx) => tx.accounts.byId(other.id))).toEqual(other);
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

    it('changes the address of an account, unless another has it', async () => {
      const [mine, other] = [anotherAccount(fresh(), { emailVerified: false }), anotherAccount(fresh())];
      const address = `moved${fresh()}@example.com`;
      await it_.give({ accounts: [mine, other] });
      await it_.uow.run((tx) => tx.accounts.setEmail(mine.id, address.toUpperCase().toLowerCase()));
      expect(await it_.uow.run((tx) => tx.accounts.byEmail(address))).toEqual({
        ...mine,
        email: address,
        emailVerified: true,
      });
      expect(await it_.uow.run((tx) => tx.accounts.byEmail(mine.email))).toBeUndefined();
      await expect(it_.uow.run((tx) => tx.accounts.setEmail(other.id, address))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('lists the sessions of an account that run still, the newest first', async () => {
      const account = anotherAccount(fresh());
      const [older, newer, over] = [
        aSession(fresh(), account.id),
        aSession(fresh(), account.id),
        { ...aSession(fresh(), account.id), expiresAt: '2025-06-10T19:00:00.000Z' },
      ];
      await it_.give({ accounts: [account] });
      await it_.uow.run(async (tx) => {
        for (const it of [older, newer, over]) await tx.sessions.insert(it);
      });
      expect(await it_.uow.run((tx) => tx.sessions.allOf(account.id, '2025-06-10T19:00:00.000Z'))).toEqual([
        newer,
        older,
      ]);
    });

    it('ends every session of an account but the one kept', async () => {
      const account = anotherAccount(fresh());
      const [kept, other] = [aSession(fresh(), account.id), aSession(fresh(), account.id)];
      await it_.give({ accounts: [account] });
      await it_.uow.run(async (tx) => {
        await tx.sessions.insert(kept);
        await tx.sessions.insert(other);
        await tx.sessions.removeOthersOf(account.id, kept.id);
      });
      expect(await it_.uow.run((tx) => tx.sessions.lock(kept.id))).toEqual(kept);
      expect(await it_.uow.run((tx) => tx.sessions.lock(other.id))).toBeUndefined();
    });

    it('closes, opens and removes the logins of a record, and frees their addresses', async () => {
      const [n, m] = [fresh(), fresh()];
      const subjectId = anId('rder', n);
      const [first, second] = [
        anotherAccount(n, { subjectId, emailVerified: false }),
        anotherAccount(m, { subjectId }),
      ];
      await it_.give({ accounts: [second, first] });
      await it_.uow.run(async (tx) => {
        await tx.accounts.setDeactivated(first.id, true);
        await tx.accounts.setEmailVerified(first.id);
        await tx.accounts.setDisplayName(first.id, 'Zoë N.');
        await tx.sessions.insert(aSession(n, second.id));
        await tx.accounts.remove(second.id);
      });
      await it_.uow.run(async (tx) => {
        expect(await tx.accounts.allOf('rider', subjectId)).toEqual([
          { ...first, deactivated: true, emailVerified: true, displayName: 'Zoë N.' },
        ]);
        expect(await tx.sessions.lock(aSession(n, second.id).id)).toBeUndefined();
        await tx.accounts.setDeactivated(first.id, false);
        await tx.accounts.insert({ ...second, id: anId('acc', fresh()) });
        expect((await tx.accounts.allOf('rider', subjectId)).map((it) => it.deactivated)).toEqual([false, false]);
      });
    });

    it('starts over when an address was taken at the same moment', async () => {
      const [n, m] = [fresh(), fresh()];
      const [one, two] = [anotherAccount(n), anotherAccount(m, { email: `person${n}@example.com` })];
      const take = (account: typeof one) =>
        it_.uow.run(async (tx) => {
          if (await tx.accounts.byEmail(account.email)) return 'taken';
          await tx.accounts.insert(account);
          return 'mine';
        });
      expect((await Promise.all([take(one), take(two)])).toSorted()).toEqual(['mine', 'taken']);
    });

    const aCode = (n: number, over: Partial<OneTimeCode> = {}): OneTimeCode => ({
      id: anId('c0de', n),
      purpose: 'verify-email',
      email: `code${n}@example.com`,
      accountId: anId('acc', n),
      invited: null,
      seal: `verify-email:${anId('acc', n)}=123456`,
      tries: 0,
      createdAt: '2025-06-10T18:00:00.000Z',
      expiresAt: '2025-06-10T18:10:00.000Z',
      usedAt: null,
      ...over,
    });
    const plainSeals = {
      seal: (boundTo: string, code: string) => `${boundTo}=${code}`,
      matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}=${code}`,
    };

    it('keeps codes, and tells the newest of a purpose and address', async () => {
      const n = fresh();
      const older = aCode(n, { createdAt: '2025-06-10T17:00:00.000Z' });
      const newer = aCode(fresh(), { email: older.email });
      const invitation = aCode(fresh(), {
        email: older.email,
        purpose: 'invitation',
        accountId: null,
        invited: { type: 'dealer', subjectId: anId('dea0er', n), name: 'Zoë N.', locale: 'fr' },
      });
      await it_.uow.run(async (tx) => {
        for (const it of [newer, older, invitation]) await tx.codes.insert(it);
      });
      await it_.uow.run(async (tx) => {
        expect(await tx.codes.newest('verify-email', older.email)).toEqual(newer);
        expect(await tx.codes.newest('invitation', older.email)).toEqual(invitation);
        expect(await tx.codes.newest('reset-password', older.email)).toBeUndefined();
        expect(
          await tx.codes.sentSince(older.email, ['verify-email', 'reset-password'], '2025-06-10T16:00:00.000Z'),
        ).toEqual([older.createdAt, newer.createdAt]);
        expect(await tx.codes.sentSince(older.email, ['verify-email'], older.createdAt)).toEqual([newer.createdAt]);
        expect(await tx.codes.sentSince(older.email, ['invitation'], older.createdAt)).toEqual([invitation.createdAt]);
        await tx.codes.countTry(newer.id);
        await tx.codes.countTry(newer.id);
        await tx.codes.use(newer.id, '2025-06-10T18:05:00.000Z');
      });
      expect(await it_.uow.run((tx) => tx.codes.newest('verify-email', older.email))).toEqual({
        ...newer,
        tries: 2,
        usedAt: '2025-06-10T18:05:00.000Z',
      });
    });

    it('ends the codes that are open still, and no others', async () => {
      const n = fresh();
      const open = aCode(n);
      const invited = { type: 'promoter' as const, subjectId: anId('pr0m0ter', n), name: 'Zoë', locale: 'en' as const };
      const invitation = aCode(fresh(), { purpose: 'invitation', accountId: null, invited });
      await it_.give({ codes: [open, invitation] });
      const at = '2025-06-10T18:03:00.000Z';
      await it_.uow.run(async (tx) => {
        await tx.codes.endOpen('reset-password', open.email, at);
        await tx.codes.endInvitations('dealer', invited.subjectId, at);
        expect(await tx.codes.newest('verify-email', open.email)).toEqual(open);
        expect(await tx.codes.newest('invitation', invitation.email)).toEqual(invitation);
        await tx.codes.endOpen('verify-email', open.email, at);
        await tx.codes.endInvitations('promoter', invited.subjectId, at);
        await tx.codes.endInvitations('promoter', invited.subjectId, '2025-06-10T18:04:00.000Z');
        expect(await tx.codes.newest('verify-email', open.email)).toEqual({ ...open, expiresAt: at });
        expect(await tx.codes.newest('invitation', invitation.email)).toEqual({ ...invitation, expiresAt: at });
      });
    });

    it('gives the code to one of a hundred who come with it at once, and counts every wrong try', async () => {
      const [right, wrong] = [aCode(fresh()), aCode(fresh())];
      await it_.give({ codes: [right, wrong] });
      const at = '2025-06-10T18:05:00.000Z';
      const tried = (email: string, code: string) =>
        it_.uow.run(
          async (tx) => (await tryCode(tx, { purpose: 'verify-email', email, code, at }, plainSeals)) !== undefined,
        );
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => tried(right.email, '123456')));
      expect(outcomes.filter(Boolean).length).toBe(1);
      await Promise.all(Array.from({ length: 20 }, () => tried(wrong.email, '654321')));
      expect((await it_.uow.run((tx) => tx.codes.newest('verify-email', wrong.email)))?.tries).toBe(5);
      expect(await tried(wrong.email, '123456')).toBe(false);
    });

    it('keeps administrators', async () => {
      const admin = {
        id: anId('admn', fresh()),
        firstName: 'Zoë',
        lastName: 'Núñez',
        email: 'zoe@example.com',
        phone: null,
        profileImage: null,
        deactivated: false,
      };
      await it_.uow.run((tx) => tx.admins.put(admin));
      await it_.uow.run((tx) => tx.admins.put({ ...admin, lastName: 'Núñez Vale', phone: '555 0100' }));
      expect(await it_.uow.run((tx) => tx.admins.lock(admin.id))).toEqual({
        ...admin,
        lastName: 'Núñez Vale',
        phone: '555 0100',
      });
      expect(
        await it_.uow.run(async (tx) => [
          (await tx.admins.byEmail(admin.email))?.id,
          await tx.admins.byEmail('nobody@example.com'),
        ]),
      ).toEqual([admin.id, undefined]);
    });

    it('counts wrong passwords by e-mail, known or not', async () => {
      const email = `unknown${fresh()}@example.com`;
      expect(await it_.uow.run((tx) => tx.loginGuards.lock(email))).toEqual({ failures: 0, lockedUntil: null });
      await it_.uow.run((tx) => tx.loginGuards.save(email, { failures: 10, lockedUntil: '2025-06-10T18:15:00.000Z' }));
      expect(await it_.uow.run((tx) => tx.loginGuards.lock(email))).toMatchObject({
        failures: 10,
        lockedUntil: '2025-06-10T18:15:00.000Z',
      });
    });

    it('leaves one administrator of two who deactivate each other at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const pair = [fresh(), fresh()];
        const admins = pair.map((n) => ({
          id: anId('admn', n),
          firstName: 'Robin',
          lastName: 'Vale',
          email: `roster${n}@example.com`,
          phone: null,
          profileImage: null,
          deactivated: false,
        }));
        await it_.uow.run(async (tx) => {
          for (const one of admins) await tx.admins.put(one);
          for (const n of pair)
            await tx.accounts.insert(anotherAccount(n, { type: 'admin', subjectId: anId('admn', n) }));
        });
        const set = setAdminActive({
          uow: it_.uow,
          clock: fixedClock(),
          ids: { next: () => anId('gen', fresh()), random: () => 0 },
        });
        const against = (by: number, of: number) =>
          set({
            actor: anActor({ accountId: anId('acc', by), subjectId: anId('admn', by) }),
            adminId: anId('admn', of),
            active: false,
          }).then(
            () => 'done',
            (failed: { code?: string }) => failed.code,
          );
        const [one = 0, two = 0] = pair;
        expect((await Promise.all([against(one, two), against(two, one)])).toSorted()).toEqual([
          'ACCOUNT_DEACTIVATED',
          'done',
        ]);
        expect(
          (
            await it_.uow.run(async (tx) => [
              await tx.admins.lock(anId('admn', one)),
              await tx.admins.lock(anId('admn', two)),
            ])
          ).filter((it) => it?.deactivated),
        ).toHaveLength(1);
      }
    });
  });
