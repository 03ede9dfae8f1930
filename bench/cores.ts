import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild } from './child.js';
import { cpuOf } from './cpu.js';
import type { Round } from './lanes.js';
import type { Load } from './load.js';
import type { BenchSettings } from './parts.js';
import { LANES, redeemFirst } from './redemption.js';
import { listRequest, redeemRequest } from './requests.js';
import { median, table } from './table.js';
import { makeBenchWorld, newKeys } from './world.js';

const ROUNDS = 5;
const [LISTS, REDEMPTIONS] = [3_000, 300];
const HEADS = ['processes', 'lists/s', '×', 'database CPU ms', 'redemptions/s', '×', 'database CPU ms'];

const METRICS_TOKEN = 'of-this-benchmark-and-no-other';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

/** A server of so many processes, once all of them answer. */
const startServer = async (env: Readonly<Record<string, string>>, processes: number) => {
  const port = await freePort();
  const more = { WORKERS: String(processes), PORT: String(port), HOST: '127.0.0.1', JOBS: 'off', METRICS_TOKEN };
  const child = fork(fileURLToPath(new URL('../app/main.js', import.meta.url)), {
    env: { ...process.env, ...env, ...more },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // the process that answers /metrics asks all others
  for (let answering = 0; answering < processes; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`The server of ${processes} processes ended`);
    const text = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    }).then(
      (answer) => answer.text(),
      () => '',
    );
    answering = processes === 1 && text !== '' ? 1 : new Set(text.match(/process="\d+"/g)).size;
  }
  return { port, end: () => child.kill('SIGTERM') };
};

interface Figures {
  readonly lists: Round[];
  readonly redemptions: Round[];
  /** milliseconds for each */
  readonly databaseCpu: { readonly lists: number[]; readonly redemptions: number[] };
}

/** Lists and redemptions per second of a server of 1, 2, 4 and 8 processes, as far as the machine has cores. */
export const benchCores = async ({ newDatabase, databasePid, say }: BenchSettings): Promise<void> => {
  const counts = [1, 2, 4, 8].filter((count) => count <= Math.max(2, os.availableParallelism()));
  const world = await makeBenchWorld(await newDatabase(), newKeys(), (ROUNDS + 1) * counts.length * REDEMPTIONS + 2);
  await redeemFirst(world);
  const load = startChild('load', {});
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  for (const count of counts) servers.push(await startServer(world.env, count));
  const cookie = `session=${world.token}`;
  const found = counts.map((): Figures => ({
    lists: [],
    redemptions: [],
    databaseCpu: { lists: [], redemptions: [] },
  }));
  let used = 0;
  const measured = async (kind: 'lists' | 'redemptions', at: number, counted: boolean): Promise<void> => {
    const [server, figures] = [servers[at], found[at]];
    if (!server || !figures) return;
    const total = kind === 'lists' ? LISTS : REDEMPTIONS;
    const wallets = kind === 'lists' ? [] : world.wallets.slice(used, (used += total));
    const asked: Load = {
      port: server.port,
      requests: kind === 'lists' ? [listRequest(cookie)] : wallets.map((wallet) => redeemRequest(cookie, wallet)),
      expect: kind === 'lists' ? 200 : 201,
      lanes: LANES,
      total,
      mostSeconds: 30,
    };
    const before = cpuOf(databasePid);
    const round = await load.ask<Round>(asked);
    if (!counted) return;
    figures[kind].push(round);
    figures.databaseCpu[kind].push((cpuOf(databasePid) - before) / total);
  };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const kind of ['lists', 'redemptions'] as const)
      for (const at of round % 2 === 0 ? counts.keys() : [...counts.keys()].toReversed())
        await measured(kind, at, round > 0);

  const speeds = (kind: 'lists' | 'redemptions', figures: Figures): readonly number[] =>
    figures[kind].map(({ perSecond }) => perSecond);
  const [alone] = found;
  const rows = found.map((figures, at) => [
    String(counts[at]),
    ...(['lists', 'redemptions'] as const).flatMap((kind) => {
      const own = speeds(kind, figures);
      const ratios = own.map((speed, round) => speed / (speeds(kind, alone ?? figures)[round] ?? speed));
      return [median(own).toFixed(0), median(ratios).toFixed(2), median(figures.databaseCpu[kind]).toFixed(2)];
    }),
  ]);
  say(table([HEADS, ...rows]));
  say(`${os.availableParallelism()} cores for the server, the database and the client together`);
  for (const server of servers) server.end();
  load.end();
  await world.close();
};
