import { describe, expect, it } from '@jest/globals';
import { ANONYMOUS } from '../../privacy/index.js';
import { aDocument, anAccount, aRiderRecord, riderRows } from '../builders.js';
import { cash } from '../cash.js';
import { anId, sequentialIds } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Requests to be deleted, what a rider is given of their own data, and what is erased. */
export const describeDeletionStore = (make: MakeBackend): void =>
  describe('deletion store', () => {
    const backend = useBackend(make);
    const at = '2025-06-10T18:00:00.000Z';
    const stamp = { at, byName: 'Robin Vale' };

    const someone = async () => {
      const n = 700_000 + fresh();
      const riderId = anId('rder', n);
      const email = `erased${n}@example.com`;
      const account = anAccount({ id: anId('acc', n), type: 'rider', subjectId: riderId, email });
      const rider = aRiderRecord({
        id: riderId,
        firstName: 'Casey',
        lastName: `Moreno${n}`,
        email,
        amaNumber: `7${n}`,
        profileImage: `/api/image/${anId('p1c', n)}`,
      });
      const held = cash(riderId, [700, 300], 'USD', {
        ...sequentialIds(),
        next: () => anId('entry', 700_000 + fresh()),
      });
      const document = aDocument({
        id: anId('d0c', n),
        riderId,
        kind: 'licence',
        fileKey: `documents/${anId('d0c', n)}`,
      });
      await backend.give({
        ...riderRows([rider]),
        ...held,
        accounts: [account],
        documents: [document],
        notes: [{ id: anId('n0te', n), riderId, text: 'Called Casey.', ...stamp }],
        timecards: [
          {
            id: anId('card', n),
            riderId,
            fileName: 'casey.pdf',
            fileKey: `timecards/${anId('card', n)}`,
            contentType: 'application/pdf',
            bytes: 9,
            uploadedAt: at,
            uploadedBy: stamp.byName,
          },
        ],
        pins: [{ riderId, seal: 'sealed', failures: 0, lockedUntil: null }],
      });
      return { n, riderId, email, account, rider };
    };
    const ask = (riderId: string, eraseOn = '2025-06-24') =>
      backend.uow.run((tx) => tx.deletions.insert({ riderId, requestedAt: at, eraseOn, erasedAt: null }));
    const due = (today: string, after = '', limit = 1_000) =>
      backend.uow.run((tx) => tx.deletions.due(today, after, limit));

    it('keeps a request until it is withdrawn', async () => {
      const { riderId } = await someone();
      await ask(riderId);
      expect(await backend.uow.run((tx) => tx.deletions.lock(riderId))).toEqual({
        riderId,
        requestedAt: at,
        eraseOn: '2025-06-24',
        erasedAt: null,
      });
      await backend.uow.run((tx) => tx.deletions.remove(riderId));
      expect(await backend.uow.run((tx) => tx.deletions.lock(riderId))).toBeUndefined();
    });

    it('lists whom to erase from their day on, in pages', async () => {
      const [one, two, later] = [await someone(), await someone(), await someone()];
      await ask(one.riderId, '2001-01-01');
      await ask(two.riderId, '2001-01-02');
      await ask(later.riderId, '2001-01-03');
      expect(await due('2001-01-02')).toEqual([one.riderId, two.riderId].toSorted());
      expect(await due('2001-01-02', '', 1)).toEqual([one.riderId]);
      expect(await due('2001-01-02', one.riderId)).toEqual([two.riderId]);
    });

    it('counts what is held, and names the files', async () => {
      const { n, riderId } = await someone();
      await backend.uow.run(async (tx) => {
        expect(await tx.deletions.heldRecords(riderId)).toEqual({ bikes: 0, results: 0, documents: 1, redemptions: 0 });
        const files = await tx.deletions.ownFiles(riderId);
        expect(files.map((file) => file.key)).toEqual([
          `documents/${anId('d0c', n)}`,
          `timecards/${anId('card', n)}`,
          `portraits/${anId('p1c', n)}`,
        ]);
        expect(files[0]?.name).toMatch(/^documents\/1-licence-\d{4}-\d{2}-\d{2}$/);
      });
    });

    it('gives a rider the own records, and no secret', async () => {
      const { riderId, email } = await someone();
      const other = await someone();
      const text = JSON.stringify(await backend.uow.run((tx) => tx.deletions.ownRecords(riderId)));
      expect(text).toContain(email);
      expect(text).toContain('Called Casey.');
      for (const secret of [other.email, 'sealed', 'passwordHash']) expect(text).not.toContain(secret);
    });

    it('erases who they were, and keeps their money', async () => {
      const { riderId, email, account, rider } = await someone();
      const other = await someone();
      await ask(riderId, '2002-01-01');
      await backend.uow.run((tx) =>
        tx.outbox.append([
          {
            id: anId('ma1', fresh()),
            kind: 'pin-changed',
            at,
            recipient: { type: 'rider', id: riderId },
            facts: { at },
          },
        ]),
      );
      const message = {
        id: anId('msg', 700_000 + fresh()),
        at,
        name: 'Casey',
        email,
        phone: null,
        subject: null,
        message: 'Where is my award?',
        state: 'open',
        decided: null,
      } as const;
      await backend.uow.run((tx) => tx.contactMessages.append(message));
      await backend.uow.run((tx) => tx.deletions.erase(riderId, at));
      await backend.uow.run(async (tx) => {
        expect(await tx.contactMessages.lock(message.id)).toBeUndefined();
        expect(await tx.riders.lock(riderId)).toBeUndefined();
        expect(await tx.accounts.byEmail(email)).toBeUndefined();
        expect(await tx.accounts.byId(account.id)).toBeUndefined();
        expect(await tx.outbox.recipient('rider', riderId)).toBeUndefined();
        expect(await tx.documents.standing(riderId)).toEqual([]);
        expect(await tx.deletions.ownFiles(riderId)).toEqual([]);
        expect((await tx.riderPins.lock(riderId)).seal).toBeNull();
        expect((await tx.deletions.lock(riderId))?.erasedAt).toBe(at);
        const awards = await tx.merging.awardsOf(riderId);
        expect(awards.map((award) => award.current).toSorted()).toEqual([300, 700]);
        const left = JSON.stringify(await tx.deletions.ownRecords(riderId));
        for (const personal of [rider.lastName, email, rider.amaNumber ?? '', 'Called Casey.'])
          expect(left).not.toContain(personal);
        expect((await tx.merging.lock([riderId]))[0]?.fullName).toBe(ANONYMOUS.fullName);
        expect(await tx.riders.lock(other.riderId)).toMatchObject({ email: other.email });
      });
      expect(await due('2002-01-01')).not.toContain(riderId);
    });
  });
