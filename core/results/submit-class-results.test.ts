import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aClass, anActor, anId, aRow, refusal } from '../testing/index.js';
import { ana, ben, class250, class450, cy, event, field, meeting, moab, riderOf } from './testing/class-results.js';

const podium = [aRow(1, 'Ana Ruiz', moab), aRow(2, 'Ben Ode', moab), aRow(3, 'Cy Park', moab), ...field];

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
    expect(answer.money).toEqual({ total: 40_000, issued: 10_000, reversed: 5_000, overpaid: 25_000 });
    expect(held()).toEqual([0, 30_000, 10_000]);
    await send([...podium.slice(0, 1), ...podium.slice(1)]);
    expect(held()).toEqual([5_000, 20_000, 10_000]);
  });

  test('of one class are judged with the whole event: a third class for one bike takes the least', async () => {
    const third = aClass({ id: anId('c0ass', 3), name: 'Open', places: [{ place: 1, amount: 90_000 }] });
    const { send, held } = meeting({ classes: [class450, class250, third] });
    for (const raceClass of [class450, class250]) await send(podium, { classId: raceClass.id });
    expect(held()).toEqual([60_000, 40_000, 20_000]);
    const answer = await send([aRow(1, 'Ana Ruiz', moab), ...field], { classId: third.id });
    expect(answer.money).toMatchObject({ issued: 90_000, reversed: 30_000 });
    expect(held()).toEqual([120_000, 40_000, 20_000]);
  });

  test('with a choice between riders of one name match that rider, and ask again at the next race', async () => {
    const twin = riderOf(4, 'Ana Ruiz');
    const { send, stored } = meeting({ riders: [ana, ben, cy, twin] });
    const rows = [aRow(1, 'Ana Ruiz', { line: 41, number: null }), ...field];
    const [first] = (await send(rows, { apply: null })).rows;
    expect([first?.match.status, first?.match.candidates.map((it) => it.id)]).toEqual(['ambiguous', [ana.id, twin.id]]);
    await send(rows, { choices: new Map([[41, twin.id]]) });
    expect(stored().awards.map((it) => it.riderId)).toEqual([twin.id]);
    expect((await send(rows)).rows[0]?.match).toMatchObject({ by: 'alias', rider: { id: twin.id } });
    expect(stored().awards.map((it) => it.riderId)).toEqual([twin.id]);
    const [elsewhere] = (await send(rows, { classId: class250.id, apply: null })).rows;
    expect([elsewhere?.match.status, elsewhere?.match.candidates.length]).toEqual(['ambiguous', 2]);
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
