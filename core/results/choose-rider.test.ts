import { describe, expect, test } from '@jest/globals';
import type { SubmittedRow } from '../imports/index.js';
import { aClass, anEvent, anId, aRow } from '../testing/index.js';
import { ana, ben, class250, class450, event, field, meeting, moab, riderOf } from './testing/class-results.js';

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
  const [johnny, jack] = [riderOf(5, 'Johnny Smith'), riderOf(6, 'Jack Smith')].map((rider, at) => ({
    ...rider,
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
    (await answer).rows.flatMap((row) =>
      row.riderName === 'J. Smith' ? [[row.match.by, row.match.rider?.id ?? null]] : [],
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
    give({ aliases: [{ promoterId: anId('pr0m0ter', 1), nameKey: 'j smith', hometownKey: '', riderId: ana.id }] });
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
