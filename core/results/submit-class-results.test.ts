import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SubmittedRow } from '../imports/index.js';
import { available, spend, post } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import type { World } from '../testing/index.js';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aRider,
  aRow,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import { submitClassResults, type SubmitClassResults } from './index.js';

const riderOf = (n: number, fullName: string) =>
  aRider({ id: anId('rder', n), fullName, bikes: [aBike({ id: anId('b', n) })] });
const [ana, ben, cy] = [riderOf(1, 'Ana Ruiz'), riderOf(2, 'Ben Ode'), riderOf(3, 'Cy Park')];
const event = anEvent();
const class450 = aClass();
const class250 = aClass({ id: anId('c0ass', 2), name: '250 A' });
const promoter = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 1) });
const moab = { hometown: 'Moab', state: 'UT' };
const field = Array.from({ length: 6 }, (_, at) => aRow(4 + at, `Field Rider ${at}`));
const podium = [aRow(1, 'Ana Ruiz', moab), aRow(2, 'Ben Ode', moab), aRow(3, 'Cy Park', moab), ...field];

const meeting = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders: [ana, ben, cy],
    promoters: [{ id: anId('pr0m0ter', 1), name: 'Ridge MC', email: 'ridge@example.com' }],
    events: [event],
    classes: [class450, class250],
    ...more,
  });
  const submit = submitClassResults({ uow: db.uow, clock, ids, digest: plainDigest, program: defaultProgram });
  let keys = 0;
  const send = (rows: readonly SubmittedRow[], change: Partial<SubmitClassResults> = {}) =>
    submit({
      actor: promoter,
      eventId: event.id,
      classId: class450.id,
      rows,
      problems: [],
      choices: new Map(),
      entrants: null,
      outcome: null,
      apply: { accountId: promoter.accountId, key: `key-${(keys += 1)}`, fingerprint: String(keys) },
      ...change,
    });
  /** what each rider's credit is worth now */
  const held = () =>
    [ana, ben, cy].map((rider) =>
      available(
        db.stored().awards.filter((it) => it.riderId === rider.id),
        '2025-06-10',
      ),
    );
  const redeem = async (riderId: string, amount: number) =>
    db.uow.run(async (tx) => {
      const key = { riderId, currency: 'USD' as const, book: 'credit' as const };
      const [wallet] = await tx.wallets.lock([key]);
      if (!wallet) throw new Error('no wallet');
      const moves = spend(await tx.wallets.awardsWithValue([key]), amount, '2025-06-10', 'USD');
      await tx.wallets.post([
        post(
          wallet,
          moves,
          { at: clock.now(), actorId: null, proxyHostId: null, reference: anId('redem') },
          { ids, digest: plainDigest },
        ),
      ]);
    });
  return { ...db, clock, send, held, redeem };
};
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (it: unknown) => (it as { code: string }).code,
  );

