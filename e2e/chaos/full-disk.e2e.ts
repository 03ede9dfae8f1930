import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { migrate, openDatabase, verifyLedger } from '@rrr/persistence';
import { type CrashServer, startCrashServer } from '../crash-process.js';
import { ask, putPeople, putRider, redemption } from '../crash-scenes.js';
import { chaosSeconds, chaosTimeout, expectWork, sayFigure } from './length.js';
import { difference, traces } from './redemption-traces.js';

/**
 * SQLite on a small disk of its own (a tmpfs, which needs root) that runs full, and a server that is killed, also while
 * it is full: nothing acknowledged is lost, and service goes on by itself once there is room.
 */
beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }));

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

const SECONDS = chaosSeconds(15);
const MIB = 96;
const RIDERS = 12;
const WORKERS = 8;
/** so many of those who were told to come again do */
const AGAIN = 500;
const rider = (n: number): string => anId('rder', 1 + (n % RIDERS));

/** A disk of so many MiB; `fill` leaves it without a byte, `free` gives the room back. */
const smallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'rrr-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MIB}m`, 'rewards-test', folder]);
  close.push(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  const ballast = join(folder, 'ballast');
  const fill = (): void => {
    const file = openSync(ballast, 'a');
    const block = Buffer.alloc(65_536);
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  };
  return { folder, fill, free: () => rmSync(ballast, { force: true }) };
};

interface Told {
  readonly n: number;
  readonly what: string;
  readonly id: string | null;
}

test(
  'a disk that runs full and a server that is killed: nothing acknowledged is lost, half done or done twice',
  async () => {
    const disk = smallDisk();
    const url = `sqlite:${join(disk.folder, 'rewards.sqlite')}`;
    const filled = openDatabase({ url });
    await migrate(filled);
    await putPeople(filled);
    for (let n = 0; n < RIDERS; n += 1) await putRider(filled, rider(n), [900_000, 900_000]);
    await filled.close();
    const start = (): Promise<CrashServer> => startCrashServer(url, disk.folder, 'silent');
    let server = await start();
    close.push(() => server.stop());

    const told: Told[] = [];
    let [next, over] = [0, false];
    const redeem = async (n: number): Promise<Told> => {
      const asked = await redemption(rider(n), 1, `full-disk-${n}`);
      return ask(server.url, asked).then(
        async (response) => {
          const body = (await response.json()) as { redemption?: { _id: string }; code?: string };
          const done = response.status === 201 ? (body.redemption?._id ?? null) : null;
          return { n, what: [response.status, body.code ?? ''].join(' ').trim(), id: done };
        },
        () => ({ n, what: 'no answer', id: null }),
      );
    };
    const workers = Array.from({ length: WORKERS }, async () => {
      while (!over) {
        const answer = await redeem((next += 1));
        told.push(answer);
        // as people do who are told to come again
        if (answer.id === null) await pause(answer.what === 'no answer' ? 200 : 50);
      }
    });
    /** so many more answers of a kind */
    const until = async (isMeant: (answer: Told) => boolean, count: number): Promise<void> => {
      const from = told.length;
      while (told.slice(from).filter(isMeant).length < count) await pause(20);
    };
    const served = () => until(({ id }) => id !== null, 30);
    const refused = () => until(({ what }) => what === '503 UNAVAILABLE', 10);
    const readiness = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

    const count = { full: 0, killed: 0, 'killed while full': 0 };
    let late = 0;
    const began = Date.now();
    await served();
    for (let turn = 0; turn < 3 || Date.now() - began < SECONDS * 1000; turn += 1) {
      const [isFull, isKilled] = [turn % 3 !== 1, turn % 3 !== 0];
      if (isFull) {
        disk.fill();
        await refused();
        // it tries a write every five seconds at most
        while ((await readiness()) !== 503) {
          late += 1;
          await pause(500);
        }
      }
      if (isKilled) await server.kill();
      disk.free();
      if (isKilled) server = await start();
      await served();
      count[isFull && isKilled ? 'killed while full' : isFull ? 'full' : 'killed'] += 1;
    }
    over = true;
    await Promise.all(workers);
    const again = told.filter(({ id }) => id === null);
    const acknowledged = told.filter(({ id }) => id !== null);

    const checked = openDatabase({ url });
    close.push(() => checked.close());
    const before = await traces(checked, { dialect: 'sqlite', keys: 'full-disk-%' });
    const lost = acknowledged.filter(
      ({ n, id }) => before.ofKeys.get(`full-disk-${n}`) !== id || !before.sets.redemptions.includes(id ?? ''),
    );
    const statuses: Record<string, number> = {};
    for (const { what } of told) statuses[what] = (statuses[what] ?? 0) + 1;
    const seconds = Math.round((Date.now() - began) / 1000);
    sayFigure(
      'full-disk',
      `${JSON.stringify(count)} in ${seconds} s: ${JSON.stringify(statuses)}, ${lost.length} lost, ${late} times still ready`,
    );
    const turns = Object.values(count).reduce((sum, some) => sum + some, 0);
    expectWork({ turns: [turns, 3], acknowledged: [acknowledged.length, 30 * turns], refused: [again.length, 10] });
    expect(Object.keys(statuses).filter((what) => !/^(201|503 .*|no answer)$/.test(what))).toEqual([]);
    expect(lost).toEqual([]);

    // those who were told to come again do, and are served once
    const some = again.filter((_, at) => at % Math.ceil(again.length / AGAIN) === 0);
    for (const { n } of some) expect((await redeem(n)).id).not.toBeNull();
    const after = await traces(checked, { dialect: 'sqlite', keys: 'full-disk-%' });
    for (const [table, ids] of Object.entries(after.sets))
      expect({ table, ids: difference(ids, after.sets.redemptions) }).toEqual({ table, ids: [] });
    const keys = [...acknowledged, ...some].map(({ n }) => `full-disk-${n}`);
    expect(keys.filter((key) => !after.ofKeys.has(key))).toEqual([]);
    expect(after.sets.redemptions.length).toBe(after.ofKeys.size);
    expect((await verifyLedger(checked)).breaks).toEqual([]);
  },
  chaosTimeout(SECONDS),
);
