import { describe, expect, test } from '@jest/globals';
import { aMeeting, anActor, anId, byHand, refusal } from '../testing/index.js';
import type { Corrected } from './index.js';
import { nothingMoved } from './testing/refusal.js';

describe('one result by hand', () => {
  test('is added, matched as in a file, and earns', async () => {
    const { run, add, held, admin, event, classes, key, stored } = aMeeting();
    await run(['Ana Ruiz']);
    const {
      results: [added],
      money,
    } = await add({
      actor: admin,
      eventId: event.id,
      classId: classes[0].id,
      result: byHand(8, 'Ben Ode'),
      apply: key(),
    });
    expect([added?.riderId, added?.verdict.reasons.map((it) => it.code), money]).toEqual([
      anId('rder', 2),
      ['PLACE_NOT_PAID'],
      nothingMoved,
    ]);
    const cy = await add({
      actor: admin,
      eventId: event.id,
      classId: classes[1].id,
      result: byHand(1, 'C. Park', { riderId: anId('rder', 3) }),
      apply: key(),
    });
    expect(cy.results[0]?.verdict.reasons.map((it) => it.code)).toEqual(['CLASS_TOO_SMALL']);
    expect(held()).toEqual([30_000, 0, 0]);
    expect(stored().aliases).toMatchObject([{ nameKey: 'c park', hometownKey: 'moab ut', riderId: anId('rder', 3) }]);
    expect(stored().classes[1]?.resultsReceivedAt).not.toBeNull();
    expect(stored().audit.at(-1)).toMatchObject({
      action: 'add-result',
      objectType: 'result',
      detail: { eventId: event.id, riderName: { before: null, after: 'C. Park' }, issued: 0 },
    });
  });

  test('as a preview says the same, and stores nothing', async () => {
    const { run, add, admin, event, classes, key, stored } = aMeeting();
    await run([]);
    const asked = {
      actor: admin,
      eventId: event.id,
      classId: classes[0].id,
      result: byHand(null, 'Ben Ode', { type: 'DNF' }),
    };
    const before = stored();
    const preview = await add({ ...asked, apply: null });
    expect(stored()).toEqual(before);
    const applied = await add({ ...asked, apply: key() });
    const seen = (it: Corrected) => [it.money, it.removed, it.results.map(({ id: _, ...result }) => result)];
    expect(seen(applied)).toEqual(seen(preview));
  });

  test('is changed in place, keeps its rider, and moves the difference', async () => {
    const { run, change, held, resultOf, admin, key, stored } = aMeeting();
    await run(['Ana Ruiz', 'Ben Ode']);
    const ana = resultOf('Ana Ruiz');
    expect(await refusal(change({ actor: admin, resultId: ana.id, result: byHand(2, 'Ana Ruiz'), apply: key() }))).toBe(
      'PLACE_TAKEN',
    );
    const { money } = await change({ actor: admin, resultId: ana.id, result: byHand(12, 'Anna R.'), apply: key() });
    expect([money, held()]).toEqual([{ issued: 0, reversed: 30_000, overpaid: 0 }, [0, 20_000, 0]]);
    expect(resultOf('Anna R.')).toMatchObject({ id: ana.id, riderId: anId('rder', 1) });
    expect(stored().audit.at(-1)?.detail).toMatchObject({
      place: { before: 1, after: 12 },
      riderName: { before: 'Ana Ruiz', after: 'Anna R.' },
    });
  });

  test('is removed, and what it earned goes back, but for what is spent', async () => {
    const { run, remove, held, resultOf, redeem, admin, key } = aMeeting();
    await run(['Ana Ruiz', 'Ben Ode']);
    await redeem(anId('rder', 1), 25_000);
    const gone = await remove({ actor: admin, resultId: resultOf('Ana Ruiz').id, apply: key() });
    expect([gone.removed, gone.money, held()]).toEqual([
      1,
      { issued: 0, reversed: 5_000, overpaid: 25_000 },
      [0, 20_000, 0],
    ]);
  });

  test('NOT_FOUND: in an event or a class that the person names and it is not of', async () => {
    const { run, change, remove, match, unmatch, resultOf, admin, event, classes, stored } = aMeeting();
    await run(['Ana Ruiz']);
    const asked = { actor: admin, resultId: resultOf('Ana Ruiz').id, apply: null };
    const elsewhere = { ...asked, eventId: anId('event', 9) };
    const before = stored();
    for (const act of [
      remove(elsewhere),
      unmatch(elsewhere),
      match({ ...elsewhere, riderId: anId('rder', 2) }),
      change({ ...elsewhere, result: byHand(1, 'Ana Ruiz') }),
    ])
      expect(await refusal(act)).toBe('NOT_FOUND');
    expect(await refusal(change({ ...asked, classId: classes[1].id, result: byHand(1, 'Ana Ruiz') }))).toBe(
      'NOT_FOUND',
    );
    expect(stored()).toEqual(before);
    const here = await change({ ...asked, eventId: event.id, classId: classes[0].id, result: byHand(1, 'A. Ruiz') });
    expect(here.results.map((it) => [it.riderName, it.matchedName])).toEqual([['A. Ruiz', 'Ana Ruiz']]);
  });

  test('the same key again gives the first answer', async () => {
    const { run, remove, resultOf, admin, key, stored } = aMeeting();
    await run(['Ana Ruiz']);
    const asked = { actor: admin, resultId: resultOf('Ana Ruiz').id, apply: key() };
    const first = await remove(asked);
    const entries = stored().entries;
    expect(await remove(asked)).toEqual(first);
    expect(stored().entries).toEqual(entries);
  });
});