describe('results of a class', () => {
  test('pay each place that the checks let through', async () => {
    const { send, held, stored } = meeting();
    const answer = await send(podium);
    expect(answer.money).toEqual({ total: 60_000, issued: 60_000, reversed: 0, overpaid: 0 });
    expect(answer.changes).toEqual({ added: 9, changed: 0, removed: 0, same: 0 });
    expect(held()).toEqual([30_000, 20_000, 10_000]);
    expect(stored().awards.map((it) => [it.label, it.expiresOn])).toEqual(
      Array(3).fill(['Ridge Creek National · 450 A', '2026-06-10']),
    );
    expect(stored().outbox.map((it) => it.kind)).toEqual([
      'award-earned',
      'award-earned',
      'award-earned',
      'results-received',
    ]);
  });

  test('as a preview show the same, and store nothing', async () => {
    const { send, stored } = meeting();
    const before = stored();
    const preview = await send(podium, { apply: null });
    expect(stored()).toEqual(before);
    const { applied, ...outcome } = await send(podium, { outcome: preview.outcome });
    expect({ ...outcome, applied: false }).toEqual(preview);
    expect(applied).toBe(true);
  });

  test('sent again change nothing at all', async () => {
    const { send, stored } = meeting();
    await send(podium);
    const { awards, entries, results, outbox } = stored();
    const again = await send(podium);
    expect(again.changes).toEqual({ added: 0, changed: 0, removed: 0, same: 9 });
    expect(again.money).toEqual({ total: 60_000, issued: 0, reversed: 0, overpaid: 0 });
    expect({ awards, entries, results, outbox }).toEqual({
      awards: stored().awards,
      entries: stored().entries,
      results: stored().results,
      outbox: stored().outbox,
    });
  });

  test('sent in another order change nothing', async () => {
    const { send, stored } = meeting();
    await send(podium);
    const entries = stored().entries;
    await send(podium.toReversed());
    expect(stored().entries).toEqual(entries);
  });

  test('corrected: places swapped move the difference', async () => {
    const { send, held } = meeting();
    await send(podium);
    const swapped = [
      aRow(2, 'Ana Ruiz', { ...moab, number: '1' }),
      aRow(1, 'Ben Ode', { ...moab, number: '2' }),
      ...podium.slice(2),
    ];
    expect((await send(swapped)).money).toEqual({ total: 60_000, issued: 10_000, reversed: 10_000, overpaid: 0 });
    expect(held()).toEqual([20_000, 30_000, 10_000]);
  });

  test('corrected after a rider has spent: nothing is taken from elsewhere, the spent part is told', async () => {
    const { send, held, redeem } = meeting();
    await send(podium);
    await redeem(ana.id, 25_000);
    const without = [aRow(1, 'Ben Ode', { ...moab, number: '2' }), ...podium.slice(2)];
    const answer = await send(without);
    expect(answer.removed).toEqual([{ classId: class450.id, place: 1, riderName: 'Ana Ruiz' }]);
    expect(answer.money).toEqual({ total: 40_000, issued: 10_000, reversed: 30_000, overpaid: 25_000 });
    expect(held()).toEqual([0, 30_000, 10_000]);
    await send([...podium.slice(0, 1), ...podium.slice(1)]);
    expect(held()).toEqual([5_000, 20_000, 10_000]);
  });

  test('of one class are judged with the whole event: a third class for one bike takes the least', async () => {
    const third = aClass({ id: anId('c0ass', 3), name: 'Open', places: [{ place: 1, amount: 90_000 }] });
    const { send, held } = meeting({ classes: [class450, class250, third] });
    for (const it of [class450, class250]) await send(podium, { classId: it.id });
    expect(held()).toEqual([60_000, 40_000, 20_000]);
    const answer = await send([aRow(1, 'Ana Ruiz', moab), ...field], { classId: third.id });
    expect(answer.money).toMatchObject({ issued: 90_000, reversed: 30_000 });
    expect(held()).toEqual([120_000, 40_000, 20_000]);
  });

  test('with a choice match that rider, and remember it for the next file', async () => {
    const twin = riderOf(4, 'Ana Ruiz');
    const { send, stored } = meeting({ riders: [ana, ben, cy, twin] });
    const rows = [aRow(1, 'Ana Ruiz', { line: 7 }), ...field];
    const [first] = (await send(rows, { apply: null })).rows;
    expect([first?.match.status, first?.match.candidates.map((it) => it.id)]).toEqual(['ambiguous', [ana.id, twin.id]]);
    await send(rows, { choices: new Map([[7, twin.id]]) });
    expect(stored().awards.map((it) => it.riderId)).toEqual([twin.id]);
    expect((await send(rows)).rows[0]?.match).toMatchObject({ by: 'alias', rider: { id: twin.id } });
    expect(stored().awards.map((it) => it.riderId)).toEqual([twin.id]);
  });
});

test('a row whose AMA number says that there is none is matched by what else it says', async () => {
  const [none, zoe] = [
    { ...riderOf(7, 'Nora Ask'), amaNumber: 'None' },
    { ...riderOf(8, 'Zoe Hill'), amaNumber: 'none' },
  ];
  const { send } = meeting({ riders: [ana, { ...ben, login: 'verified' }, none, zoe] });
  const answer = await send([
    aRow(1, 'Ana Ruiz', { ...moab, amaNumber: 'None' }),
    aRow(2, ben.fullName, { email: ben.email, amaNumber: 'NONE' }),
    aRow(3, 'Zoe Hill', { ...moab, amaNumber: '0' }),
    ...field,
  ]);
  expect(answer.rows.slice(0, 3).map((it) => [it.match.by, it.match.rider?.id])).toEqual([
    ['nameAndHometown', ana.id],
    ['email', ben.id],
    ['nameAndHometown', zoe.id],
  ]);
});

