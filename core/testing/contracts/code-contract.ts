import { defaultProgram } from '../../program/index.js';
import { describe, expect, it } from '@jest/globals';
import { setAdminActive, tryCode } from '../../identity/index.js';
import { anActor } from '../builders.js';
import { anId, fixedClock } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { identityScene } from './identity-scene.js';

/** One-time codes, administrators, and the guards against guessing. */
export const describeCodeStores = (make: MakeBackend): void =>
  describe('identity stores', () => {
    const { backend, anotherAccount, aCode, plainSeals } = identityScene(make);

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
      await backend.uow.run(async (tx) => {
        for (const code of [newer, older, invitation]) await tx.codes.insert(code);
      });
      await backend.uow.run(async (tx) => {
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
      expect(await backend.uow.run((tx) => tx.codes.newest('verify-email', older.email))).toEqual({
        ...newer,
        tries: 2,
        usedAt: '2025-06-10T18:05:00.000Z',
      });
    });

    it('ends open codes only', async () => {
      const n = fresh();
      const open = aCode(n);
      const invited = { type: 'promoter' as const, subjectId: anId('pr0m0ter', n), name: 'Zoë', locale: 'en' as const };
      const invitation = aCode(fresh(), { purpose: 'invitation', accountId: null, invited });
      await backend.give({ codes: [open, invitation] });
      const at = '2025-06-10T18:03:00.000Z';
      await backend.uow.run(async (tx) => {
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

    it('accepts a code from one of a hundred concurrent requests, and counts every wrong try', async () => {
      const [right, wrong] = [aCode(fresh()), aCode(fresh())];
      await backend.give({ codes: [right, wrong] });
      const at = '2025-06-10T18:05:00.000Z';
      const tried = (email: string, code: string) =>
        backend.uow.run(
          async (tx) => (await tryCode(tx, { purpose: 'verify-email', email, code, at }, plainSeals)) !== undefined,
        );
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => tried(right.email, '123456')));
      expect(outcomes.filter(Boolean).length).toBe(1);
      await Promise.all(Array.from({ length: 20 }, () => tried(wrong.email, '654321')));
      expect((await backend.uow.run((tx) => tx.codes.newest('verify-email', wrong.email)))?.tries).toBe(5);
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
      await backend.uow.run((tx) => tx.admins.put(admin));
      await backend.uow.run((tx) => tx.admins.put({ ...admin, lastName: 'Núñez Vale', phone: '555 0100' }));
      expect(await backend.uow.run((tx) => tx.admins.lock(admin.id))).toEqual({
        ...admin,
        lastName: 'Núñez Vale',
        phone: '555 0100',
      });
      expect(
        await backend.uow.run(async (tx) => [
          (await tx.admins.byEmail(admin.email))?.id,
          await tx.admins.byEmail('nobody@example.com'),
        ]),
      ).toEqual([admin.id, undefined]);
    });

    it('counts wrong passwords by e-mail, known or not', async () => {
      const email = `unknown${fresh()}@example.com`;
      expect(await backend.uow.run((tx) => tx.loginGuards.lock(email))).toEqual({ failures: 0, lockedUntil: null });
      await backend.uow.run((tx) =>
        tx.loginGuards.save(email, { failures: 10, lockedUntil: '2025-06-10T18:15:00.000Z' }),
      );
      expect(await backend.uow.run((tx) => tx.loginGuards.lock(email))).toMatchObject({
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
        await backend.uow.run(async (tx) => {
          for (const one of admins) await tx.admins.put(one);
          for (const n of pair)
            await tx.accounts.insert(anotherAccount(n, { type: 'admin', subjectId: anId('admn', n) }));
        });
        const set = setAdminActive({
          uow: backend.uow,
          clock: fixedClock(),
          ids: { next: () => anId('gen', fresh()), random: () => 0 },
          program: { ...defaultProgram, approvals: 'recorded' as const },
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
            await backend.uow.run(async (tx) => [
              await tx.admins.lock(anId('admn', one)),
              await tx.admins.lock(anId('admn', two)),
            ])
          ).filter((admin) => admin?.deactivated),
        ).toHaveLength(1);
      }
    });
  });
