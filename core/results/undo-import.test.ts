import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { submittedRow } from '../testing/rows-of-files.js';
import { aMeeting, anActor, anId, byHand, fakePorts, refusal, sequentialIds } from '../testing/index.js';
import { type ClassRows, submitEventResults, undoImport } from './index.js';
const FIELD = [4, 5, 6, 7, 8, 9];

const importing = () => {
  const meeting = aMeeting();
  const ids = sequentialIds();
  const ports = fakePorts(meeting, { clock: meeting.clock, ids: { ...ids, next: () => `1${ids.next().slice(1)}` } });
  const [first, second] = meeting.classes;
  const undo = undoImport(ports);
  const submit = submitEventResults(ports);
  /** the named on the first places, and a field behind them */
  const rows = (names: readonly string[], from = 1) =>
    [...names, ...FIELD.map((it) => `Field Rider ${it}`)].map((it, at) => submittedRow(from + at, at + 1, it));
  const send = async (parts: readonly ClassRows[], name = 'results.csv') =>
    submit({
      actor: meeting.admin,
      eventId: meeting.event.id,
      parts,
      problems: [],
      choices: new Map(),
      outcome: null,
      file: { name, digest: 'd'.repeat(64) },
      apply: meeting.key(),
    });
  const both = (inFirst: readonly string[], inSecond: readonly string[]): readonly ClassRows[] => [
    { classId: first.id, rows: rows(inFirst), entrants: null },
    { classId: second.id, rows: rows(inSecond, 100), entrants: 12 },
  ];
  const takeBack = (importId: string | null, apply = true, actor = meeting.admin) =>
    undo({ actor, importId: importId ?? '', apply: apply ? meeting.key() : null });
  const standing = () => ({
    results: meeting.stored().results.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    classes: meeting.stored().classes,
    held: meeting.held(),
  });
  return { ...meeting, send, both, takeBack, standing, first, second };
};

describe('a file of several classes', () => {
  test('pays each class in one go, in one record and one email', async () => {
    const { send, both, held, stored } = importing();
    const answer = await send(both(['Ana Ruiz', 'Ben Ode'], ['Cy Park']));
    expect([answer.applied, answer.rows.length, answer.changes.added]).toEqual([true, 15, 15]);
    expect(held().every((it) => it > 0)).toBe(true);
    expect(stored().imports).toMatchObject([
      { record: { id: answer.importId, kind: 'event-results', byName: expect.any(String), counts: { added: 15 } } },
    ]);
    expect(stored().outbox.filter((it) => it.kind === 'results-received')).toMatchObject([
      { facts: { className: '450 A, 250 A', rows: 15 } },
    ]);
  });

  test('of a class that is not there, or with a row that cannot be read, changes nothing', async () => {
    const { send, both, stored } = importing();
    const before = stored();
    expect(await refusal(send([...both(['Ana Ruiz'], []), { classId: anId('n0ne'), rows: [], entrants: null }]))).toBe(
      'NOT_FOUND',
    );
    expect(stored()).toEqual(before);
  });
});

