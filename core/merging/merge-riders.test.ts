import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { available, overpaid } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import { redeemCredit, undoRedemption } from '../redemption/index.js';
import { setRiderActive } from '../riders/index.js';
import {
  aBike,
  aClass,
  aDealer,
  aDocument,
  anAccount,
  anActor,
  anEvent,
  anId,
  aRider,
  aRiderRecord,
  cash,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  riderRows,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { mergeRiders } from './index.js';

const [KEEP, GONE] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor();
const TODAY = '2025-06-10';
const NOW = '2025-06-10T18:00:00.000Z';

const given = (world: Partial<World> = {}, keep = [4_000], gone = [2_500, 1_000]) => {
  const ids = sequentialIds();
  const books = [
    credits(
      KEEP,
      keep.map((amount) => ({ amount, expiresOn: '2026-03-01' })),
      ids,
    ),
    credits(
      GONE,
      gone.map((amount) => ({ amount, expiresOn: '2026-01-01' })),
      ids,
    ),
  ];
  const db = fakeUnitOfWork({
    riders: [
      aRider({ id: KEEP, email: 'casey@example.com' }),
      aRider({ id: GONE, fullName: 'K. Moreno', email: 'k.moreno@example.com' }),
    ],
    dealers: [aDealer()],
    pins: [KEEP, GONE].map((riderId) => ({ riderId, seal: 'x', failures: 0, lockedUntil: null })),
    accounts: [anAccount({ id: anId('acc', 9), type: 'rider', subjectId: GONE, email: 'k.moreno@example.com' })],
    ...world,
    wallets: [...books.flatMap((it) => it.wallets), ...(world.wallets ?? [])],
    awards: [...books.flatMap((it) => it.awards), ...(world.awards ?? [])],
    entries: [...books.flatMap((it) => it.entries), ...(world.entries ?? [])],
  });
  const ports = {
    uow: db.uow,
    clock: fixedClock(),
    ids,
    digest: plainDigest,
    program: defaultProgram,
    pins: { seal: () => 'x', matches: () => true },
  };
  const merge = mergeRiders(ports);
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `k${(keys += 1)}`, fingerprint: 'x' });
  return {
    db,
    ports,
    key,
    preview: () => merge({ actor: admin, keepId: KEEP, deleteId: GONE, confirmation: '', apply: null }),
    apply: (confirmation = 'DELETE k.moreno@example.com', over = {}) =>
      merge({ actor: admin, keepId: KEEP, deleteId: GONE, confirmation, apply: key(), ...over }),
  };
};

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

  it('KEEP with the e-mail of the kept rider confirms as well, in any case of letters', async () => {
    await expect(given().apply('KEEP Casey@Example.com')).resolves.toMatchObject({ applied: true });
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

  it('is kept for ever with all that was the deleted rider’s, stands in the audit and on each entry, and is told to the rider who stays', async () => {
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
    for (const it of entries.filter(({ kind }) => kind === 'transfer'))
      expect(it).toMatchObject({ at: NOW, actorId: admin.accountId, reference: mergeId });
    expect(rejudgings).toEqual([]);
  });

  it('keeps what was decided of the deleted rider alone: shown before, and told in the audit without what is personal', async () => {
    const consent = { by: 'Dana Moreno', at: NOW };
    const one = riderRows([
      aRiderRecord({ id: KEEP, email: 'casey@example.com', bornOn: null, version: 4 }),
      aRiderRecord({
        id: GONE,
        email: 'k.moreno@example.com',
        factory: true,
        professional: true,
        taxStatus: 'non-resident-alien',
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

  describe('of whom one is deactivated', () => {
    const vin = 'VBKMXA10XSM000777';
    const bikeOf = (riderId: string, holdsVin: boolean, id = anId('b', 77)) => ({
      ...aBike({ id, vin }),
      riderId,
      holdsVin,
      retiredAt: null,
      verifiedAt: NOW,
      verifiedBy: 'x',
      createdAt: NOW,
      version: 1,
    });
    const riders = (keep: object, gone: object) => [
      aRider({ id: KEEP, bikes: [], ...keep }),
      aRider({ id: GONE, email: 'k.moreno@example.com', bikes: [], ...gone }),
    ];

    it('an active rider has the VINs again that were free while the deleted one was shut out', async () => {
      const { db, apply } = given({ riders: riders({}, { deactivated: true }), bikes: [bikeOf(GONE, false)] });
      await apply();
      expect(db.stored().bikes).toMatchObject([{ riderId: KEEP, vin, holdsVin: true }]);
      expect(db.stored().riders.find((it) => it.id === KEEP)?.bikes).toMatchObject([{ vin, vinStatus: 'verified' }]);
    });

    it('a VIN that someone else has by now stays there, and is listed as a dispute', async () => {
      const third = anId('rder', 3);
      const { db, apply } = given({
        riders: [...riders({}, { deactivated: true }), aRider({ id: third, bikes: [] })],
        bikes: [bikeOf(GONE, false), bikeOf(third, true, anId('b', 78))],
      });
      await apply();
      expect(db.stored().bikes.map((it) => [it.riderId, it.holdsVin])).toEqual([
        [KEEP, false],
        [third, true],
      ]);
      expect(db.stored().vinDisputes).toMatchObject([
        { vin, heldBy: third, claimedBy: KEEP, claimed: { bikeId: anId('b', 77) } },
      ]);
    });

    it('a deactivated rider holds no VIN, those of the deleted one neither', async () => {
      const { db, apply } = given({ riders: riders({ deactivated: true }, {}), bikes: [bikeOf(GONE, true)] });
      await apply();
      expect(db.stored().bikes).toMatchObject([{ riderId: KEEP, holdsVin: false }]);
    });
  });

  describe('who have a bike with one VIN', () => {
    const vin = 'VBKMXA10XSM000777';
    const bikeOf = (riderId: string, n: number, over: object) => ({
      ...aBike({ id: anId('b', n), vin }),
      riderId,
      holdsVin: false,
      retiredAt: null,
      verifiedAt: NOW,
      verifiedBy: 'VBK',
      createdAt: NOW,
      version: 1,
      ...over,
    });
    const shutOut = [
      aRider({ id: KEEP, bikes: [] }),
      aRider({ id: GONE, email: 'k.moreno@example.com', bikes: [], deactivated: true }),
    ];

    it('keep one in the garage, the verified one, also when they are deactivated and activated again', async () => {
      const [older, held] = [
        bikeOf(GONE, 77, { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null }),
        bikeOf(KEEP, 78, { holdsVin: true }),
      ];
      const { db, ports, apply } = given({ riders: shutOut, bikes: [older, held] });
      await apply();
      const after = [{ ...older, riderId: KEEP, retiredAt: NOW, version: 2 }, held];
      expect(db.stored().bikes).toEqual(after);
      expect(db.stored().audit).toMatchObject([
        { actorId: admin.accountId, action: 'retire-bike', objectId: older.id },
        { action: 'merge-riders' },
      ]);
      for (const active of [false, true])
        expect((await setRiderActive(ports)({ actor: admin, riderId: KEEP, active })).taken).toEqual([]);
      expect(db.stored().bikes).toEqual(after);
    });

    it('keep what an admin said of it: invalid under the other name, it is invalid', async () => {
      const [older, held] = [
        bikeOf(GONE, 77, { vinStatus: 'invalid', verifiedAt: null, verifiedBy: null }),
        bikeOf(KEEP, 78, { holdsVin: true }),
      ];
      const { db, apply } = given({ riders: shutOut, bikes: [older, held] });
      await apply();
      expect(db.stored().bikes).toMatchObject([
        { id: older.id, vinStatus: 'unverified', retiredAt: NOW },
        { id: held.id, vinStatus: 'invalid', holdsVin: true, verifiedBy: null },
      ]);
      expect(db.stored().audit.map((it) => it.action)).toEqual(['edit-bike', 'retire-bike', 'merge-riders']);
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

  it('judges again what the deleted rider raced in, and holds those events until it is done', async () => {
    const [event, inClass] = [anEvent(), aClass()];
    const { db, ports } = given({
      events: [event],
      classes: [inClass],
      results: [
        {
          id: anId('res0t'),
          classId: inClass.id,
          place: 1,
          type: 'finished',
          riderName: 'Casey',
          number: null,
          hometown: null,
          bike: null,
          email: null,
          amaNumber: null,
          riderId: GONE,
          verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE', detail: {} }] },
        },
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

  it('an e-mail that was stored in capitals is confirmed in any case, with spaces around', async () => {
    const riders = [aRider({ id: KEEP }), aRider({ id: GONE, email: 'K.Moreno@Example.com' })];
    await expect(given({ riders }).apply('  DELETE k.moreno@example.com ')).resolves.toMatchObject({ applied: true });
  });

  it.each([
    '',
    'DELETE',
    'delete k.moreno@example.com',
    'DELETE casey@example.com',
    'KEEP k.moreno@example.com',
    'DELETE  k.moreno@example.com x',
    'DELETE k.moreno@example.com x',
    'NEVER DELETE k.moreno@example.com',
    'DELETEk.moreno@example.com',
    'REMOVE k.moreno@example.com',
  ])('CONFIRMATION_WRONG for "%s", and nothing changes', async (typed) => {
    const { db, apply } = given();
    const before = db.stored();
    await expect(apply(typed)).rejects.toMatchObject({ code: 'CONFIRMATION_WRONG' });
    expect(db.stored()).toEqual(before);
  });

  it('ALREADY_MERGED tells the second of two merges why, and SAME_RIDER and NOT_FOUND theirs', async () => {
    const { apply } = given();
    const [first, second] = await Promise.allSettled([apply(), apply()]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { code: 'ALREADY_MERGED', detail: { riderId: GONE, into: KEEP } } });
    await expect(apply('', { keepId: GONE, deleteId: KEEP })).rejects.toMatchObject({
      code: 'ALREADY_MERGED',
      detail: { riderId: GONE, into: KEEP },
    });
    await expect(apply('', { deleteId: KEEP })).rejects.toMatchObject({ code: 'SAME_RIDER' });
    const notThere = { code: 'NOT_FOUND', detail: { what: 'rider' } };
    for (const over of [
      { deleteId: anId('n0b0dy') },
      { keepId: anId('n0b0dy') },
      { actor: anActor({ type: 'dealer' }) },
    ])
      await expect(apply('', over)).rejects.toMatchObject(notThere);
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
      actor: dealer,
      idempotency: key(),
      riderId: GONE,
      dealerId: aDealer().id,
      amount: { amount: 3_000, currency: 'USD' },
      pin: '2580',
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

  it('keeps the better place where both have a result in the same class, and takes back what the other earned', async () => {
    const event = anEvent();
    const inClass = aClass();
    const result = (id: number, riderId: string, place: number) => ({
      id: anId('res0t', id),
      classId: inClass.id,
      place,
      type: 'finished' as const,
      riderName: 'Casey',
      number: null,
      hometown: null,
      bike: null,
      email: null,
      amaNumber: null,
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
      awards: awards.map((it) =>
        [ofKeep, ofGone].includes(it.id) ? { ...it, source: { eventId: event.id, classId: inClass.id } } : it,
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

  it('takes back what the deleted rider earned with the worse place before anything moves, and leaves what was spent of it overpaid', async () => {
    const event = anEvent();
    const inClass = aClass();
    const result = (id: number, riderId: string, place: number) => ({
      id: anId('res0t', id),
      classId: inClass.id,
      place,
      type: 'finished' as const,
      riderName: 'Casey',
      number: null,
      hometown: null,
      bike: null,
      email: null,
      amaNumber: null,
      riderId,
      verdict: { earns: { amount: 1, type: 'credit' as const, bikeId: 'b' }, reasons: [] as const },
    });
    const { db, ports, key, apply } = given({
      events: [event],
      classes: [inClass],
      results: [result(1, KEEP, 1), result(2, GONE, 2)],
    });
    db.alter(({ awards }) => ({
      awards: awards.map((it) =>
        it.initial === 2_500 ? { ...it, source: { eventId: event.id, classId: inClass.id } } : it,
      ),
    }));
    await redeemCredit(ports)({
      actor: anActor({ type: 'dealer', subjectId: aDealer().id }),
      idempotency: key(),
      riderId: GONE,
      dealerId: aDealer().id,
      amount: { amount: 400, currency: 'USD' },
      pin: '2580',
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
          pin: '2580',
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
