import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { available, overpaid } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import { redeemCredit, undoRedemption } from '../redemption/index.js';
import { aClass, aDealer, anAccount, anActor, anEvent, anId, aRider, credits, fakeUnitOfWork, fixedClock, plainDigest, sequentialIds, type World } from '../testing/index.js';
import { collisionsOf, mergeRiders, type SharedResult } from './index.js';

const [KEEP, GONE] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor();
const TODAY = '2025-06-10';

const given = (world: Partial<World> = {}, keep = [4_000], gone = [2_500, 1_000]) => {
  const ids = sequentialIds();
  const books = [credits(KEEP, keep.map((amount) => ({ amount, expiresOn: '2026-03-01' })), ids), credits(GONE, gone.map((amount) => ({ amount, expiresOn: '2026-01-01' })), ids)];
  const db = fakeUnitOfWork({
    riders: [aRider({ id: KEEP, email: 'casey@example.com' }), aRider({ id: GONE, fullName: 'K. Moreno', email: 'k.moreno@example.com' })],
    dealers: [aDealer()],
    pins: [KEEP, GONE].map((riderId) => ({ riderId, seal: 'x', failures: 0, lockedUntil: null })),
    accounts: [anAccount({ id: anId('acc', 9), type: 'rider', subjectId: GONE, email: 'k.moreno@example.com' })],
    ...world,
    wallets: books.flatMap((it) => it.wallets), awards: [...books.flatMap((it) => it.awards), ...(world.awards ?? [])], entries: books.flatMap((it) => it.entries),
  });
  const ports = { uow: db.uow, clock: fixedClock(), ids, digest: plainDigest, program: defaultProgram, pins: { seal: () => 'x', matches: () => true } };
  const merge = mergeRiders(ports);
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `k${(keys += 1)}`, fingerprint: 'x' });
  return {
    db, ports, key,
    preview: () => merge({ actor: admin, keepId: KEEP, deleteId: GONE, confirmation: '', apply: null }),
    apply: (confirmation = 'DELETE k.moreno@example.com', over = {}) => merge({ actor: admin, keepId: KEEP, deleteId: GONE, confirmation, apply: key(), ...over }),
  };
};

