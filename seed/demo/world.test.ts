import { hmacPins, sha256 } from '@rrr/crypto';
import { isDeepStrictEqual } from 'node:util';
import { id } from '@rrr/contract';
import { checkOf, REASONS } from '@rrr/core/eligibility';
import { entryContent, walletKey } from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import { nameKey } from '@rrr/core/riders';
import { addDays, dateIn } from '@rrr/core/shared';
import { checkVin, isVin, patternMatches } from '@rrr/core/vin';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeWorld, type World } from './world.js';

const TODAY = '2026-11-21';
const pins = hmacPins(Buffer.alloc(32, 7));
const on = (now: string) => makeWorld({ clock: { now: () => now }, program: defaultProgram, digest: sha256, pins });
const resultsOf = (world: World) => [...world.books.results.values()].flat();

describe('the demo', () => {
  let world: World;
  beforeAll(async () => {
    world = await on(`${TODAY}T18:00:00.000Z`);
  }, 60_000);

  test('is the same for the same day, at whatever hour', async () => {
    expect(
      isDeepStrictEqual(
        { ...(await on(`${TODAY}T23:59:00.000Z`)).books, counters: null },
        { ...world.books, counters: null },
      ),
    ).toBe(true);
  }, 60_000);

  test('has people, places and races in the numbers a program has', () => {
    const { riders, dealers, promoters, series, events } = world;
    expect([riders.length, dealers.length, promoters.length, series.length, events.length]).toEqual([
      400, 60, 15, 8, 120,
    ]);
    expect(promoters.map((it) => it.status).filter((it) => it !== 'approved')).toEqual([
      'pending',
      'pending',
      'rejected',
    ]);
    for (const { classes } of events) expect([3, 4, 5, 6]).toContain(classes.length);
    expect(events.filter((it) => it.canceled)).toHaveLength(2);
    expect(events.every((it) => it.endsOn <= addDays(TODAY, 62))).toBe(true);
    expect(new Set(riders.map((it) => it.country))).toEqual(new Set(['US', 'CA', 'AT', 'SE', 'NZ', 'CO', 'FR', 'MX']));
    expect(riders.filter((it) => nameKey(it.fullName) !== it.fullName.toLowerCase()).length).toBeGreaterThan(40);
  });

  test('gives every address at example.com, and once', () => {
    const emails = [...world.riders, ...world.dealers, ...world.promoters, world.admin].map((it) => it.email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.filter((it) => !/^[a-z0-9.]+@example\.com$/.test(it))).toEqual([]);
    for (const type of ['rider', 'dealer', 'promoter', 'admin']) expect(emails).toContain(`${type}@example.com`);
  });

  test('gives ids in the shape of the real ones, and once', () => {
    const ids = [
      ...resultsOf(world),
      ...world.books.entries,
      ...world.books.audit,
      ...world.riders,
      ...world.events,
    ].map((it) => it.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((it) => !id.safeParse(it).success)).toEqual([]);
  });

  test('has VINs that nobody shares, verified only where a verified pattern says so', () => {
    const bikes = world.riders.flatMap((it) => it.bikes);
    expect(new Set(bikes.map((it) => it.vin)).size).toBe(bikes.length);
    expect(bikes.every((it) => isVin(it.vin))).toBe(true);
    const fits = bikes.map((bike) => {
      const { valid, checkDigitFits, yearFits } = checkVin(bike.vin, bike.year);
      const known = world.patterns.some(
        (it) => it.verified && it.model === bike.model && it.year === bike.year && patternMatches(it.pattern, bike.vin),
      );
      return { bike, good: valid && checkDigitFits && yearFits && known };
    });
    expect(fits.filter(({ bike, good }) => good !== (bike.vinStatus === 'verified'))).toEqual([]);
    const share = bikes.filter((it) => it.vinStatus === 'verified').length / bikes.length;
    expect(share).toBeGreaterThan(0.78);
    expect(share).toBeLessThan(0.92);
    expect(new Set(bikes.map((it) => it.vinStatus))).toEqual(new Set(['verified', 'unverified', 'invalid']));
  });

  test('shows every reason for which a result earns nothing', () => {
    const seen = new Set(resultsOf(world).flatMap((it) => it.verdict.reasons.map((why) => why.code)));
    // nobody sends results before the race, no purse can be stored above the limits any more, whatever waits for a check
    // waits for the reader, no race is two events, and classes pay by their size only where the program says so
    expect(REASONS.filter((it) => !seen.has(it))).toEqual([
      'EVENT_NOT_RUN',
      'CLASS_PAYS_FEWER',
      'PURSE_OVER_LIMIT',
      'CHECK_REFUSED',
      'PAID_AT_OTHER_EVENT',
    ]);
  });

  test('has a few ties, none with the rider who logs in', () => {
    const tied = resultsOf(world).filter((it) => it.verdict.tie && it.verdict.tie.others > 0);
    expect(tied.length).toBeGreaterThan(4);
    expect(tied.length).toBeLessThan(60);
    expect(tied.some((it) => it.verdict.earns)).toBe(true);
    const me = world.riders.find((it) => it.email === 'rider@example.com')?.id;
    expect(tied.filter((it) => it.riderId === me)).toEqual([]);
  });

  test('has a few awards that wait for a check, none of the riders who log in', () => {
    const held = resultsOf(world).filter((it) => checkOf(it.verdict)?.state === 'held');
    expect([2, 3, 4, 5, 6]).toContain(held.length);
    expect(held.filter((it) => it.riderId === world.riders[0]?.id)).toEqual([]);
    for (const { verdict } of held) expect(verdict.signals).toEqual(['PURSE_RAISED']);
  });

  test('has entries that follow each other by balance, number and hash, none of them in the future', () => {
    const heads = new Map<string, { next: number; sequence: number; hash: string }>();
    const breaks = world.books.entries.filter((entry) => {
      const head = heads.get(walletKey(entry)) ?? { next: 0, sequence: 0, hash: '' };
      heads.set(walletKey(entry), entry);
      const follows =
        entry.previous === head.next && entry.sequence === head.sequence + 1 && entry.previousHash === head.hash;
      return !follows || entry.next !== entry.previous + entry.amount || entry.hash !== sha256(entryContent(entry));
    });
    expect(breaks).toEqual([]);
    expect(world.books.entries.every((it) => dateIn(it.at, defaultProgram.timeZone) <= TODAY)).toBe(true);
    expect(new Set(world.books.entries.map((it) => it.kind))).toEqual(
      new Set(['award', 'correct', 'reverse', 'redeem', 'undo', 'expire']),
    );
  });

  test('was redeemed about 1,200 times, some of them undone with a reason', () => {
    const redemptions = [...world.books.redemptions.values()];
    expect(Math.abs(redemptions.length - 1_200)).toBeLessThan(60);
    const revoked = redemptions.filter((it) => it.status === 'revoked');
    expect(revoked.length).toBeGreaterThan(20);
    expect(revoked.every((it) => it.revoked?.reason)).toBe(true);
    expect(new Set(redemptions.map((it) => it.currency))).toEqual(new Set(['USD', 'CAD']));
  });

  test('refunds its dealers within the due date, but for a few that were forgotten', () => {
    const left = [...world.books.redemptions.values()].filter((it) => it.status === 'redeemed');
    const limit = addDays(TODAY, -defaultProgram.dealerRefundDays);
    const overdue = left.filter((it) => dateIn(it.redeemedAt, defaultProgram.timeZone) < limit);
    expect(overdue.length).toBeGreaterThan(0);
    expect(overdue.length).toBeLessThan(15);
    expect(left.length - overdue.length).toBeGreaterThan(10);
    expect(left.length).toBeLessThan(70);
    expect(
      world.refunds.every(
        (it) => world.books.redemptions.get(it.redemptionId)?.status === 'refunded' && it.refundedOn < TODAY,
      ),
    ).toBe(true);
  });

  test('holds each venue in one town', () => {
    const towns = new Map<string, Set<string>>();
    for (const { venue, city, state, zipcode } of world.events)
      towns.set(venue, (towns.get(venue) ?? new Set()).add(`${city}, ${state} ${zipcode}`));
    expect(towns.size).toBeGreaterThan(25);
    expect([...towns].filter(([, all]) => all.size > 1)).toEqual([]);
  });

  test('has claims in each state, one of them its rider’s, and bonuses of two series', () => {
    const claims = [...world.books.claims.values()];
    expect(new Set(claims.map((it) => it.state))).toEqual(new Set(['open', 'accepted', 'refused']));
    expect(claims.filter((it) => it.riderId === world.riders[0]?.id).map((it) => it.state)).toEqual(['open']);
    const bonuses = [...world.books.awards.values()].filter((it) => it.type === 'bonus');
    expect(bonuses.map((it) => [it.initial, it.currency])).toEqual(
      expect.arrayContaining([
        [30_000, 'USD'],
        [25_000, 'CAD'],
      ]),
    );
    expect(bonuses.some((it) => it.riderId === world.riders[0]?.id)).toBe(true);
    expect(world.categories.every((it) => it.series.length > 0)).toBe(true);
  });

  test('gives its rider something of everything', () => {
    const [rider] = world.riders;
    const awards = [...world.books.awards.values()].filter((it) => it.riderId === rider?.id);
    const count = (type: string, status: string) =>
      awards.filter((it) => it.type === type && it.status === status && it.currency === 'USD').length;
    expect(count('credit', 'current')).toBeGreaterThanOrEqual(2);
    expect(count('credit', 'expired')).toBeGreaterThanOrEqual(1);
    expect(count('cash', 'earned')).toBeGreaterThanOrEqual(3);
    const refused = resultsOf(world).filter((it) => it.riderId === rider?.id && it.verdict.reasons.length > 0);
    expect(new Set(refused.flatMap((it) => it.verdict.reasons.map((why) => why.code))).size).toBeGreaterThanOrEqual(3);
  });

  // the first days of a year, of summer time, and a day that most years lack
  test.each(['2026-01-04', '2026-03-09', '2028-02-29'])(
    'stands on %s too',
    async (day) => {
      const { events, samples, books } = await on(`${day}T09:30:00.000Z`);
      expect([events.length, samples.event.fate, samples.event.promoterApproved]).toEqual([120, 'waiting', true]);
      expect(samples.event.endsOn < day).toBe(true);
      expect([...books.awards.values()].some((it) => it.status === 'expired')).toBe(true);
      expect(books.entries.every((it) => it.at <= `${day}T09:30:00.000Z`)).toBe(true);
    },
    60_000,
  );
});
