import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { migrate, openDatabase, sqlOn, verifyLedger } from '@rrr/persistence';
import { startMariaDb } from '../../tools/mariadb.mjs';
import { startCrashServer } from '../crash-process.js';
import { ask, putPeople, putRider, redemption } from '../crash-scenes.js';
import { newDataDir } from '../running-server.js';
import { chaosSeconds, chaosTimeout, expectWork, sayFigure } from './length.js';

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }));

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

const SECONDS = chaosSeconds(12);
/** slices of time with the load and without it take turns, so that a machine that slows down slows both */
const SLICES = 6;
const HOT = 32;
const OTHERS = 4;
const hot = anId('rder', 99);
const other = (n: number): string => anId('rder', 1 + n);

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const figures = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  return `${sorted.length} answers, p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`;
};

test(
  'thirty-two redemptions at once on one rider hold up nobody else',
  async () => {
    const mariadb = await startMariaDb();
    close.push(() => mariadb.stop());
    const url = await mariadb.newDatabase('hot');
    const db = openDatabase({ url });
    close.push(() => db.close());
    await migrate(db);
    await putPeople(db);
    for (const text of [hot, ...Array.from({ length: OTHERS }, (_, n) => other(n))])
      await putRider(db, text, [900_000, 900_000]);
    const dataDir = await newDataDir();
    close.push(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startCrashServer(url, dataDir, 'error', { DATABASE_POOL: '10' });
    close.push(() => server.stop());

    let keys = 0;
    const statuses = new Map<number, number>();
    const redeem = async (riderId: string): Promise<void> => {
      const answer = await ask(server.url, await redemption(riderId, 1, `hot-wallet-${(keys += 1)}`));
      await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    };
    const { cookie } = await redemption(hot, 1, 'for-its-cookie');
    const list = async (): Promise<void> => {
      const answer = await fetch(`${server.url}/api/dealer/credit-redemptions?limit=15`, { headers: { cookie } });
      await answer.text();
      expect(answer.status).toBe(200);
    };

    const took = {
      normal: { lists: [] as number[], redemptions: [] as number[] },
      hot: { lists: [] as number[], redemptions: [] as number[] },
    };
    let hotDone = 0;
    for (let slice = 0; slice < SLICES; slice += 1) {
      const kind = slice % 2 === 0 ? 'normal' : 'hot';
      const end = performance.now() + (SECONDS * 1_000) / SLICES;
      const whileIn = async (work: () => Promise<void>, note: number[] = []): Promise<void> => {
        while (performance.now() < end) {
          const began = performance.now();
          await work();
          note.push(performance.now() - began);
        }
      };
      const others = Array.from({ length: OTHERS }, (_, n) => [
        whileIn(() => redeem(other(n)), took[kind].redemptions),
        whileIn(list, took[kind].lists),
      ]).flat();
      const burst =
        kind === 'hot'
          ? Array.from({ length: HOT }, () => whileIn(() => redeem(hot).then(() => void (hotDone += 1))))
          : [];
      await Promise.all([...others, ...burst]);
    }
    for (const what of ['lists', 'redemptions'] as const) {
      sayFigure(
        'hot-wallet',
        `others' ${what} without: ${figures(took.normal[what])}; with ${HOT} at once on one rider: ${figures(took.hot[what])}`,
      );
      // loose: how much in truth is printed, and judged by hand on a quiet machine
      expect(Math.max(...took.hot[what])).toBeLessThan(5_000);
    }
    const { normal, hot: meanwhile } = took;
    expectWork({
      'lists without': [normal.lists.length, 2 * SECONDS],
      'lists meanwhile': [meanwhile.lists.length, 2 * SECONDS],
      'redemptions without': [normal.redemptions.length, 2 * SECONDS],
      'redemptions meanwhile': [meanwhile.redemptions.length, 2 * SECONDS],
      'on the one rider': [hotDone, 2 * SECONDS],
    });
    sayFigure('hot-wallet', `${hotDone} redemptions on the one rider`);

    expect([...statuses.keys()].filter((it) => it !== 201 && it !== 503)).toEqual([]);
    const [sum] = await sqlOn(db.read, 'mysql').rows<{ amount: number | string }>(
      'SELECT SUM(amount) AS amount FROM redemptions',
    );
    expect(Number(sum?.amount)).toBe(statuses.get(201));
    expect((await verifyLedger(db)).breaks).toEqual([]);
  },
  chaosTimeout(SECONDS),
);