describe('a choice of rider', () => {
  const [johnny, jack] = [riderOf(5, 'Johnny Smith'), riderOf(6, 'Jack Smith')].map((it, at) => ({
    ...it,
    hometown: null,
    state: at === 0 ? 'CA' : 'TX',
  })) as [typeof ana, typeof ana];
  const second = {
    event: anEvent({ id: anId('event', 2) }),
    inClass: aClass({ id: anId('c0ass', 4), eventId: anId('event', 2) }),
  };
  const race = () =>
    meeting({
      riders: [ana, johnny, jack],
      events: [event, second.event],
      classes: [class450, class250, second.inClass],
    });
  const smith = (place: number, change: Partial<SubmittedRow> = {}) =>
    aRow(place, 'J. Smith', { line: 40 + place, ...change });
  const elsewhere = { eventId: second.event.id, classId: second.inClass.id };
  const matches = async (answer: ReturnType<ReturnType<typeof meeting>['send']>) =>
    (await answer).rows.flatMap((it) =>
      it.riderName === 'J. Smith' ? [[it.match.by, it.match.rider?.id ?? null]] : [],
    );

  test('of a rider whose state alone is known is remembered for that state, and for no other', async () => {
    const { send } = race();
    await send([smith(1, { state: 'CA' }), ...field], { choices: new Map([[41, johnny.id]]) });
    expect(await matches(send([smith(1, { state: 'TX' }), smith(2, { state: 'CA' }), ...field], elsewhere))).toEqual([
      [null, null],
      ['alias', johnny.id],
    ]);
  });

  test('is no answer where two of one class have the name and place: they stay, and the next file asks', async () => {
    const { send, stored, give } = race();
    give({ aliases: [{ nameKey: 'j smith', hometownKey: '', riderId: ana.id }] });
    const rows = [smith(1), smith(2), ...field];
    await send(rows, {
      choices: new Map([
        [41, johnny.id],
        [42, jack.id],
      ]),
    });
    const { awards, entries, aliases } = stored();
    expect(awards.map((it) => [it.riderId, it.initial])).toEqual([
      [johnny.id, 30_000],
      [jack.id, 20_000],
    ]);
    expect(aliases).toEqual([]);
    const again = await send(rows);
    expect([again.changes, again.money, stored().entries]).toEqual([
      { added: 0, changed: 0, removed: 0, same: 8 },
      { total: 50_000, issued: 0, reversed: 0, overpaid: 0 },
      entries,
    ]);
    expect(await matches(send([smith(1), ...field], elsewhere))).toEqual([[null, null]]);
  });

  test('is no answer where another of the name is nobody of ours', async () => {
    const { send, stored } = race();
    const rows = [smith(1), smith(2), ...field];
    await send(rows, {
      choices: new Map([
        [41, johnny.id],
        [42, null],
      ]),
    });
    expect(stored().aliases).toEqual([]);
    expect((await send(rows)).changes.same).toBe(8);
  });

  test('made at another event later moves nothing that was matched here', async () => {
    const { send, held, stored } = race();
    const rows = [smith(1), ...field];
    await send(rows, { choices: new Map([[41, johnny.id]]) });
    await send([smith(2), ...field], { ...elsewhere, choices: new Map([[42, jack.id]]) });
    const entries = stored().entries;
    expect((await send(rows)).money).toMatchObject({ issued: 0, reversed: 0 });
    expect([
      stored().entries,
      stored().results.find((it) => it.riderName === 'J. Smith' && it.classId === class450.id)?.riderId,
      held()[0],
    ]).toEqual([entries, johnny.id, 0]);
  });
});

describe('results are refused', () => {
  test('from a promoter of another event, and from one who is not approved', async () => {
    expect(
      await refusal(meeting().send(podium, { actor: anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) }) })),
    ).toBe('NOT_FOUND');
    expect(await refusal(meeting({ events: [{ ...event, promoterApproved: false }] }).send(podium))).toBe('NOT_FOUND');
    expect(await refusal(meeting().send(podium, { classId: anId('c0ass', 9) }))).toBe('NOT_FOUND');
  });
  test('after the window, unless an admin sends them: then they are stored, and late', async () => {
    const { send, clock } = meeting();
    clock.set('2025-07-24T07:00:00.000Z');
    expect(await refusal(send(podium))).toBe('RESULT_WINDOW_CLOSED');
    const answer = await send(podium, { actor: anActor() });
    expect(answer.rows[0]?.verdict.reasons.map((it) => it.code)).toEqual(['LATE_RESULTS']);
  });
  test('of a race that has not been held', async () => {
    const { send, clock } = meeting();
    clock.set('2025-06-06T12:00:00.000Z');
    expect(await refusal(send(podium))).toBe('EVENT_NOT_STARTED');
  });
  test('while any row cannot be read: whole or not at all', async () => {
    const { send, stored } = meeting();
    const problems = [{ line: 3, column: 'POS.', value: 'x', code: 'PLACE_NOT_A_NUMBER' as const }];
    expect(await refusal(send(podium, { problems }))).toBe('IMPORT_HAS_PROBLEMS');
    expect(stored().results).toEqual([]);
    expect((await send(podium, { problems, apply: null })).problems).toEqual(problems);
  });
  test('when the confirmed preview is no longer what would happen', async () => {
    const { send, stored, give } = meeting({ riders: [ben, cy] });
    const { outcome } = await send(podium, { apply: null });
    give({ riders: [ana] });
    expect(await refusal(send(podium, { outcome }))).toBe('PREVIEW_OUTDATED');
    expect(stored().awards).toEqual([]);
  });
});

test('after any corrections riders hold exactly what the last results earn, as long as nothing was spent', async () => {
  const someResults = fc
    .uniqueArray(fc.constantFrom('Ana Ruiz', 'Ben Ode', 'Cy Park'), { maxLength: 3 })
    .map((names) => [...names.map((it, at) => aRow(at + 1, it, { ...moab, number: it })), ...field]);
  await fc.assert(
    fc.asyncProperty(fc.array(someResults, { minLength: 1, maxLength: 5 }), async (files) => {
      const { send, held } = meeting();
      for (const rows of files) await send(rows);
      const fresh = meeting();
      await fresh.send(files.at(-1) ?? []);
      expect(held()).toEqual(fresh.held());
    }),
    { numRuns: 40 },
  );
});
