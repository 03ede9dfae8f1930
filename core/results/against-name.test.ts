import { describe, expect, test } from '@jest/globals';
import { aClass, aMeeting, anActor, anEvent, anId, aRow, byHand, refusal } from '../testing/index.js';
import { class450, event, field, meeting, moab, riderOf } from './testing/class-results.js';

const straw = riderOf(1, 'Sam Straw');

describe('a rider of another name', () => {
  // what a promoter's file once did for somebody who is not enrolled
  const rows = [aRow(1, 'Chadwick Reedman', { line: 41, ...moab }), ...field];
  const choices = new Map([[41, straw.id]]);

  test('is a question in a file, needs a reason, is a signal, and is never remembered', async () => {
    const { send, stored } = meeting({ riders: [straw] });
    const [seen, other] = (await send(rows, { choices, apply: null })).rows;
    expect([seen?.match.needsReason, other?.match.needsReason]).toEqual([true, false]);
    expect(await refusal(send(rows, { choices }))).toBe('NAME_REASON_NEEDED');
    expect(await refusal(send(rows, { choices, reasons: new Map([[41, '  ']]) }))).toBe('NAME_REASON_NEEDED');
    expect([stored().results, stored().awards]).toEqual([[], []]);

    await send(rows, { choices, reasons: new Map([[41, ' Raced under the old name ']]) });
    const [result] = stored().results;
    expect([result?.riderId, result?.verdict.signals, stored().aliases]).toEqual([straw.id, ['OTHER_NAME'], []]);
    expect(stored().audit.at(-1)?.detail).toMatchObject({
      reasons: [{ line: 41, reason: 'Raced under the old name' }],
    });
    // the same choice of the same result again is no new one
    expect((await send(rows, { choices, apply: null })).rows[0]?.match.needsReason).toBe(false);
    await send(rows, { choices });
  });

  test('is held above the amount of the program until somebody has looked', async () => {
    const large = { ...class450, places: [{ place: 1, amount: 60_000 }] };
    const { send, held, stored } = meeting({ riders: [straw], classes: [large] });
    await send(rows, { choices, reasons: new Map([[41, 'Raced under the old name']]) });
    expect([held()[0], stored().results[0]?.verdict]).toMatchObject([
      0,
      { earns: null, reasons: [{ code: 'BEING_CHECKED' }] },
    ]);
  });

  test('needs a reason also when a result is matched, added or changed by hand', async () => {
    const scene = aMeeting();
    await scene.run(['Chadwick Reedman']);
    const { id } = scene.resultOf('Chadwick Reedman');
    const asked = { actor: scene.admin, resultId: id, riderId: anId('rder', 1) };
    expect((await scene.match({ ...asked, apply: null })).needsReason).toBe(true);
    expect(await refusal(scene.match({ ...asked, apply: scene.key() }))).toBe('NAME_REASON_NEEDED');
    await scene.match({ ...asked, reason: 'I saw her', apply: scene.key() });
    expect([scene.stored().aliases, scene.stored().audit.at(-1)?.detail]).toMatchObject([[], { reason: 'I saw her' }]);

    const added = byHand(40, 'Somebody Else', { riderId: anId('rder', 2) });
    const toAdd = { actor: scene.admin, eventId: scene.event.id, classId: scene.classes[1].id };
    expect(await refusal(scene.add({ ...toAdd, result: added, apply: scene.key() }))).toBe('NAME_REASON_NEEDED');
    await scene.add({ ...toAdd, result: { ...added, reason: 'I saw him' }, apply: scene.key() });
    const changed = {
      actor: scene.admin,
      resultId: id,
      result: byHand(1, 'Chadwick Reedman', { riderId: anId('rder', 3) }),
    };
    expect(await refusal(scene.change({ ...changed, apply: scene.key() }))).toBe('NAME_REASON_NEEDED');
    // saved as it is, it is no new choice
    await scene.change({
      ...changed,
      result: byHand(1, 'Chadwick Reedman', { riderId: anId('rder', 1) }),
      apply: scene.key(),
    });
    expect(scene.stored().aliases).toEqual([]);
  });

  test('needs none where the name is only written otherwise; that is not remembered either', async () => {
    const { send, stored } = meeting({ riders: [riderOf(1, 'Robert Hart')] });
    const bob = [aRow(1, 'Bob Hart', { line: 41, ...moab }), ...field];
    const [seen] = (await send(bob, { apply: null })).rows;
    expect([seen?.match.status, seen?.match.candidates]).toMatchObject(['ambiguous', [{ likeness: 'nickname' }]]);
    await send(bob, { choices: new Map([[41, anId('rder', 1)]]) });
    expect([stored().results[0]?.verdict.signals, stored().aliases]).toEqual([undefined, []]);
  });
});

test('what one promoter’s file chose decides nothing for another promoter’s event', async () => {
  const other = anEvent({ id: anId('event', 2), promoterId: anId('pr0m0ter', 2) });
  const otherClass = aClass({ id: anId('c0ass', 9), eventId: other.id });
  const own = anEvent({ id: anId('event', 3) });
  const ownClass = aClass({ id: anId('c0ass', 8), eventId: own.id });
  const { send } = meeting({
    riders: [riderOf(1, 'Chadwick Reedman')],
    promoters: [1, 2].map((n) => ({ id: anId('pr0m0ter', n), name: `Club ${n}`, email: `club${n}@example.com` })),
    events: [event, own, other],
    classes: [class450, ownClass, otherClass],
  });
  const rows = [aRow(1, 'C. Reedman', { line: 41, ...moab }), ...field];
  await send(rows, { choices: new Map([[41, anId('rder', 1)]]) });
  const admin = anActor();
  const seen = async (eventId: string, classId: string) =>
    (await send(rows, { actor: admin, eventId, classId, apply: null })).rows[0]?.match;
  expect(await seen(own.id, ownClass.id)).toMatchObject({ by: 'alias' });
  expect(await seen(other.id, otherClass.id)).toMatchObject({ status: 'ambiguous', by: null });
});

test('more candidates than a person can look at are counted', async () => {
  const many = Array.from({ length: 13 }, (_, n) => riderOf(n + 1, 'Ana Ruiz'));
  const { send } = meeting({ riders: many });
  const [seen] = (await send([aRow(1, 'Ana Ruiz'), ...field], { apply: null })).rows;
  expect([seen?.match.candidates.length, seen?.match.leftOut]).toEqual([10, 3]);
});
