import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { type ClassAsked, duplicateEvent, MOST_CLASSES, MOST_PLACES, saveClasses } from './index.js';
import { unsettled } from './testing/events.js';

const admin = anActor();
const event = anEvent();
const promoter = anActor({ type: 'promoter', subjectId: event.promoterId ?? '' });
const [a, b] = [
  aClass({ entrants: 12, resultsReceivedAt: '2025-06-09T10:00:00.000Z' }),
  aClass({ id: anId('c0ass', 2), name: '250 B', payoutType: 'cash' }),
] as const;
const given = (more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({
    promoters: [{ id: event.promoterId ?? '', name: 'Ridge', email: 'ridge@example.com', status: 'approved' }],
    events: [event],
    classes: [a, b],
    ...more,
  });
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram, settle: unsettled };
  const save = saveClasses(ports);
  return {
    db,
    ports,
    save: (classes: readonly ClassAsked[], over: object = {}) =>
      save({ actor: admin, eventId: event.id, version: 1, classes, ...over }),
  };
};
const asked = ({ id, name, payoutType, places }: typeof a): ClassAsked => ({ id, name, payoutType, places });
const fresh = (name: string, places: ClassAsked['places'] = [{ place: 1, amount: 100 }]): ClassAsked => ({
  id: null,
  name,
  payoutType: 'dealerCredit',
  places,
});
const code = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });

describe('saving the classes of an event', () => {
  it('is the whole list: those that stay keep their identity and what was stated of them', async () => {
    const { save, db } = given();
    const saved = await save([
      fresh('Women', [
        { place: 3, amount: 1 },
        { place: 1, amount: 9 },
      ]),
      { ...asked(a), name: '450 Pro' },
    ]);
    expect(saved.version).toBe(2);
    expect(saved.classes).toMatchObject([
      {
        name: 'Women',
        places: [
          { place: 1, amount: 9 },
          { place: 3, amount: 1 },
        ],
        entrants: null,
      },
      { ...a, name: '450 Pro' },
    ]);
    expect(db.stored().classes).toEqual(saved.classes);
    expect(db.stored().audit[0]).toMatchObject({
      action: 'save-classes',
      detail: {
        added: [{ name: 'Women' }],
        removed: [{ name: '250 B' }],
        changed: [{ id: a.id, name: { before: '450 A', after: '450 Pro' } }],
      },
    });
  });
  it('knows a class without an id by its name', async () => {
    const { classes } = await given().save([
      { ...asked(b), id: null, name: '250 b' },
      { ...asked(a), id: null },
    ]);
    expect(classes.map((it) => it.id)).toEqual([b.id, a.id]);
  });
  test.each([
    ['its places', { places: [{ place: 1, amount: 1 }] }],
    ['its payout type', { payoutType: 'noPayout' as const }],
    ['how many started', { entrants: 3 }],
  ])('asks to judge the event again when a class changes %s', async (_, change) => {
    const { save, db } = given();
    await save([{ ...asked(a), ...change }, asked(b)]);
    expect(db.stored().rejudgings.map((it) => it.eventId)).toEqual([event.id]);
  });
  it('asks for nothing when only names, order or new classes change', async () => {
    const { save, db } = given();
    await save([fresh('Women'), { ...asked(b), name: '250 C' }, asked(a)]);
    expect(db.stored().rejudgings).toEqual([]);
  });
  it('CLASS_HAS_RESULTS when one with results is left out', async () => {
    const { save, db } = given({ results: [aResult({ classId: a.id })] });
    await expect(save([asked(b)])).rejects.toEqual(code('CLASS_HAS_RESULTS', { name: a.name }));
    expect(db.stored().classes).toEqual([a, b]);
  });
  it('CLASS_HAS_RESULTS when a promoter changes what results earned; the rest of their list is theirs', async () => {
    const { save } = given({ events: [anEvent({ paying: false })], results: [aResult({ classId: a.id })] });
    await expect(
      save([{ ...asked(a), places: [{ place: 1, amount: 90_000 }] }, asked(b)], { actor: promoter }),
    ).rejects.toEqual(code('CLASS_HAS_RESULTS', { name: a.name }));
    expect(
      (
        await save(
          [
            { ...asked(a), name: '450 Pro' },
            { ...asked(b), places: [] },
          ],
          { actor: promoter },
        )
      ).version,
    ).toBe(2);
  });
  it('RESULT_WINDOW_CLOSED for a promoter once the time for results has passed; an admin goes on', async () => {
    const past = anEvent({ startsOn: '2025-04-25', endsOn: '2025-04-25' });
    const late = given({ events: [past] });
    await expect(late.save([asked(a)], { actor: promoter })).rejects.toEqual(
      code('RESULT_WINDOW_CLOSED', { due: '2025-06-09', days: 45 }),
    );
    expect((await late.save([asked(a)])).version).toBe(2);
    expect(
      (
        await given({ events: [anEvent({ startsOn: '2025-04-26', endsOn: '2025-04-26' })] }).save([asked(a)], {
          actor: promoter,
        })
      ).version,
    ).toBe(2);
  });
  test.each([
    ['too-many', Array.from({ length: MOST_CLASSES + 1 }, (_, n) => fresh(`Class ${n}`))],
    [
      'too-many-places',
      [
        fresh(
          'A',
          Array.from({ length: MOST_PLACES + 1 }, (_, n) => ({ place: n + 1, amount: 1 })),
        ),
      ],
    ],
    ['no-name', [fresh(' - ')]],
    ['same-name', [fresh('450 A'), fresh('450-a')]],
    ['same-name', [asked(a), { ...asked(a), name: 'Other' }]],
    ['place', [fresh('A', [{ place: 0, amount: 1 }])]],
    ['place', [fresh('A', [{ place: 1.5, amount: 1 }])]],
    ['place', [fresh('A', [{ place: MOST_PLACES + 1, amount: 1 }])]],
    [
      'same-place',
      [
        fresh('A', [
          { place: 2, amount: 1 },
          { place: 2, amount: 3 },
        ]),
      ],
    ],
    ['amount', [fresh('A', [{ place: 1, amount: 0 }])]],
    ['amount', [fresh('A', [{ place: 1, amount: 10.5 }])]],
    ['amount', [fresh('A', [{ place: 1, amount: 1e21 }])]],
    ['amount', [fresh('A', [{ place: 1, amount: -0 }])]],
  ])(
    'CLASSES_NOT_VALID: %s',
    async (why, classes) => await expect(given().save(classes)).rejects.toEqual(code('CLASSES_NOT_VALID', { why })),
  );
  test.each([
    ['an older version', { version: 2 }, [], code('STALE_EDIT', { version: 1 })],
    [
      'another promoter',
      { actor: anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 9) }) },
      [],
      code('NOT_FOUND', { what: 'event' }),
    ],
    ['a class of another event', {}, [{ ...fresh('A'), id: anId('c0ass', 9) }], code('NOT_FOUND', { what: 'class' })],
    ['no event', { eventId: anId('nothing') }, [], code('NOT_FOUND', { what: 'event' })],
  ])(
    'is refused for %s',
    async (_, over, classes, why) => await expect(given().save(classes, over)).rejects.toEqual(why),
  );
});

