import { describe, expect, it } from '@jest/globals';
import type { ApprovalRequest } from '../../approvals/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Changes that wait for a second person. */
export const describeRequestStore = (make: MakeBackend): void =>
  describe('request store', () => {
    const it_ = useBackend(make);

    const aRequest = (change: Partial<ApprovalRequest> = {}): ApprovalRequest => {
      const purse = { startsOn: '2025-07-05', endsOn: null, classes: [] };
      return {
        id: anId('req', fresh()),
        kind: 'purse',
        objectId: anId('event', fresh()),
        objectName: 'Årsta Öppet',
        change: { currency: 'USD', before: purse, after: { ...purse, startsOn: '2025-07-06' } },
        reason: 'Rain « forecast »',
        state: 'waiting',
        version: 1,
        askedAt: '2025-06-10T18:00:00.000Z',
        askedBy: anId('acc0', 1),
        askedByName: 'Robin Vale',
        askedByType: 'promoter',
        askedFor: anId('pr0m0ter', 1),
        expiresAt: '2125-07-10T18:00:00.000Z',
        decidedAt: null,
        decidedBy: null,
        decidedByName: null,
        answer: null,
        ...change,
      };
    };
    const put = (request: ApprovalRequest) => it_.uow.run((tx) => tx.requests.put(request));
    const lock = (id: string) => it_.uow.run((tx) => tx.requests.lock(id));
    const waiting = (objectId: string) => it_.uow.run((tx) => tx.requests.waitingAbout('purse', objectId));

    it('stores every field, new and decided', async () => {
      const request = aRequest();
      await put(request);
      expect(await lock(request.id)).toEqual(request);
      const decided: ApprovalRequest = {
        ...request,
        state: 'approved',
        version: 2,
        decidedAt: '2025-06-11T18:00:00.000Z',
        decidedBy: anId('acc0', 2),
        decidedByName: 'Sam Okafor',
        answer: 'Agreed',
      };
      await put(decided);
      expect(await lock(request.id)).toEqual(decided);
      expect(await lock(anId('nothing'))).toBeUndefined();
    });
    it('finds what waits about an object, and what a request is about', async () => {
      const request = aRequest();
      await put(request);
      await put(aRequest({ objectId: request.objectId, state: 'refused' }));
      expect(await waiting(request.objectId)).toEqual(request);
      expect(await it_.uow.run((tx) => tx.requests.objectOf(request.id))).toBe(request.objectId);
      await put({ ...request, state: 'withdrawn' });
      expect(await waiting(request.objectId)).toBeUndefined();
    });
    it('finds the one that would change exactly this, of those that wait side by side', async () => {
      const objectId = anId('rder', fresh());
      const change = (awardId: string) => ({
        awardId,
        award: 'Årsta · 450',
        amount: { amount: 700, currency: 'USD' as const },
      });
      const [one, other] = [anId('awd', 1), anId('awd', 2)].map((text) =>
        aRequest({ kind: 'cash-expiry', objectId, change: change(text) }),
      );
      if (!one || !other) throw new Error('two were made');
      await put(one);
      await put(other);
      const same = (awardId: string) =>
        it_.uow.run((tx) => tx.requests.waitingAbout('cash-expiry', objectId, change(awardId)));
      expect(await same(anId('awd', 2))).toEqual(other);
      expect(await same(anId('awd', 3))).toBeUndefined();
      await put({ ...other, state: 'refused' });
      expect(await same(anId('awd', 2))).toBeUndefined();
    });
    it('closes what expired, oldest first, up to a limit', async () => {
      const [first, second, later] = [
        aRequest({ expiresAt: '2020-01-01T00:00:00.000Z' }),
        aRequest({ expiresAt: '2020-01-02T00:00:00.000Z' }),
        aRequest({ expiresAt: '2020-01-04T00:00:00.000Z' }),
      ];
      for (const request of [later, second, first]) await put(request);
      const at = '2020-01-03T00:00:00.000Z';
      const closed = { state: 'expired', version: 2, decidedAt: at } as const;
      const expire = (limit: number) => it_.uow.run((tx) => tx.requests.expire(at, limit));
      expect(await expire(1)).toEqual([{ ...first, ...closed }]);
      expect(await expire(9)).toEqual([{ ...second, ...closed }]);
      expect(await expire(9)).toEqual([]);
      expect(await lock(second.id)).toEqual({ ...second, ...closed });
      expect(await lock(later.id)).toEqual(later);
    });
    it('knows who invited an administrator, by the account', async () => {
      const [subjectId, accountId, by] = [anId('admn', fresh()), anId('acc0', fresh()), anId('acc0', fresh())];
      const at = '2025-06-01T00:00:00.000Z';
      const email = `${accountId}@example.com`;
      const account = {
        id: accountId,
        type: 'admin' as const,
        subjectId,
        email,
        emailVerified: true,
        deactivated: false,
        passwordHash: 'x',
        locale: 'en' as const,
        displayName: 'Kim Lund',
        createdAt: at,
      };
      const admin = { id: subjectId, firstName: 'Kim', lastName: 'Lund', email, phone: null, profileImage: null };
      await it_.uow.run(async (tx) => {
        await tx.admins.put({ ...admin, deactivated: false });
        await tx.accounts.insert(account);
      });
      const invited = () => it_.uow.run((tx) => tx.requests.invitationOf(accountId));
      expect(await invited()).toBeUndefined();
      await it_.uow.run((tx) => tx.admins.setInvitation(subjectId, { by, at }));
      expect(await invited()).toEqual({ by, at });
      await it_.uow.run((tx) => tx.admins.put({ ...admin, lastName: 'Berg', deactivated: true }));
      expect(await invited()).toEqual({ by, at });
    });
  });
