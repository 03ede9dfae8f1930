import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { anActor, anId, refusal } from '../testing/index.js';
import {
  assertExtension,
  draftReminder,
  expireCash,
  extendCash,
  LONGEST_EXTENSION,
  notBefore,
  type OverdueAwardView,
  type OverdueSearch,
  overdueRiders,
  paymentInfoDue,
  remindOfCash,
  remindOfPaymentInfo,
  undoCashAsks,
} from './index.js';
import { given, ME } from './testing/payouts.js';

/** Ten days after the deadline of the cash of May 1st, which lacks an address. */
const LATE = '2025-07-10T18:00:00.000Z';
const OTHER = anActor({ accountId: anId('acc0', 9), subjectId: anId('admn', 9), name: 'Ada Moreau' });

const late = (change: Parameters<typeof given>[0] = { addressLine1: null }) => {
  const stage = given(change);
  const { db, clock, ports, admin } = stage;
  clock.set(LATE);
  return {
    ...stage,
    remind: (riderIds: readonly string[] = [ME], actor = admin) => remindOfCash(ports)({ actor, riderIds }),
    extend: (until: string, reason = ' At a clinic ', actor = admin) =>
      extendCash(ports)({ actor, riderIds: [ME], until, reason }),
    undo: (askIds: readonly string[], actor = admin) => undoCashAsks(ports)({ actor, askIds }),
    mail: () => db.stored().outbox.at(-1),
    acts: () => db.stored().audit.map((one) => one.action),
  };
};

describe('a reminder of overdue cash', () => {
  it('is one e-mail with all that waits and all that is missing, and leaves after ten seconds', async () => {
    const { remind, mail, acts, db } = late();
    const [asked] = await remind();
    expect(asked).toMatchObject({ riderId: ME, outcome: 'done', againOn: null });
    expect(mail()).toMatchObject({
      kind: 'cash-reminder',
      recipient: { type: 'rider', id: ME },
      about: asked?.askId,
      notBefore: '2025-07-10T18:00:10.000Z',
      facts: { amount1: 15_001, currency1: 'USD', missing1: 'address', dueOn: '2025-06-30' },
    });
    expect([acts(), db.stored().outbox.length]).toEqual([['remind-of-cash'], 1]);
  });

  it('comes at most once a week, whoever sends it, at once or one after the other, and says from when on', async () => {
    const { remind, clock, db } = late();
    const both = await Promise.all([remind(), remind([ME], OTHER), remind([ME, ME])]);
    expect(
      both
        .flat()
        .map((one) => one.outcome)
        .toSorted(),
    ).toEqual(['done', 'lately', 'lately', 'lately']);
    clock.set('2025-07-17T06:59:59.000Z');
    expect(await remind()).toEqual([{ riderId: ME, outcome: 'lately', againOn: '2025-07-17', askId: null }]);
    clock.set('2025-07-17T07:00:00.000Z');
    expect(await remind()).toMatchObject([{ outcome: 'done' }]);
    expect(db.stored().outbox.length).toBe(2);
  });

  it('waits a week after the program’s own notice too', async () => {
    const { remind, ports, clock } = late();
    await remindOfPaymentInfo(ports)('2025-07-10');
    expect(await remind()).toMatchObject([{ outcome: 'lately', againOn: '2025-07-17' }]);
    clock.set('2025-07-18T18:00:00.000Z');
    expect(await remind()).toMatchObject([{ outcome: 'done' }]);
  });

  it('is not for who lacks nothing, is not late, cannot be written to or is unknown; nor is it another’s than an admin’s', async () => {
    expect(await late({}).remind()).toMatchObject([{ outcome: 'nothing-overdue' }]);
    const early = late();
    early.clock.set('2025-06-30T18:00:00.000Z');
    expect(await early.remind()).toMatchObject([{ outcome: 'nothing-overdue' }]);
    expect(await late({ addressLine1: null, deactivated: true }).remind()).toMatchObject([{ outcome: 'unreachable' }]);
    const { remind, rider, undo, extend, db } = late();
    expect(await remind([anId('n0ne')])).toMatchObject([{ outcome: 'nothing-overdue', askId: null }]);
    expect(
      await Promise.all([remind([ME], rider), undo([], rider), extend('2025-07-20', 'x', rider)].map(refusal)),
    ).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect([db.stored().outbox, db.stored().audit]).toEqual([[], []]);
  });

  it('can be read before it goes', async () => {
    const { ports, admin, remind, rider, db } = late();
    const draft = (actor = admin) => draftReminder(ports)({ actor, riderId: ME });
    expect(await draft()).toMatchObject({ message: { kind: 'cash-reminder' }, asks: [], againOn: null });
    expect(db.stored().outbox).toEqual([]);
    await remind();
    expect(await draft()).toMatchObject({ asks: [{ byName: admin.name, until: null }], againOn: '2025-07-17' });
    expect(await refusal(draft(rider))).toBe('NOT_FOUND');
  });
});