describe('all results of a class by hand', () => {
  test('keep the identity that a person says, whatever is written now', async () => {
    const { run, replace, resultOf, held, admin, event, classes, key, stored } = aMeeting();
    await run(['Ana Ruiz', 'Ben Ode']);
    const ana = resultOf('Ana Ruiz');
    const rows = stored()
      .results.map((it) => ({ ...byHand(it.place, it.riderName), id: it.id }))
      .map((it) => (it.id === ana.id ? { ...it, riderName: 'A. Ruiz', number: '12' } : it));
    const answer = await replace({
      actor: admin,
      eventId: event.id,
      classId: classes[0].id,
      entrants: null,
      results: rows,
      apply: key(),
    });
    expect([answer.changes, answer.money]).toEqual([
      { added: 0, changed: 1, removed: 0, same: 7 },
      { total: 50_000, ...nothingMoved },
    ]);
    expect([resultOf('A. Ruiz').id, held()]).toEqual([ana.id, [30_000, 20_000, 0]]);
    const stranger = rows.map((it) => ({ ...it, id: anId('res0t', 99) }));
    expect(
      await refusal(
        replace({
          actor: admin,
          eventId: event.id,
          classId: classes[0].id,
          entrants: null,
          results: stranger,
          apply: key(),
        }),
      ),
    ).toBe('NOT_FOUND');
  });

  test('PLACE_TAKEN: a place stands once; a rider must be there', async () => {
    const { replace, admin, event, classes, key, stored } = aMeeting();
    const send = (results: readonly ReturnType<typeof byHand>[]) =>
      replace({ actor: admin, eventId: event.id, classId: classes[0].id, entrants: null, results, apply: key() });
    await expect(
      send([byHand(1, 'Ana Ruiz'), byHand(1, 'Ben Ode'), byHand(3, 'Cy Park'), byHand(3, 'Di Ray')]),
    ).rejects.toMatchObject({ code: 'PLACE_TAKEN', detail: { places: '1, 3' } });
    expect(await refusal(send([byHand(1, 'Ana Ruiz', { riderId: anId('rder', 99) })]))).toBe('NOT_FOUND');
    expect(stored().results).toEqual([]);
  });

  test('tied, as the person says, share: added, changed, and of a whole class', async () => {
    const { run, add, change, replace, held, admin, event, classes, key, resultOf } = aMeeting();
    await run(['Ana Ruiz']);
    const asked = { actor: admin, eventId: event.id, classId: classes[0].id };
    await expect(add({ ...asked, result: byHand(1, 'Ben Ode'), apply: null })).rejects.toMatchObject({
      code: 'PLACE_TAKEN',
      detail: { place: 1, name: 'Ana Ruiz' },
    });
    const { money } = await add({ ...asked, result: byHand(1, 'Ben Ode', { tied: true }), apply: key() });
    expect([money, held()]).toEqual([{ issued: 25_000, reversed: 5_000, overpaid: 0 }, [25_000, 25_000, 0]]);

    const ben = { actor: admin, resultId: resultOf('Ben Ode').id };
    await change({ ...ben, result: byHand(30, 'Ben Ode'), apply: key() });
    expect(held()).toEqual([30_000, 0, 0]);
    await change({ ...ben, result: byHand(1, 'Ben Ode', { tied: true }), apply: key() });
    expect(held()).toEqual([25_000, 25_000, 0]);

    const results = [byHand(1, 'Ana Ruiz'), byHand(1, 'Ben Ode', { tied: true }), byHand(1, 'Cy Park')];
    await replace({ ...asked, entrants: 9, results, apply: key() });
    const purse = classes[0].places.reduce((sum, it) => sum + it.amount, 0);
    expect(held().reduce((sum, it) => sum + it, 0)).toBe(purse);
  });

  test('removed, the class waits for results again; of the event, every class', async () => {
    const { run, removeAll, classes, held, admin, event, key, stored } = aMeeting();
    for (const raceClass of classes) await run(['Ana Ruiz', 'Ben Ode'], raceClass.id);
    const first = await removeAll({ actor: admin, eventId: event.id, classId: classes[1].id, apply: key() });
    expect([first.removed, first.money.reversed, held()]).toEqual([8, 50_000, [30_000, 20_000, 0]]);
    expect(stored().classes.map((it) => it.resultsReceivedAt === null)).toEqual([false, true]);
    await removeAll({ actor: admin, eventId: event.id, classId: null, apply: key() });
    expect([stored().results, held(), stored().classes.map((it) => it.resultsReceivedAt)]).toEqual([
      [],
      [0, 0, 0],
      [null, null],
    ]);
    expect(await refusal(removeAll({ actor: admin, eventId: event.id, classId: anId('c0ass', 9), apply: key() }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('corrections are refused', () => {
  const all = (meeting: ReturnType<typeof aMeeting>, actor: ReturnType<typeof anActor>) => {
    const { event, classes, key } = meeting;
    const resultId = meeting.resultOf('Ana Ruiz').id;
    return [
      meeting.add({ actor, eventId: event.id, classId: classes[0].id, result: byHand(20, 'Ben Ode'), apply: key() }),
      meeting.change({ actor, resultId, result: byHand(20, 'Ana Ruiz'), apply: key() }),
      meeting.replace({ actor, eventId: event.id, classId: classes[0].id, results: [], entrants: null, apply: key() }),
      meeting.match({ actor, resultId, riderId: anId('rder', 2), apply: key() }),
      meeting.unmatch({ actor, resultId, apply: key() }),
      meeting.remove({ actor, resultId, apply: key() }),
      meeting.removeAll({ actor, eventId: event.id, classId: null, apply: key() }),
    ].map(refusal);
  };
  test('to riders, dealers and other promoters, as if the event were not there', async () => {
    for (const actor of [
      anActor({ type: 'rider' }),
      anActor({ type: 'dealer' }),
      anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) }),
    ]) {
      const meeting = aMeeting();
      await meeting.run(['Ana Ruiz']);
      expect(await Promise.all(all(meeting, actor))).toEqual(Array(7).fill('NOT_FOUND'));
    }
  });
  test('to the event’s promoter once the window is closed', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz']);
    meeting.clock.set('2025-07-24T07:00:00.000Z');
    expect(await Promise.all(all(meeting, meeting.promoter))).toEqual(Array(7).fill('RESULT_WINDOW_CLOSED'));
  });
  test('to nobody else', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz']);
    const { add, change, promoter, event, classes, key, resultOf } = meeting;
    expect(
      await refusal(
        add({
          actor: promoter,
          eventId: event.id,
          classId: classes[0].id,
          result: byHand(20, 'Ben Ode'),
          apply: key(),
        }),
      ),
    ).toBe('done');
    expect(
      await refusal(
        change({ actor: promoter, resultId: resultOf('Ana Ruiz').id, result: byHand(2, 'Ana Ruiz'), apply: key() }),
      ),
    ).toBe('PLACE_TAKEN');
  });
  test('the removal of a rider’s races and judging again are admins’ alone', async () => {
    const { removeRaces, rejudge, promoter, event, key } = aMeeting();
    expect(await refusal(removeRaces({ actor: promoter, riderId: anId('rder', 1), apply: key() }))).toBe('NOT_FOUND');
    expect(await refusal(rejudge({ actor: promoter, eventId: event.id, apply: key() }))).toBe('NOT_FOUND');
  });
});

describe('all races of a rider', () => {
  test('go with what they earned, and the difference is posted to others too', async () => {
    const { run, removeRaces, held, classes, admin, key, stored, replace, event } = aMeeting();
    await run(['Ana Ruiz', 'Ben Ode']);
    // five riders: without one of them the class pays nobody
    await replace({
      actor: admin,
      eventId: event.id,
      classId: classes[1].id,
      entrants: null,
      apply: key(),
      results: [byHand(1, 'Ana Ruiz'), byHand(2, 'Cy Park'), ...[3, 4, 5].map((it) => byHand(it, `Field ${it}`))],
    });
    expect(held()).toEqual([60_000, 20_000, 20_000]);
    const before = stored();
    const preview = await removeRaces({ actor: admin, riderId: anId('rder', 1), apply: null });
    expect(stored()).toEqual(before);
    const done = await removeRaces({ actor: admin, riderId: anId('rder', 1), apply: key() });
    expect(done).toEqual({ ...preview, applied: true });
    expect(done).toMatchObject({
      removed: 2,
      events: 1,
      money: [{ currency: 'USD', issued: 0, reversed: 80_000, overpaid: 0 }],
    });
    expect([held(), stored().results.some((it) => it.riderId === anId('rder', 1))]).toEqual([[0, 20_000, 0], false]);
    expect(stored().audit.at(-1)).toMatchObject({
      action: 'remove-races',
      objectId: anId('rder', 1),
      detail: { removed: 2 },
    });
  });
});