describe('an import that is undone', () => {
  test('leaves what stood there before, to the cent, whatever it was', async () => {
    const names = fc.shuffledSubarray(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
    await fc.assert(
      fc.asyncProperty(names, names, names, names, async (a, b, c, d) => {
        const { send, both, takeBack, standing } = importing();
        await send(both(a, b));
        const before = standing();
        const { importId } = await send(both(c, d));
        await takeBack(importId);
        expect(standing()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  test.each<[string, (it: ReturnType<typeof importing>, riderId: string) => void]>([
    ['has sold the bike', (it, riderId) => it.alterRider(riderId, { bikes: [] })],
    ['has become a factory rider', (it, riderId) => it.alterRider(riderId, { factory: true })],
    ['is deactivated', (it, riderId) => it.alterRider(riderId, { deactivated: true })],
  ])('gives back what a rider had earned who %s since', async (_, change) => {
    const scene = importing();
    await scene.send(scene.both(['Ana Ruiz', 'Ben Ode'], []));
    const before = scene.standing();
    for (const { id } of scene.riders) change(scene, id);
    // of the wrong class: Ana is not in it, and Ben is on another place
    const { importId } = await scene.send(scene.both(['Cy Park', 'Max Roe', 'Ben Ode'], []));
    expect(scene.held()).toEqual([0, 0, 0]);
    await scene.takeBack(importId);
    expect(scene.standing()).toEqual(before);
  });

  test('of before it was kept what had been earned is judged as of now', async () => {
    const scene = importing();
    await scene.send(scene.both(['Ana Ruiz'], []));
    const { importId } = await scene.send(scene.both([], []));
    scene.alter(({ imports }) => ({
      imports: imports.map(({ record, trail }) => ({
        record,
        trail: { ...trail, before: trail.before.replaceAll(/,"stood":\{[^}]*\}/g, '') },
      })),
    }));
    scene.alterRider(scene.riders[0].id, { factory: true });
    await scene.takeBack(importId);
    expect([scene.held(), scene.resultOf('Ana Ruiz').verdict.reasons.map((why) => why.code)]).toEqual([
      [0, 0, 0],
      ['RIDER_FACTORY'],
    ]);
  });

  test('earns nothing for a rider who was merged into another since', async () => {
    const scene = importing();
    await scene.send(scene.both(['Ana Ruiz'], []));
    const { importId } = await scene.send(scene.both([], []));
    scene.alter(({ merges }) => ({
      merges: [
        ...merges,
        {
          id: anId('merge', 1),
          keptId: scene.riders[1].id,
          deletedId: scene.riders[0].id,
          at: scene.clock.now(),
          byName: 'Robin Vale',
          record: {},
        },
      ],
    }));
    await scene.takeBack(importId);
    expect([scene.resultOf('Ana Ruiz').riderId, scene.resultOf('Ana Ruiz').verdict.earns]).toEqual([null, null]);
  });

  test('leaves what a rider claimed alone in its class, which waits for results again', async () => {
    const scene = importing();
    scene.alter(({ classes }) => ({ classes: classes.map((inClass) => ({ ...inClass, entrants: 12 })) }));
    const { id } = await scene.claim({
      actor: anActor({ type: 'rider', subjectId: scene.riders[0].id }),
      eventId: scene.event.id,
      classId: scene.first.id,
      place: 1,
      message: 'I won',
    });
    await scene.decide({
      actor: scene.admin,
      idempotency: scene.key(),
      claimId: id,
      decision: { verdict: 'add', classId: scene.first.id, result: byHand(1, 'Ana Ruiz') },
      answer: null,
    });
    const before = scene.standing();
    const { importId } = await scene.send(scene.both(['Ana Ruiz', 'Ben Ode'], []));
    expect([scene.held(), scene.standing().classes[0]?.resultsReceivedAt]).toEqual([
      [30_000, 20_000, 0],
      scene.clock.now(),
    ]);
    await scene.takeBack(importId);
    expect(scene.standing()).toEqual(before);
  });

  test('leaves the number of starters that the class stated before there were results', async () => {
    const scene = importing();
    const placers = [
      {
        classId: scene.first.id,
        rows: ['Ana Ruiz', 'Ben Ode', 'Cy Park'].map((name, at) => submittedRow(at + 1, at + 1, name)),
        entrants: null,
      },
    ];
    scene.alter(({ classes }) => ({ classes: classes.map((inClass) => ({ ...inClass, entrants: 12 })) }));
    const { importId } = await scene.send(scene.both(['Max Roe'], ['Max Roe']));
    await scene.takeBack(importId);
    expect(scene.standing().classes.map((inClass) => [inClass.entrants, inClass.resultsReceivedAt])).toEqual([
      [12, null],
      [12, null],
    ]);
    await scene.send(placers);
    await scene.removeAll({ actor: scene.admin, eventId: scene.event.id, classId: scene.first.id, apply: scene.key() });
    await scene.send(placers);
    expect(scene.held()).toEqual([30_000, 20_000, 10_000]);
  });

  test('lists what riders have spent of it, which stays theirs', async () => {
    const { send, both, takeBack, redeem, held, riders } = importing();
    const { importId } = await send(both(['Ana Ruiz'], []));
    await redeem(riders[0].id, 20_000);
    const preview = await takeBack(importId, false);
    expect(preview).toMatchObject({
      applied: false,
      money: { reversed: 10_000, overpaid: 20_000 },
      spent: [{ riderId: riders[0].id, riderName: 'Ana Ruiz', amount: 20_000 }],
    });
    const done = await takeBack(importId);
    expect([done.money, done.spent, held()]).toEqual([preview.money, preview.spent, [0, 0, 0]]);
  });

  test('is undone once, and not when something stands in the way', async () => {
    const { send, both, takeBack, change, resultOf, admin, key, stored } = importing();
    const { importId } = await send(both(['Ana Ruiz'], ['Ben Ode']));
    const {
      results: [changed],
    } = await change({
      actor: admin,
      resultId: resultOf('Ana Ruiz').id,
      result: {
        place: 1,
        type: 'finished',
        riderName: 'Ana Ruiz',
        number: '7',
        hometown: 'Moab',
        state: 'UT',
        bike: null,
        email: null,
        amaNumber: null,
      },
      apply: key(),
    });
    expect(changed?.number).toBe('7');
    const before = stored();
    expect(await refusal(takeBack(importId))).toBe('IMPORT_CHANGED_SINCE');
    expect(stored()).toEqual(before);
    const again = await send(both(['Ana Ruiz'], ['Ben Ode']));
    await takeBack(again.importId);
    expect(await refusal(takeBack(again.importId))).toBe('IMPORT_UNDONE');
  });

  test('is not a stranger’s to undo', async () => {
    const { send, both, takeBack } = importing();
    const { importId } = await send(both(['Ana Ruiz'], []));
    expect(await refusal(takeBack(importId, true, anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 9) })))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(takeBack(anId('n0ne')))).toBe('NOT_FOUND');
  });
});
