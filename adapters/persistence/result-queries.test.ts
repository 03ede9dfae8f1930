import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aClass, anEvent, anId, aResult, aRider, type World } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';

const page = { page: 1, limit: 15 };
const [ana, ben] = [
  aRider({ id: anId('rder', 1), fullName: 'Ana Ruiz', bikes: [] }),
  aRider({ id: anId('rder', 2), fullName: 'Ben Ode', bikes: [] }),
];
const promoter = anId('pr0m0ter', 1);
const events = [1, 2].map((n) =>
  anEvent({
    id: anId('event', n),
    title: `Race ${n}`,
    startsOn: `2025-06-0${n}`,
    endsOn: `2025-06-0${n}`,
    promoterId: promoter,
  }),
);
const classes = [1, 2, 3].map((n) =>
  aClass({ id: anId('c0ass', n), name: `Class ${n}`, eventId: n === 3 ? anId('event', 2) : anId('event', 1) }),
);
const result = (
  n: number,
  classN: number,
  place: number | null,
  riderName: string,
  riderId: string | null = null,
): World['results'][number] =>
  aResult({
    id: anId('res0t', n),
    classId: anId('c0ass', classN),
    place,
    type: place === null ? 'DNF' : 'finished',
    riderName,
    riderId,
  });
const award = (n: number, riderId: string, change: Partial<World['awards'][number]> = {}): World['awards'][number] => ({
  id: anId('awd', n),
  riderId,
  currency: 'USD',
  type: 'credit',
  status: 'current',
  initial: 1_000,
  current: 1_000,
  spent: 0,
  expired: 0,
  taken: 0,
  awardedAt: `2025-06-0${n}T10:00:00.000Z`,
  expiresOn: '2026-06-01',
  source: { eventId: anId('event', 1), classId: anId('c0ass', n === 4 ? 2 : 1) },
  seriesId: null,
  label: `Award ${n}`,
  ...change,
});
const claim = (n: number, riderId: string, change: Partial<World['claims'][number]> = {}): World['claims'][number] => ({
  id: anId('caim', n),
  riderId,
  eventId: anId('event', 1),
  classId: n === 1 ? anId('c0ass', 1) : null,
  place: n,
  message: `Message ${n}`,
  state: 'open',
  at: `2025-06-1${n}T10:00:00.000Z`,
  resultId: null,
  decidedAt: null,
  decidedBy: null,
  answer: null,
  ...change,
});