describe('more time', () => {
  it('makes nothing of the rider’s overdue until it has passed, and tells why', async () => {
    const { extend, remind, mail, clock, ports, admin, idempotency, db } = late();
    expect(await extend('2025-08-01')).toMatchObject([{ outcome: 'done' }]);
    expect(mail()).toMatchObject({ kind: 'cash-extended', facts: { until: '2025-08-01', reason: 'At a clinic' } });
    const expire = () =>
      refusal(
        expireCash(ports)({
          actor: admin,
          idempotency: idempotency(),
          riderId: ME,
          awardId: db.stored().awards[0]?.id ?? '',
          amount: { amount: 10_000, currency: 'USD' },
          reason: 'Late',
        }),
      );
    clock.set('2025-08-01T18:00:00.000Z');
    expect([await expire(), (await remind())[0]?.outcome]).toEqual(['CASH_NOT_OVERDUE', 'nothing-overdue']);
    clock.set('2025-08-02T18:00:00.000Z');
    expect([(await remind())[0]?.outcome, await expire()]).toEqual(['done', 'done']);
  });

  it('is bounded, and needs a reason', async () => {
    const { extend, db } = late();
    expect(
      await Promise.all(
        [extend('2025-07-10'), extend('2025-09-09'), extend('2025-07-20', ' '), extend('2025-09-08')].map(refusal),
      ),
    ).toEqual(['EXTENSION_OUT_OF_BOUNDS', 'EXTENSION_OUT_OF_BOUNDS', 'REASON_MISSING', 'done']);
    expect(db.stored().cashAsks).toMatchObject([{ until: '2025-09-08' }]);
    expect(() => assertExtension('2025-07-10', '2025-07-10')).toThrow();
    expect(LONGEST_EXTENSION).toBe(60);
  });

  it('never makes a deadline earlier', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.option(day), (race, until) => {
        const due = paymentInfoDue(defaultProgram, race, until);
        expect([due >= paymentInfoDue(defaultProgram, race), until === null || due >= until]).toEqual([true, true]);
      }),
    );
  });
});

describe('undone', () => {
  it('before its e-mail leaves, it never was: another can be sent at once', async () => {
    const { remind, undo, extend, acts, db } = late();
    const ids = [...(await remind()), ...(await extend('2025-08-01'))].map((one) => one.askId ?? '');
    expect((await undo(ids)).map((one) => one.outcome)).toEqual(['undone', 'undone']);
    expect([db.stored().outbox, db.stored().cashAsks]).toEqual([[], []]);
    expect(acts().slice(-2)).toEqual(['undo-cash-reminder', 'undo-cash-extension']);
    expect((await undo(ids)).map((one) => one.outcome)).toEqual(['gone', 'gone']);
    expect((await remind())[0]?.outcome).toBe('done');
  });

  it('it is not by another administrator, nor once the rider may have read it', async () => {
    const { remind, undo, mail, db, clock } = late();
    const [{ askId } = { askId: null }] = await remind();
    expect(await undo([askId ?? ''], OTHER)).toEqual([{ askId, outcome: 'gone' }]);
    clock.set('2025-07-10T18:00:11.000Z');
    await db.uow.run((tx) => tx.outbox.sent(mail()?.id ?? '', clock.now()));
    expect(await undo([askId ?? ''])).toEqual([{ askId, outcome: 'told' }]);
    expect(db.stored().cashAsks.length).toBe(1);
  });
});

