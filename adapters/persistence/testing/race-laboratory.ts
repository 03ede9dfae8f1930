import { describe, expect, test } from '@jest/globals';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import { type Database, openDatabase } from '../open-database.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { verifyLedger } from '../verify-ledger.js';
import { newDatabase } from './databases.js';
import { race as meet, type Raced } from './two-servers.js';

export type Act = (uow: UnitOfWork<StoreName>) => Promise<unknown>;

export interface Race<Name extends string> {
  readonly pair: readonly [Name, Name];
  /** what was done already */
  readonly before?: Name;
  /** how many of the two may be done (1); of several numbers, any */
  readonly done?: number | readonly number[];
  /** nothing but one of the locks `oneOf` excludes the two: no number or key that is unique */
  readonly byLock?: boolean;
}

interface Laboratory<Name extends string, R extends Race<Name>> {
  readonly scene: (db: Database) => Promise<Readonly<Record<Name, Act>>>;
  readonly races: readonly R[];
  /** what else contradicts the rules after a race */
  readonly wrong?: (db: Database, race: R) => Promise<readonly unknown[]>;
  /** the hashes of the scene's money are not real (invariant 6) */
  readonly plainHashes?: boolean;
  /** how statements begin whose locks these acts do not need, and why they stay (docs/mutation.md) */
  readonly holdWithout: readonly string[];
  /** how statements begin of which one lock is enough, but not none */
  readonly oneOf?: readonly string[];
  /** how many locks the acts use at least */
  readonly least: number;
}

/**
 * Races of two acts on two servers that share only the database; then the same without each lock that the acts use, one
 * at a time, which must break the rules.
 */
export const describeRaces = <Name extends string, R extends Race<Name>>({
  scene,
  races,
  wrong = async () => [],
  plainHashes = false,
  holdWithout,
  oneOf = [],
  least,
}: Laboratory<Name, R>): void => {
  /** Once the rules broke, they can: a deadlock that is tried again may hide it once. */
  const breaks = async (race: R, without: (shape: string) => boolean, tries: number): Promise<boolean> => {
    for (let n = 0; n < tries; n += 1) if ((await raced(race, without)).wrong.length > 0) return true;
    return false;
  };
  const raced = async (
    race: R,
    without?: (shape: string) => boolean,
  ): Promise<Raced & { wrong: readonly unknown[] }> => {
    const made = await newDatabase('mysql');
    const other = openDatabase({ url: made.url });
    try {
      const acts = await scene(made.db);
      if (race.before) await acts[race.before](sqlUnitOfWork(made.db));
      const found = await meet([made.db, other], [acts[race.pair[0]], acts[race.pair[1]]], without);
      const violations = (await verifyLedger(made.db)).breaks.filter(
        (violation) => !plainHashes || violation.invariant !== 6,
      );
      const isRight =
        [race.done ?? 1].flat().includes(found.told.filter((told) => told === 'done').length) &&
        !found.told.some((told) => told.startsWith('fault'));
      return { ...found, wrong: [...violations, ...(isRight ? [] : [found.told]), ...(await wrong(made.db, race))] };
    } finally {
      await other.close();
      await made.drop();
    }
  };

  const named = races.map((race) => ({ ...race, name: race.pair.join(' and ') }));
  describe('two servers on one database', () => {
    test.each(named)('$name keep to the rules', async (race) => {
      expect((await raced(race)).wrong).toEqual([]);
    });

    const isNeeded = (lock: string): boolean => ![...holdWithout, ...oneOf].some((begin) => lock.startsWith(begin));

    test('each lock of these acts is needed: without it, both are done or the ledger breaks', async () => {
      const caught = new Map<string, boolean>();
      for (const race of races)
        for (const lock of (await raced(race)).locks)
          if (!caught.get(lock))
            caught.set(lock, await breaks(race, (shape) => shape === lock, isNeeded(lock) ? 5 : 1));
      expect([...caught]).toEqual([...caught.keys()].map((lock) => [lock, isNeeded(lock)]));
      expect(caught.size).toBeGreaterThanOrEqual(least);
    }, 900_000);

    const none = (shape: string): boolean => oneOf.some((begin) => shape.startsWith(begin));
    if (oneOf.length > 0)
      test.each(named.filter(({ byLock }) => byLock))('$name break the rules when no lock is left', async (race) => {
        expect(await breaks(race, none, 5)).toBe(true);
      });
  });
};