describe.each(KINDS)('queries of results on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await putWorld(made.db, {
      riders: [ana, ben],
      promoters: [{ id: promoter, name: 'Ridge MC', email: 'ridge@example.com' }],
      events,
      classes,
      results: [
        result(1, 1, 2, 'Ben Ode', ben.id),
        { ...result(2, 1, 1, 'Ana Ruiz', ana.id), number: '214' },
        result(3, 1, null, 'Zoë Núñez'),
        result(4, 2, 1, 'Cy Park'),
        result(5, 3, 4, 'Zoe Nunez'),
        result(6, 3, 3, 'Al Ray'),
      ],
      awards: [
        award(1, ben.id),
        award(2, ana.id, { initial: 0, current: 0, spent: 700, status: 'reversed' }),
        award(3, ana.id, { source: null, type: 'bonus', seriesId: anId('series', 1) }),
        award(4, ana.id, { initial: 500, current: 0, spent: 2_000 }),
      ],
      claims: [
        claim(1, ana.id),
        claim(2, ben.id, {
          state: 'refused',
          answer: 'No.',
          decidedBy: 'Robin Vale',
          decidedAt: '2025-06-15T10:00:00.000Z',
        }),
        claim(3, ben.id),
      ],
    });
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  const numbers = (all: readonly { readonly id: string }[]) => all.map((it) => Number(it.id.slice(-3)));

  it('group what nobody was matched to by name, with what its places pay', async () => {
    const found = await queries.results.people({ ...page, since: '2025-01-01' });
    expect(found).toMatchObject({ total: 2, totalPages: 1 });
    expect(found.items.map(({ riderName, results, worth }) => [riderName, results, worth])).toEqual([
      ['Cy Park', 1, [{ amount: expect.any(Number), currency: 'USD' }]],
      ['Al Ray', 1, [{ amount: expect.any(Number), currency: 'USD' }]],
    ]);
    expect((await queries.results.people({ ...page, since: '2025-01-01', name: 'al' })).items).toMatchObject([
      { riderName: 'Al Ray', resultId: anId('res0t', 6), lastRace: '2025-06-02', hometown: null },
    ]);
    expect((await queries.results.people({ ...page, since: '2025-06-02' })).items).toHaveLength(1);
  });

  it('find every unmatched result of one name, however it is written', async () => {
    const found = await queries.results.ofPerson(anId('res0t', 3), page);
    expect(found).toMatchObject({ riderName: 'Zoë Núñez', results: { total: 2 } });
    expect(found?.results.items.map(({ riderName, worth }) => [riderName, worth])).toEqual([
      ['Zoe Nunez', expect.any(Number)],
      ['Zoë Núñez', 0],
    ]);
    expect(await queries.results.ofPerson(anId('none', 1), page)).toBeUndefined();
  });

  it('find what nobody was matched to and would pay, in the events whose results can still be corrected', async () => {
    const asked = { ...page, promoterId: promoter, since: '2025-06-02' };
    const found = await queries.results.unpaid(asked);
    expect(found.items.map((it) => [it.riderName, it.place, it.event.title, it.className, it.worth])).toEqual([
      ['Al Ray', 3, 'Race 2', 'Class 3', aClass().places.find(({ place }) => place === 3)?.amount],
    ]);
    expect(numbers((await queries.results.unpaid({ ...asked, since: '2025-06-01' })).items)).toEqual([6, 4]);
    expect((await queries.results.unpaid({ ...asked, promoterId: anId('pr0m0ter', 2) })).items).toEqual([]);
  });

  it('find it in all events, oldest first', async () => {
    const asked = { ...page, since: '2025-06-01' };
    expect(numbers((await queries.results.unpaid(asked)).items)).toEqual([4, 6]);
    expect(numbers((await queries.results.unpaid({ ...asked, since: '2025-06-02' })).items)).toEqual([6]);
  });

  it('say the number of a rider’s latest race that has one', async () => {
    expect(await queries.riderRecords.career(ana.id)).toMatchObject({
      plate: { number: '214', eventType: expect.any(String) },
    });
    expect(await queries.riderRecords.career(ben.id)).toMatchObject({ plate: null });
  });

  it('show an event’s results by class and place, who was not placed last', async () => {
    const found = await queries.results.page({ ...page, eventId: anId('event', 1) });
    expect([numbers(found.items), found.items.map((it) => it.matchedName)]).toEqual([
      [2, 1, 3, 4],
      ['Ana Ruiz', 'Ben Ode', null, null],
    ]);
    expect(
      numbers((await queries.results.page({ ...page, eventId: anId('event', 1), classId: anId('c0ass', 2) })).items),
    ).toEqual([4]);
    const only = { ...page, eventId: anId('event', 1), resultId: anId('res0t', 3) };
    expect(numbers((await queries.results.page(only)).items)).toEqual([3]);
    expect(numbers((await queries.results.unmatched(only)).items)).toEqual([3]);
    const second = await queries.results.page({ page: 2, limit: 3, eventId: anId('event', 1) });
    expect([numbers(second.items), second.totalPages]).toEqual([[4], 2]);
  });

  it('show what nobody is matched to: of an event by class and place, over all by name', async () => {
    const all = await queries.results.unmatched(page);
    expect(numbers(all.items)).toEqual([6, 4, 3, 5]);
    expect(all.items[0]).toMatchObject({
      riderName: 'Al Ray',
      riderId: null,
      event: { id: anId('event', 2), title: 'Race 2', startsOn: '2025-06-02' },
      className: 'Class 3',
    });
    expect(numbers((await queries.results.unmatched({ ...page, eventId: anId('event', 1) })).items)).toEqual([3, 4]);
    expect(
      numbers(
        (await queries.results.unmatched({ ...page, eventId: anId('event', 1), classId: anId('c0ass', 2) })).items,
      ),
    ).toEqual([4]);
    expect(numbers((await queries.results.unmatched({ ...page, name: 'ZOË nu' })).items)).toEqual([3, 5]);
    expect(numbers((await queries.results.unmatched({ ...page, name: 'nunez' })).items)).toEqual([]);
    const second = await queries.results.unmatched({ page: 2, limit: 3 });
    expect([numbers(second.items), second.totalPages]).toEqual([[5], 2]);
  });

  it('say that a claimed result came when it was claimed', async () => {
    const received = async () =>
      (await queries.earnings.earnings(ana.id, { ...page, filter: 'all' })).items.map((it) => it.receivedAt);
    const set = (at: string | null) =>
      made.db
        .write('classes')
        .where({ id: anId('c0ass', 1) })
        .update({ results_received_at: at });
    const decide = (state: 'open' | 'accepted') =>
      made.db
        .write('result_claims')
        .where({ id: anId('caim', 1) })
        .update({ state });
    await set('2025-06-12T10:00:00.000Z');
    expect(await received()).toEqual(['2025-06-12T10:00:00.000Z']);
    await decide('accepted');
    expect(await received()).toEqual(['2025-06-11T10:00:00.000Z']);
    await set(null);
    expect(await received()).toEqual(['2025-06-11T10:00:00.000Z']);
    await set('2025-06-09T10:00:00.000Z');
    expect(await received()).toEqual(['2025-06-09T10:00:00.000Z']);
    await decide('open');
  });

  it('show the newest earnings of results that stand, of all and of one rider', async () => {
    const found = await queries.earnings.recentEarnings(null, 5);
    expect(found.map((it) => [Number(it.id.slice(-3)), it.riderName, it.event?.title, it.className, it.place])).toEqual(
      [
        [4, 'Ana Ruiz', 'Race 1', 'Class 2', null],
        [1, 'Ben Ode', 'Race 1', 'Class 1', 2],
      ],
    );
    expect(numbers(await queries.earnings.recentEarnings(null, 1))).toEqual([4]);
    expect(numbers(await queries.earnings.recentEarnings(ben.id, 5))).toEqual([1]);
  });

  it('list what is overpaid, the largest first', async () => {
    const found = await queries.earnings.overpaid(page);
    expect(found.items.map((it) => [Number(it.id.slice(-3)), it.riderName, it.overpaid])).toEqual([
      [4, 'Ana Ruiz', 1_500],
      [2, 'Ana Ruiz', 700],
    ]);
    expect((await queries.earnings.overpaid({ page: 2, limit: 1 })).items.map((it) => it.overpaid)).toEqual([700]);
    expect(await queries.earnings.overpaidSince()).toBe('2025-06-02T10:00:00.000Z');
  });

  it('list whom the bonus of a series was given to, in pages', async () => {
    const found = await queries.earnings.bonuses({ ...page, seriesId: anId('series', 1) });
    expect(found.items.map((it) => [Number(it.id.slice(-3)), it.riderName, it.initial, it.className])).toEqual([
      [3, 'Ana Ruiz', 1_000, null],
    ]);
    expect((await queries.earnings.bonuses({ page: 2, limit: 1, seriesId: anId('series', 1) })).items).toEqual([]);
    expect((await queries.earnings.bonuses({ ...page, seriesId: anId('series', 2) })).items).toEqual([]);
  });

  it('list claims: all newest first, those that wait oldest first, a rider’s own', async () => {
    expect(numbers((await queries.claims.search(page)).items)).toEqual([3, 2, 1]);
    expect(numbers((await queries.claims.search({ ...page, state: 'open' })).items)).toEqual([1, 3]);
    expect(numbers((await queries.claims.search({ ...page, riderId: ben.id })).items)).toEqual([3, 2]);
    expect(numbers((await queries.claims.search({ ...page, eventId: anId('event', 1), state: 'open' })).items)).toEqual(
      [1, 3],
    );
    expect((await queries.claims.search({ ...page, eventId: anId('event', 2) })).items).toEqual([]);
    expect(numbers((await queries.claims.search({ ...page, riderId: ben.id, state: 'refused' })).items)).toEqual([2]);
    expect(await queries.claims.one(anId('caim', 1))).toEqual({
      ...claim(1, ana.id),
      riderName: 'Ana Ruiz',
      event: { id: anId('event', 1), title: 'Race 1', startsOn: '2025-06-01' },
      className: 'Class 1',
    });
    expect(await queries.claims.one(anId('nothing'))).toBeUndefined();
  });
});
