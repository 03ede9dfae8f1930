import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { available } from '../ledger/index.js';
import { redeemCredit, undoRedemption } from '../redemption/index.js';
import {
  aDealer,
  aDocument,
  anActor,
  anId,
  aRider,
  aRiderRecord,
  cash,
  riderRows,
  sequentialIds,
  taxOf,
} from '../testing/index.js';
import { admin, given, GONE, KEEP, NOW } from './testing/merging.js';

const TODAY = '2025-06-10';

describe('mergeRiders', () => {
  it('shows what would move and changes nothing', async () => {
    const { db, preview } = given();
    const before = db.stored();
    expect(await preview()).toMatchObject({
      applied: false,
      keep: { id: KEEP, fullName: 'Casey Moreno' },
      deleted: { id: GONE, fullName: 'K. Moreno' },
      moves: { awards: 2, bikes: 1 },
      collisions: [],
      balances: [{ currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_500, reversed: 0, after: 7_500 }],
    });
    expect(db.stored()).toEqual(before);
  });

  it('leaves documents verified only for the name and AMA number that the kept rider has by then', async () => {
    const paper = (n: number, riderId: string, kind: 'licence' | 'w9') =>
      aDocument({
        id: anId('d0c', n),
        riderId,
        kind,
        status: 'verified',
        decision: { at: NOW, byName: 'Robin Vale', refusal: null },
      });
    const merged = async (gone: Parameters<typeof aRider>[0]) => {
      const { db, apply } = given({
        riders: [
          aRider({ id: KEEP, email: 'casey@example.com' }),
          aRider({ id: GONE, email: 'k.moreno@example.com', ...gone }),
        ],
        documents: [paper(1, KEEP, 'licence'), paper(2, GONE, 'w9')],
      });
      await apply();
      const { documents, outbox } = db.stored();
      return [
        documents.map((it) => it.status),
        outbox.filter((it) => it.kind === 'documents-unverified').map((it) => it.recipient.id),
      ];
    };
    expect(await merged({ fullName: 'CASEY MORENO' })).toEqual([['verified', 'verified'], []]);
    expect(await merged({ fullName: 'Terry Thief' })).toEqual([['verified', 'uploaded'], [KEEP]]);
    // the kept rider takes over a number that its own documents were never compared with
    expect(await merged({ fullName: 'Casey Moreno', amaNumber: '77' })).toEqual([['uploaded', 'verified'], [KEEP]]);
  });

  it('moves every cent by entries out of one wallet into the other, in spending order', async () => {
    const { db, apply } = given();
    const { balances } = await apply();
    const { wallets, awards, entries, riders, accounts, rejudgings } = db.stored();
    expect(balances).toEqual([
      { currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_500, reversed: 0, after: 7_500 },
    ]);
    expect(wallets.map((it) => [it.riderId, it.balance]).filter(([, balance]) => balance !== 0)).toEqual([
      [KEEP, 7_500],
    ]);
    expect(awards.every((it) => it.riderId === KEEP)).toBe(true);
    expect(entries.filter((it) => it.kind === 'transfer').map((it) => [it.riderId, it.amount])).toEqual([
      [GONE, -2_500],
      [GONE, -1_000],
      [KEEP, 2_500],
      [KEEP, 1_000],
    ]);
    expect(riders.find((it) => it.id === KEEP)?.bikes).toHaveLength(2);
    expect(accounts[0]).toMatchObject({ deactivated: true, email: anId('acc', 9) });
    expect(rejudgings).toEqual([]);
  });

  it('makes no wallet that nothing ever stood in', async () => {
    const { db, apply } = given();
    await apply();
    expect(db.stored().wallets.map((it) => [it.riderId, it.currency, it.book])).toEqual([
      [KEEP, 'USD', 'credit'],
      [GONE, 'USD', 'credit'],
    ]);
  });

  it('moves cash as cash, a currency of its own as that, and lists each book that one of the two has something in', async () => {
    const ids = sequentialIds();
    const [ofKeep, ofGone] = [cash(KEEP, [900], 'USD', ids), cash(GONE, [1_200, 300], 'CAD', ids)];
    const { db, apply } = given(
      {
        wallets: [...ofKeep.wallets, ...ofGone.wallets],
        awards: [...ofKeep.awards, ...ofGone.awards],
        entries: [...ofKeep.entries, ...ofGone.entries],
      },
      [4_000],
      [],
    );
    expect((await apply()).balances).toEqual([
      { currency: 'USD', book: 'cash', keep: 900, deleted: 0, reversed: 0, after: 900 },
      { currency: 'USD', book: 'credit', keep: 4_000, deleted: 0, reversed: 0, after: 4_000 },
      { currency: 'CAD', book: 'cash', keep: 0, deleted: 1_500, reversed: 0, after: 1_500 },
    ]);
    const held = db
      .stored()
      .wallets.filter((it) => it.balance !== 0)
      .map((it) => `${it.riderId} ${it.currency} ${it.book} ${it.balance}`);
    expect(held.toSorted()).toEqual([`${KEEP} CAD cash 1500`, `${KEEP} USD cash 900`, `${KEEP} USD credit 4000`]);
  });

  it('is kept with everything the deleted rider had, recorded in the audit and on each entry, and e-mailed to the kept rider', async () => {
    const { db, apply } = given();
    const theirs = db.stored();
    const answer = await apply();
    const { merges, audit, outbox, entries, rejudgings } = db.stored();
    const mergeId = merges[0]?.id;
    const snapshot = {
      riders: theirs.riders.filter((it) => it.id === GONE),
      awards: theirs.awards.filter((it) => it.riderId === GONE),
    };
    expect(merges).toEqual([
      { id: mergeId, keptId: KEEP, deletedId: GONE, at: NOW, byName: 'Robin Vale', record: { answer, snapshot } },
    ]);
    expect(audit).toMatchObject([
      { action: 'done-alone', detail: { kind: 'merge' } },
      {
        at: NOW,
        actorId: admin.accountId,
        action: 'merge-riders',
        objectType: 'rider',
        objectId: KEEP,
        detail: { mergeId, deletedId: GONE, moves: answer.moves, collisions: 0, balances: answer.balances },
      },
    ]);
    expect(outbox).toMatchObject([{ kind: 'accounts-merged', at: NOW, recipient: { type: 'rider', id: KEEP } }]);
    for (const entry of entries.filter(({ kind }) => kind === 'transfer'))
      expect(entry).toMatchObject({ at: NOW, actorId: admin.accountId, reference: mergeId });
    expect(rejudgings).toEqual([]);
  });

  it('keeps what was decided of the deleted rider alone: shown before, and told in the audit without what is personal', async () => {
    const consent = { by: 'Dana Moreno', at: NOW };
    const tax = taxOf({ taxStatus: 'non-resident-alien', country: 'CA' });
    const one = riderRows([
      aRiderRecord({ id: KEEP, email: 'casey@example.com', bornOn: null, version: 4 }),
      aRiderRecord({
        id: GONE,
        email: 'k.moreno@example.com',
        factory: true,
        professional: true,
        taxStatus: 'non-resident-alien',
        tax,
        bornOn: '2010-01-02',
        consent,
        amaNumber: '77120',
      }),
    ]);
    const { db, preview, apply } = given(one);
    const standing = {
      factory: true,
      professional: true,
      taxStatus: 'non-resident-alien',
      tax,
      bornOn: '2010-01-02',
      consent,
      amaNumber: '77120',
    };
    const before = db.stored();
    expect((await preview()).standing).toEqual(standing);
    expect(db.stored()).toEqual(before);
    expect((await apply()).standing).toEqual(standing);
    expect(await db.uow.run((tx) => tx.riders.lock(KEEP))).toMatchObject({ ...standing, version: 5 });
    expect(db.stored().audit.at(-1)?.detail).toMatchObject({
      standing: {
        factory: { before: false, after: true },
        taxStatus: { before: null, after: '***' },
        bornOn: { before: null, after: '***' },
        consentBy: { before: null, after: '***' },
        consent: { before: false, after: true },
      },
    });
  });

  it('leaves the kept rider’s record as it is where the deleted one adds nothing', async () => {
    const { db, apply } = given(
      riderRows([
        aRiderRecord({ id: KEEP, version: 4, taxStatus: 'us-person' }),
        aRiderRecord({ id: GONE, email: 'k.moreno@example.com' }),
      ]),
    );
    await apply();
    expect(await db.uow.run((tx) => tx.riders.lock(KEEP))).toMatchObject({ taxStatus: 'us-person', version: 4 });
    expect(db.stored().audit.at(-1)?.detail).toMatchObject({ standing: {} });
  });

  it('a redemption from before is undone into the kept wallet', async () => {
    const { apply, ports, key, db } = given();
    const dealer = anActor({ type: 'dealer', subjectId: aDealer().id });
    const { redemption } = await redeemCredit(ports)({
      actor: dealer,
      idempotency: key(),
      riderId: GONE,
      dealerId: aDealer().id,
      amount: { amount: 3_000, currency: 'USD' },
      pin: '4719',
      employeeName: 'Dana',
      riderIdVerified: true,
    });
    const { balances } = await apply();
    expect(balances[0]).toMatchObject({ deleted: 500, after: 4_500 });
    const undone = await undoRedemption(ports)({
      actor: dealer,
      idempotency: key(),
      redemptionId: redemption.id,
      reason: null,
    });
    expect(undone.newBalance.amount).toBe(7_500);
    expect(available(db.stored().awards, TODAY)).toBe(7_500);
  });

  it('balances before and after add up, whatever was spent before', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(amounts, amounts, fc.nat(), async (keep, gone, n) => {
        const { db, apply, ports, key } = given({}, keep, gone);
        const held = gone.reduce((sum, it) => sum + it, 0);
        const amount = 1 + (n % held);
        await redeemCredit(ports)({
          actor: anActor({ type: 'dealer', subjectId: aDealer().id }),
          idempotency: key(),
          riderId: GONE,
          dealerId: aDealer().id,
          amount: { amount, currency: 'USD' },
          pin: '4719',
          employeeName: 'Dana',
          riderIdVerified: true,
        });
        await apply();
        const total = keep.reduce((sum, it) => sum + it, 0) + held - amount;
        const { wallets, awards } = db.stored();
        expect(wallets.reduce((sum, it) => sum + it.balance, 0)).toBe(total);
        expect(
          wallets.find((it) => it.riderId === KEEP && it.book === 'credit' && it.currency === 'USD')?.balance,
        ).toBe(total);
        expect(awards.reduce((sum, it) => sum + (it.riderId === KEEP ? it.current : 0), 0)).toBe(total);
      }),
      { numRuns: 60 },
    );
  });
});