const lists = fc.uniqueArray(
  fc.record({
    id: fc.constant(null),
    name: fc.constantFrom('450 A', '250 B', 'Women', 'Vet 40+', '85cc', 'Pro'),
    payoutType: fc.constantFrom('cash' as const, 'dealerCredit' as const, 'noPayout' as const),
    places: fc.uniqueArray(
      fc.record({ place: fc.integer({ min: 1, max: MOST_PLACES }), amount: fc.integer({ min: 1, max: 300_000 }) }),
      { selector: (it) => it.place, maxLength: 5 },
    ),
  }),
  { selector: (it) => it.name },
);

describe('laws', () => {
  it('saving the same classes twice changes nothing and asks no rejudging', () =>
    fc.assert(
      fc.asyncProperty(lists, async (classes) => {
        const { save, db } = given();
        const once = await save(classes);
        const { audit, classes: stored, rejudgings } = db.stored();
        const again = await save(
          once.classes.map(({ id, name, payoutType, places }) => ({
            id,
            name,
            payoutType,
            places: places.toReversed(),
          })),
          { version: once.version },
        );
        const byName = await save(classes, { version: again.version });
        expect([again, byName]).toEqual([once, once]);
        expect(db.stored()).toMatchObject({ audit, classes: stored, rejudgings });
      }),
    ));

  it('an event duplicated twice has the same classes', () =>
    fc.assert(
      fc.asyncProperty(lists, async (classes) => {
        const { save, db, ports } = given();
        await save(classes);
        const duplicate = duplicateEvent(ports);
        const first = await duplicate({ actor: admin, eventId: event.id });
        const second = await duplicate({ actor: admin, eventId: first.id });
        const plain = (eventId: string) =>
          db
            .stored()
            .classes.filter((it) => it.eventId === eventId)
            .map(({ name, payoutType, places }) => ({ name, payoutType, places }));
        expect([plain(first.id), plain(second.id)]).toEqual([plain(event.id), plain(event.id)]);
        expect(new Set(db.stored().classes.map((it) => it.id)).size).toBe(db.stored().classes.length);
      }),
    ));
});