describe('mergeRiders', () => {
  it('shows what would move and changes nothing', async () => {
    const { db, preview } = given();
    const before = db.stored();
    expect(await preview()).toMatchObject({
      applied: false, moves: { awards: 2, bikes: 1 }, collisions: [], balances: [{ currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_500, reversed: 0, after: 7_500 }],
    });
    expect(db.stored()).toEqual(before);
  });

  it('moves every cent by entries out of one wallet into the other, in spending order', async () => {
    const { db, apply } = given();
    const { balances } = await apply();
    const { wallets, awards, entries, riders, accounts, rejudgings } = db.stored();
    expect(balances).toEqual([{ currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_500, reversed: 0, after: 7_500 }]);
    expect(wallets.map((it) => [it.riderId, it.balance]).filter(([, balance]) => balance !== 0)).toEqual([[KEEP, 7_500]]);
    expect(awards.every((it) => it.riderId === KEEP)).toBe(true);
    expect(entries.filter((it) => it.kind === 'transfer').map((it) => [it.riderId, it.amount])).toEqual([[GONE, -2_500], [GONE, -1_000], [KEEP, 2_500], [KEEP, 1_000]]);
    expect(riders.find((it) => it.id === KEEP)?.bikes).toHaveLength(2);
    expect(accounts[0]).toMatchObject({ deactivated: true, email: anId('acc', 9) });
    expect(rejudgings).toEqual([]);
  });

  it('KEEP with the e-mail of the kept rider confirms as well, in any case of letters', async () => {
    await expect(given().apply('KEEP Casey@Example.com')).resolves.toMatchObject({ applied: true });
  });

  it.each(['', 'DELETE', 'delete k.moreno@example.com', 'DELETE casey@example.com', 'KEEP k.moreno@example.com', 'DELETE  k.moreno@example.com x'])(
    'CONFIRMATION_WRONG for "%s", and nothing changes',
    async (typed) => {
      const { db, apply } = given();
      const before = db.stored();
      await expect(apply(typed)).rejects.toMatchObject({ code: 'CONFIRMATION_WRONG' });
      expect(db.stored()).toEqual(before);
    },
  );

  it('ALREADY_MERGED tells the second of two merges why, and SAME_RIDER and NOT_FOUND theirs', async () => {
    const { apply } = given();
    const [first, second] = await Promise.allSettled([apply(), apply()]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { code: 'ALREADY_MERGED', detail: { into: KEEP } } });
    await expect(apply('', { deleteId: KEEP })).rejects.toMatchObject({ code: 'SAME_RIDER' });
    await expect(apply('', { deleteId: anId('n0b0dy') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(apply('', { actor: anActor({ type: 'dealer' }) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('the same key again gives the first answer', async () => {
    const { apply, key, db } = given();
    const apply_ = key();
    const first = await apply(undefined, { apply: apply_ });
    const entries = db.stored().entries.length;
    expect(await apply(undefined, { apply: apply_ })).toEqual(first);
    expect(db.stored().entries).toHaveLength(entries);
  });

  it('a redemption from before is undone into the kept wallet', async () => {
    const { apply, ports, key, db } = given();
    const dealer = anActor({ type: 'dealer', subjectId: aDealer().id });
    const { redemption } = await redeemCredit(ports)({
      actor: dealer, idempotency: key(), riderId: GONE, dealerId: aDealer().id, amount: { amount: 3_000, currency: 'USD' }, pin: '2580', employeeName: 'Dana', riderIdVerified: true,
    });
    const { balances } = await apply();
    expect(balances[0]).toMatchObject({ deleted: 500, after: 4_500 });
    const undone = await undoRedemption(ports)({ actor: dealer, idempotency: key(), redemptionId: redemption.id, reason: null });
    expect(undone.newBalance.amount).toBe(7_500);
    expect(available(db.stored().awards, TODAY)).toBe(7_500);
  });

  it('keeps the better place where both have a result in the same class, and takes back what the other earned', async () => {
    const event = anEvent();
    const inClass = aClass();
    const result = (id: number, riderId: string, place: number) => ({
      id: anId('res0t', id), classId: inClass.id, place, type: 'finished' as const, riderName: 'Casey', number: null, hometown: null, bike: null, email: null, amaNumber: null, riderId,
      verdict: { earns: { amount: 1, type: 'credit' as const, bikeId: 'b' }, reasons: [] as const },
    });
    const { db, apply } = given({ events: [event], classes: [inClass], results: [result(1, KEEP, 3), result(2, GONE, 1)] });
    // each rider's first award was won in this class
    const [ofKeep, ofGone] = [KEEP, GONE].map((riderId) => db.stored().awards.find((it) => it.riderId === riderId)?.id ?? '');
    await db.uow.run(async (tx) => {
      const source = { eventId: event.id, classId: inClass.id };
      const awards = (await tx.wallets.awardsById([ofKeep ?? '', ofGone ?? ''])).map((it) => ({ ...it, source }));
      const [wallet] = await tx.wallets.lock([{ riderId: KEEP, currency: 'USD', book: 'credit' }]);
      if (wallet) await tx.wallets.post([{ wallet, awards, entries: [], worth: new Map(), issued: new Set() }]);
    });
    const { collisions, balances } = await apply();
    expect(collisions).toMatchObject([{ kept: { place: 1, riderId: GONE }, removed: [{ place: 3, riderId: KEEP }] }]);
    expect(balances).toEqual([{ currency: 'USD', book: 'credit', keep: 4_000, deleted: 3_500, reversed: 4_000, after: 3_500 }]);
    const { results, awards, rejudgings } = db.stored();
    expect(results.map((it) => [it.place, it.riderId])).toEqual([[1, KEEP]]);
    expect(awards.find((it) => it.id === ofKeep)).toMatchObject({ status: 'reversed', source: null, current: 0 });
    expect(awards.find((it) => it.id === ofGone)).toMatchObject({ riderId: KEEP, source: { classId: inClass.id }, current: 2_500 });
    expect(rejudgings).toMatchObject([{ eventId: event.id }]);
    expect(awards.map(overpaid)).toEqual([0, 0, 0]);
  });

  it('balances before and after add up, whatever was spent before', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(amounts, amounts, fc.nat(), async (keep, gone, n) => {
        const { db, apply, ports, key } = given({}, keep, gone);
        const held = gone.reduce((sum, it) => sum + it, 0);
        const amount = 1 + (n % held);
        await redeemCredit(ports)({
          actor: anActor({ type: 'dealer', subjectId: aDealer().id }), idempotency: key(), riderId: GONE, dealerId: aDealer().id, amount: { amount, currency: 'USD' }, pin: '2580',
          employeeName: 'Dana', riderIdVerified: true,
        });
        await apply();
        const total = keep.reduce((sum, it) => sum + it, 0) + held - amount;
        const { wallets, awards } = db.stored();
        expect(wallets.reduce((sum, it) => sum + it.balance, 0)).toBe(total);
        expect(wallets.find((it) => it.riderId === KEEP && it.book === 'credit' && it.currency === 'USD')?.balance).toBe(total);
        expect(awards.reduce((sum, it) => sum + (it.riderId === KEEP ? it.current : 0), 0)).toBe(total);
      }),
      { numRuns: 60 },
    );
  });
});

describe('collisionsOf', () => {
  const at = (id: string, riderId: string, place: number | null, type: SharedResult['type'] = 'finished'): SharedResult => ({
    id, riderId, place, type, eventId: 'e', eventTitle: 'Event', classId: 'c', className: 'Class',
  });

  it.each([
    ['a place before none', [at('1', KEEP, null, 'DNF'), at('2', GONE, 9)], '2'],
    ['the better of two places', [at('1', KEEP, 4), at('2', GONE, 5)], '1'],
    ['the kept rider’s own of two equal ones', [at('1', GONE, 4), at('2', KEEP, 4)], '2'],
    ['a finisher before one disqualified with a place', [at('1', KEEP, 1, 'DQ'), at('2', GONE, 12)], '2'],
  ])('keeps %s', (_, shared, kept) => expect(collisionsOf(shared, KEEP)[0]?.kept.id).toBe(kept));

  it('is the same whatever the order', () => {
    const some = fc.array(fc.record({ riderId: fc.constantFrom(KEEP, GONE), place: fc.option(fc.integer({ min: 1, max: 5 })) }), { maxLength: 6 });
    fc.assert(
      fc.property(some, (all) => {
        const shared = all.map((it, n) => at(String(n), it.riderId, it.place));
        const ids = (of: readonly SharedResult[]) => collisionsOf(of, KEEP).map((it) => [it.kept.id, it.removed.map((one) => one.id)]);
        expect(ids(shared.toReversed())).toEqual(ids(shared));
      }),
    );
  });
});
