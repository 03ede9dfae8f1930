import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultProgram } from '@rrr/core/program';
import { fixedClock } from '@rrr/core/testing';
import { sha256 } from '@rrr/crypto';
import { compareSummaries, sqlQueries, verifyLedger } from '@rrr/persistence';
import { KINDS, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { NotEmpty, seedLarge } from './index.js';
import { planOf, PLACES, slotsOf } from './plan.js';

const AWARDS = 3_000;

it.each([100, 1_234, 30_000])('deals %i places out, each once, those of a class to as many riders', (awards) => {
  const plan = planOf(awards, '2025-06-15');
  const slots = slotsOf(plan);
  const won = Array.from({ length: plan.riders }, (_, rider) => slots(rider).map((it) => ({ ...it, rider }))).flat();
  expect(new Set(won.map((it) => it.number)).size).toBe(awards);
  expect(won.length).toBe(awards);
  expect(new Set(won.map((it) => `${it.inClass}/${it.rider}`)).size).toBe(awards);
  expect(Math.max(...won.map((it) => it.place))).toBe(PLACES);
});

describe.each(KINDS)('a large database on %s', (kind) => {
  let made: TestDatabase;
  const clock = fixedClock();
  const seed = () =>
    seedLarge({ db: made.db, awards: AWARDS, clock, digest: sha256, program: defaultProgram, say: () => undefined });
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seed();
  });
  afterAll(() => made.drop());

  it('has so many awards, and a ledger that verifies', async () => {
    const { checked, breaks } = await verifyLedger(made.db);
    expect(breaks).toEqual([]);
    expect(checked.awards).toBe(AWARDS);
    expect(checked.redemptions).toBeGreaterThan(400);
  });

  it('refunds the dealers from week to week, as a program would', async () => {
    const queries = sqlQueries(made.db, { timeZone: defaultProgram.timeZone });
    const [due, done] = [
      await queries.refunds.due({ page: 1, limit: 1, days: 90 }, '2025-06-15'),
      await queries.refunds.done({ page: 1, limit: 1 }),
    ];
    expect(done.total).toBeGreaterThan(300);
    expect(due.total).toBeLessThan(done.total / 10);
  });

  it('has results that wait for a rider, and figures that are right', async () => {
    const queries = sqlQueries(made.db, { timeZone: defaultProgram.timeZone });
    const { total } = await queries.results.unpaid({ page: 1, limit: 1, since: '2022-01-01' });
    expect(total).toBe(AWARDS / PLACES / 10);
    expect(await compareSummaries(made.db, defaultProgram)).toEqual([]);
  });

  it('shows its lists', async () => {
    const queries = sqlQueries(made.db, { timeZone: defaultProgram.timeZone });
    const [riders, redemptions] = [
      await queries.riders.search({ page: 3, limit: 15, byPersonalFields: true }, '2025-06-15'),
      await queries.redemptions.search({ page: 3, limit: 15, revoked: false }),
    ];
    expect([riders.items.length, riders.totalPages]).toEqual([15, 20]);
    expect(redemptions.items.length).toBe(15);
    const [first] = redemptions.items;
    const found = await queries.redemptions.search({
      page: 1,
      limit: 15,
      revoked: false,
      query: `${first?.riderName} ${first?.employeeName}`,
    });
    expect(found.items.map((it) => it.id)).toContain(first?.id);
  });

  it('has ids that the API takes', async () => {
    const bad: string[] = [];
    for (const table of [
      'riders',
      'bikes',
      'events',
      'results',
      'awards',
      'ledger_entries',
      'redemptions',
      'audit_log',
    ])
      for (const { id } of await made.db.read(table).select<{ id: string }[]>('id').limit(500))
        if (!/^[0-9a-hjkmnp-tv-z]{26}$/.test(id)) bad.push(`${table} ${id}`);
    expect(bad).toEqual([]);
  });

  it('is not filled twice', () => expect(seed()).rejects.toThrow(NotEmpty));
});