describe('overdue cash by rider', () => {
  const award = fc
    .record({
      riderId: fc.constantFrom('a', 'b', 'c', 'd'),
      amount: fc.integer({ min: 1, max: 900 }),
      currency: fc.constantFrom('USD' as const, 'CAD' as const),
      raceDay: fc.integer({ min: 10, max: 28 }).map((day) => `2025-02-${day}`),
      promoter: fc.option(fc.constantFrom({ id: 'p', name: 'Pine' }, { id: 'q', name: 'Quarry' })),
    })
    .map((item): OverdueAwardView => ({
      ...item,
      id: `${item.riderId}${item.raceDay}${item.amount}`,
      riderName: item.riderId.toUpperCase(),
      label: '',
      awardedAt: `${item.raceDay}T00:00:00.000Z`,
      extendedUntil: null,
      missing: ['address'],
      askedAt: item.riderId === 'a' ? LATE : null,
      askedBy: null,
    }));
  const all = fc
    .array(award, { maxLength: 14 })
    .map((some) => some.toSorted((a, b) => (`${a.raceDay}/${a.id}` < `${b.raceDay}/${b.id}` ? -1 : 1)));
  const search: fc.Arbitrary<Omit<OverdueSearch, 'page' | 'limit'>> = fc.record(
    {
      currency: fc.constantFrom('USD' as const, 'CAD' as const),
      atLeast: fc.integer({ min: 1, max: 1_500 }),
      promoterId: fc.constantFrom('p', 'q'),
      racedUntil: fc.constant('2025-02-20'),
      remindable: fc.boolean(),
      sort: fc.constantFrom('age' as const, 'amount' as const),
    },
    { requiredKeys: [] },
  );
  const now = { today: '2025-07-10', timeZone: 'America/Los_Angeles' };

  it('has each rider once, with every award, and the sums add up, on one page or on many', () => {
    fc.assert(
      fc.property(all, search, fc.integer({ min: 1, max: 3 }), (awards, asked, limit) => {
        const whole = overdueRiders(awards, { ...asked, page: 1, limit: 100 }, now);
        const ids = whole.items.map((it) => it.riderId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const rider of whole.items)
          expect(rider.awards).toEqual(awards.filter((one) => one.riderId === rider.riderId));
        const cents = (sums: readonly { readonly amount: number }[]) => sums.reduce((sum, it) => sum + it.amount, 0);
        expect(cents(whole.sums)).toBe(
          awards.filter((it) => ids.includes(it.riderId)).reduce((n, it) => n + it.amount, 0),
        );
        expect(whole.remindable).toBe(ids.filter((it) => it !== 'a').length);
        const pages = Array.from({ length: whole.total }, (_, at) =>
          overdueRiders(awards, { ...asked, page: at + 1, limit }, now),
        ).flatMap((page) => page.items.map((it) => it.riderId));
        expect(pages).toEqual(ids);
      }),
    );
  });

  it('finds exactly those asked for, and orders them by age or by money', () => {
    fc.assert(
      fc.property(all, search, (awards, asked) => {
        const { items } = overdueRiders(awards, { ...asked, page: 1, limit: 100 }, now);
        const of = (riderId: string) => awards.filter((it) => it.riderId === riderId);
        const most = (riderId: string) =>
          Math.max(
            ...(['USD', 'CAD'] as const)
              .filter((it) => (asked.currency ?? it) === it)
              .map((it) => of(riderId).reduce((sum, one) => sum + (one.currency === it ? one.amount : 0), 0)),
          );
        const wanted = [...new Set(awards.map((it) => it.riderId))].filter(
          (riderId) =>
            most(riderId) > 0 &&
            most(riderId) >= (asked.atLeast ?? 0) &&
            (asked.promoterId === undefined || of(riderId).some(({ promoter }) => promoter?.id === asked.promoterId)) &&
            (asked.racedUntil === undefined || of(riderId).some(({ raceDay }) => raceDay <= '2025-02-20')) &&
            (asked.remindable === undefined || asked.remindable === (riderId !== 'a')),
        );
        const ids = items.map((it) => it.riderId);
        expect(ids.toSorted()).toEqual(wanted.toSorted());
        const keys = ids.map((it) => (asked.sort === 'amount' ? -most(it) : Date.parse(of(it)[0]?.raceDay ?? '')));
        expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      }),
    );
  });

  it('says nobody may be reminded before their day', () => {
    expect(notBefore(null, '2025-07-10', now.timeZone)).toBeNull();
    expect(notBefore(LATE, '2025-07-16', now.timeZone)).toBe('2025-07-17');
    expect(notBefore(LATE, '2025-07-17', now.timeZone)).toBeNull();
  });
});
