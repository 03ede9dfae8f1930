import { describe, expect, it } from '@jest/globals';
import { overpaid } from '../ledger/index.js';
import { redeemCredit } from '../redemption/index.js';
import { aClass, aDealer, anActor, anEvent, anId, aResult } from '../testing/index.js';
import { mergeRiders } from './index.js';
import { admin, given, GONE, KEEP, NOW } from './testing/merging.js';

describe('mergeRiders', () => {
  it('judges again what the deleted rider raced in, and holds those events until it is done', async () => {
    const [event, inClass] = [anEvent(), aClass()];
    const { db, ports } = given({
      events: [event],
      classes: [inClass],
      results: [
        aResult({
          id: anId('res0t'),
          classId: inClass.id,
          riderId: GONE,
          verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE', detail: {} }] },
        }),
      ],
    });
    const held: string[] = [];
    const merge = mergeRiders({
      ...ports,
      uow: {
        run: (work) =>
          db.uow.run((tx) =>
            work({ ...tx, merging: { ...tx.merging, lockEventsOf: async (riderId) => void held.push(riderId) } }),
          ),
      },
    });
    const ask = { actor: admin, keepId: KEEP, deleteId: GONE };
    await merge({ ...ask, confirmation: '', apply: null });
    expect([held, db.stored().rejudgings]).toEqual([[], []]);
    await merge({
      ...ask,
      confirmation: 'DELETE k.moreno@example.com',
      apply: { accountId: admin.accountId, key: 'k', fingerprint: 'x' },
    });
    expect([held, db.stored().rejudgings]).toEqual([[GONE], [{ eventId: event.id, askedAt: NOW }]]);
  });

  it('keeps the better place where both have a result in the same class, and takes back what the other earned', async () => {
    const event = anEvent();
    const inClass = aClass();
    const result = (id: number, riderId: string, place: number) =>
      aResult({
        id: anId('res0t', id),
        classId: inClass.id,
        place,
        type: 'finished' as const,
        riderId,
        verdict: { earns: { amount: 1, type: 'credit' as const, bikeId: 'b' }, reasons: [] as const },
      });
    const { db, apply } = given({
      events: [event],
      classes: [inClass],
      results: [result(1, KEEP, 3), result(2, GONE, 1)],
    });
    // each rider's first award was won in this class
    const [ofKeep, ofGone] = [KEEP, GONE].map(
      (riderId) => db.stored().awards.find((it) => it.riderId === riderId)?.id ?? '',
    );
    db.alter(({ awards }) => ({
      awards: awards.map((award) =>
        [ofKeep, ofGone].includes(award.id) ? { ...award, source: { eventId: event.id, classId: inClass.id } } : award,
      ),
    }));
    const { collisions, balances } = await apply();
    expect(collisions).toMatchObject([{ kept: { place: 1, riderId: GONE }, removed: [{ place: 3, riderId: KEEP }] }]);
    expect(balances).toEqual([
      { currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_500, reversed: 4_000, after: 3_500 },
    ]);
    const { results, awards, rejudgings } = db.stored();
    expect(results.map((it) => [it.place, it.riderId])).toEqual([[1, KEEP]]);
    expect(awards.find((it) => it.id === ofKeep)).toMatchObject({ status: 'reversed', source: null, current: 0 });
    expect(awards.find((it) => it.id === ofGone)).toMatchObject({
      riderId: KEEP,
      source: { classId: inClass.id },
      current: 2_500,
    });
    expect(rejudgings).toMatchObject([{ eventId: event.id }]);
    expect(awards.map(overpaid)).toEqual([0, 0, 0]);
  });

  it('takes back what the deleted rider earned with the worse place before the transfer; what was spent of it is overpaid', async () => {
    const event = anEvent();
    const inClass = aClass();
    const result = (id: number, riderId: string, place: number) =>
      aResult({
        id: anId('res0t', id),
        classId: inClass.id,
        place,
        type: 'finished' as const,
        riderId,
        verdict: { earns: { amount: 1, type: 'credit' as const, bikeId: 'b' }, reasons: [] as const },
      });
    const { db, ports, key, apply } = given({
      events: [event],
      classes: [inClass],
      results: [result(1, KEEP, 1), result(2, GONE, 2)],
    });
    db.alter(({ awards }) => ({
      awards: awards.map((award) =>
        award.initial === 2_500 ? { ...award, source: { eventId: event.id, classId: inClass.id } } : award,
      ),
    }));
    await redeemCredit(ports)({
      actor: anActor({ type: 'dealer', subjectId: aDealer().id }),
      idempotency: key(),
      riderId: GONE,
      dealerId: aDealer().id,
      amount: { amount: 400, currency: 'USD' },
      pin: '4719',
      employeeName: 'Dana',
      riderIdVerified: true,
    });
    const theirs = new Set(
      db
        .stored()
        .awards.filter((it) => it.riderId === GONE)
        .map((it) => it.id),
    );
    const { balances } = await apply();
    expect(balances).toEqual([
      { currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_100, reversed: 2_100, after: 5_000 },
    ]);
    const { awards, wallets, entries, audit } = db.stored();
    expect(
      awards
        .filter((it) => theirs.has(it.id))
        .map((it) => [it.riderId, it.status, it.initial, it.current, overpaid(it), it.source]),
    ).toEqual([
      [KEEP, 'reversed', 0, 0, 400, null],
      [KEEP, 'current', 1_000, 1_000, 0, null],
    ]);
    expect(wallets.map((it) => [it.riderId, it.balance])).toEqual([
      [KEEP, 5_000],
      [GONE, 0],
    ]);
    expect(entries.filter((it) => it.riderId === GONE).map((it) => [it.kind, it.amount])).toEqual([
      ['award', 2_500],
      ['award', 1_000],
      ['redeem', -400],
      ['reverse', -2_100],
      ['transfer', 0],
      ['transfer', -1_000],
    ]);
    expect(audit.at(-1)?.detail).toMatchObject({ collisions: 1 });
  });
});
