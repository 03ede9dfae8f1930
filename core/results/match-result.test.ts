import { describe, expect, test } from '@jest/globals';
import { aMeeting, anId, byHand, refusal } from '../testing/index.js';
import { nothingMoved } from './testing/refusal.js';

describe('an earlier match', () => {
  test('stays when the same results come again and the rider is called otherwise meanwhile', async () => {
    const { run, held, alterRider } = aMeeting();
    await run(['Ana Ruiz', 'Ben Ode']);
    alterRider(anId('rder', 1), { fullName: 'Ana Ruiz-Ode', hometown: 'Reno', state: 'NV' });
    expect((await run(['Ana Ruiz', 'Ben Ode'])).money).toEqual({ total: 50_000, ...nothingMoved });
    expect(held()).toEqual([30_000, 20_000, 0]);
  });
});

describe('a match', () => {
  test('made later earns, tells the rider, and is remembered for the next file', async () => {
    const { run, match, resultOf, held, admin, key, stored } = aMeeting();
    await run(['A. Ruiz', 'Ben Ode']);
    const emails = stored().outbox.length;
    const { money, results } = await match({
      actor: admin,
      resultId: resultOf('A. Ruiz').id,
      riderId: anId('rder', 1),
      apply: key(),
    });
    expect([money.issued, results[0]?.verdict.earns?.amount, held()]).toEqual([30_000, 30_000, [30_000, 20_000, 0]]);
    expect(stored().outbox.slice(emails)).toMatchObject([
      {
        kind: 'award-earned',
        recipient: { type: 'rider', id: anId('rder', 1) },
        facts: {
          place: 1,
          amount: 30_000,
          currency: 'USD',
          expiresOn: '2026-06-10',
          className: '450 A',
          event: 'Ridge Creek National',
        },
      },
    ]);
    expect(stored().aliases).toEqual([
      { promoterId: anId('pr0m0ter', 1), nameKey: 'a ruiz', hometownKey: 'moab ut', riderId: anId('rder', 1) },
    ]);
  });

  test('and its undoing come to nothing, and nothing is remembered', async () => {
    const { run, match, unmatch, resultOf, held, admin, key, stored } = aMeeting();
    await run(['A. Ruiz', 'Ben Ode']);
    const { results } = stored();
    const resultId = resultOf('A. Ruiz').id;
    await match({ actor: admin, resultId, riderId: anId('rder', 1), apply: key() });
    const back = await unmatch({ actor: admin, resultId, apply: key() });
    expect([
      back.money,
      held(),
      stored().aliases,
      stored().results.map(({ leftUnmatched: _, ...rest }) => rest),
    ]).toEqual([{ issued: 0, reversed: 30_000, overpaid: 0 }, [0, 20_000, 0], [], results]);
  });

  test('is undone at once: the result waits as before, and the rider never hears of it', async () => {
    const { run, match, unmatch, resultOf, held, admin, key, stored } = aMeeting();
    await run(['A. Ruiz', 'Ben Ode']);
    const { results, outbox } = stored();
    const resultId = resultOf('A. Ruiz').id;
    await match({ actor: admin, resultId, riderId: anId('rder', 1), apply: key() });
    await unmatch({ actor: admin, resultId, undo: true, apply: key() });
    expect([held(), stored().aliases, stored().results]).toEqual([[0, 20_000, 0], [], results]);
    expect(stored().outbox.filter(({ kind }) => kind === 'award-earned')).toEqual(
      outbox.filter(({ kind }) => kind === 'award-earned'),
    );
  });

  test('is not undone where its money was spent: UNDO_REFUSED, and nothing moves', async () => {
    const { run, match, unmatch, resultOf, held, admin, key, redeem } = aMeeting();
    await run(['A. Ruiz', 'Ben Ode']);
    const resultId = resultOf('A. Ruiz').id;
    await match({ actor: admin, resultId, riderId: anId('rder', 1), apply: key() });
    await redeem(anId('rder', 1), 1_000);
    const before = held();
    expect(await refusal(unmatch({ actor: admin, resultId, undo: true, apply: key() }))).toBe('UNDO_REFUSED');
    expect(held()).toEqual(before);
  });

  test('of a result that names a state alone is remembered as a file names it, and forgotten again', async () => {
    const { replace, match, unmatch, resultOf, admin, event, classes, key, stored, give } = aMeeting();
    const send = (classId: string, apply = true) =>
      replace({
        actor: admin,
        eventId: event.id,
        classId,
        entrants: null,
        apply: apply ? key() : null,
        results: [byHand(1, 'A. Ruiz', { hometown: null, state: 'UT' })],
      });
    const found = async () =>
      (await send(classes[1].id, false)).rows.map((it) => [it.match.by, it.match.rider?.id ?? null]);
    await send(classes[0].id);
    const resultId = resultOf('A. Ruiz').id;
    await match({ actor: admin, resultId, riderId: anId('rder', 1), apply: key() });
    expect(await found()).toEqual([['alias', anId('rder', 1)]]);
    // as it was remembered before states were
    give({
      aliases: [{ promoterId: anId('pr0m0ter', 1), nameKey: 'a ruiz', hometownKey: '', riderId: anId('rder', 1) }],
    });
    await unmatch({ actor: admin, resultId, apply: key() });
    expect([await found(), stored().aliases]).toEqual([[[null, null]], []]);
  });

  test('of one of two who bear the name and place is not remembered', async () => {
    const { run, match, resultOf, admin, key, stored, classes } = aMeeting();
    await run(['A. Ruiz']);
    await run(['A. Ruiz'], classes[1].id);
    for (const [at, raceClass] of classes.entries())
      await match({
        actor: admin,
        resultId: resultOf('A. Ruiz', raceClass.id).id,
        riderId: anId('rder', at + 1),
        reason: 'I was there',
        apply: key(),
      });
    expect(stored().aliases).toEqual([]);
    await match({
      actor: admin,
      resultId: resultOf('A. Ruiz', classes[1].id).id,
      riderId: anId('rder', 1),
      apply: key(),
    });
    expect(stored().aliases).toMatchObject([
      { promoterId: anId('pr0m0ter', 1), nameKey: 'a ruiz', riderId: anId('rder', 1) },
    ]);
  });

  test('stays when the result is corrected and its name was given to another at another event since', async () => {
    const { run, match, change, resultOf, admin, key, give } = aMeeting();
    await run(['A. Ruiz']);
    const resultId = resultOf('A. Ruiz').id;
    await match({ actor: admin, resultId, riderId: anId('rder', 1), apply: key() });
    give({
      aliases: [
        { promoterId: anId('pr0m0ter', 1), nameKey: 'a ruiz', hometownKey: 'moab ut', riderId: anId('rder', 2) },
      ],
    });
    const corrected = await change({ actor: admin, resultId, result: byHand(9, 'A. Ruiz'), apply: key() });
    expect(corrected.results.map((it) => it.riderId)).toEqual([anId('rder', 1)]);
    const renamed = await change({ actor: admin, resultId, result: byHand(9, 'Someone'), apply: null });
    expect(renamed.results.map((it) => it.riderId)).toEqual([anId('rder', 1)]);
  });

  test('NOT_FOUND: a rider who is not there, a result that is gone', async () => {
    const { run, match, resultOf, admin, key } = aMeeting();
    await run(['A. Ruiz']);
    expect(
      await refusal(match({ actor: admin, resultId: resultOf('A. Ruiz').id, riderId: anId('rder', 99), apply: key() })),
    ).toBe('NOT_FOUND');
    expect(
      await refusal(match({ actor: admin, resultId: anId('res0t', 99), riderId: anId('rder', 1), apply: key() })),
    ).toBe('NOT_FOUND');
  });
});
