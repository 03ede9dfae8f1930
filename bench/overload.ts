import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.js';
import { startChild } from './child.js';
import type { Flood, Flooded } from './flood.js';
import type { Round } from './lanes.js';
import type { Load } from './load.js';
import { type BenchSettings, countOf } from './parts.js';
import { listRequest, redeemRequest } from './requests.js';
import { table } from './table.js';
import { makeBenchWorld, newKeys, type World } from './world.js';

const WALLETS = 4_000;
/** one redemption among so many requests; the rest are lists */
const REDEEMS_OF = 10;
const CAPACITY_LANES = 16;
/** what a server that is not overloaded is asked for */
const NORMAL = 0.5;
const HEADS = [
  '',
  'asked /s',
  'accepted /s',
  'p50 ms',
  'p99 ms',
  '× normal',
  'refused',
  'refused p99 ms',
  'without Retry-After',
  'other',
];

const settingsOf = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '10' }, places: { type: 'string' } },
  });
  return { seconds: countOf(values.seconds), places: values.places?.split(',').map(countOf) };
};

/** Requests in the order they are sent; each redemption has a key of its own. */
const requestsOf = ({ token, wallets }: World): readonly string[] =>
  wallets.flatMap((wallet) => [
    ...Array.from({ length: REDEEMS_OF - 1 }, () => listRequest(`session=${token}`)),
    redeemRequest(`session=${token}`, wallet),
  ]);

/**
 * What the server can serve, and what accepted requests take when one, two and five times as many come, whether others
 * were answered or not. `--places 8,12,24` compares settings of MAX_REQUESTS; without it the default is measured.
 */
export const benchOverload = async ({ args, newDatabase, say }: BenchSettings): Promise<void> => {
  const { seconds, places } = settingsOf(args);
  const world = await makeBenchWorld(await newDatabase(), newKeys(), WALLETS);
  const [load, flood] = [startChild('load', {}), startChild('flood', {})];
  const lists = [listRequest(`session=${world.token}`)];
  const { MAX_REQUESTS: _, ...env } = world.env;
  const rows: (readonly string[])[] = [];
  for (const most of places ?? [readConfig(env).MAX_REQUESTS]) {
    const server = startChild('real-server', {
      ...env,
      MAX_REQUESTS: String(most),
      UNCOUNTED_ADDRESSES: '127.0.0.0/8',
    });
    const port = await server.ask<number>({});
    const requests = requestsOf(world);
    // as many at once as keep the server busy, and none of them refused
    const lanes = Math.min(CAPACITY_LANES, most);
    const warm: Load = { port, requests: lists, expect: 200, lanes, total: 2_000, mostSeconds: seconds };
    await load.ask<Round>(warm);
    const { perSecond } = await load.ask<Round>({ ...warm, total: 1_000_000 });
    let normal = 0;
    for (const times of [NORMAL, 1, 2, 5]) {
      const asked: Flood = { port, requests, perSecond: perSecond * times, seconds };
      const flooded = await flood.ask<Flooded>(asked);
      if (times === NORMAL) normal = flooded.p99;
      const share = flooded.refused / Math.max(1, flooded.accepted + flooded.refused + flooded.other);
      rows.push([
        `${most} places, ${times}×`,
        asked.perSecond.toFixed(0),
        (flooded.accepted / flooded.seconds).toFixed(0),
        flooded.p50.toFixed(1),
        flooded.p99.toFixed(1),
        (flooded.p99 / normal).toFixed(1),
        `${(share * 100).toFixed(0)} %`,
        flooded.refused > 0 ? flooded.refusedP99.toFixed(1) : '–',
        String(flooded.withoutRetry),
        String(flooded.other),
      ]);
      say(table([HEADS, ...rows.slice(-1)]));
    }
    server.end();
  }
  say(`\n${table([HEADS, ...rows])}`);
  for (const child of [load, flood]) child.end();
  await world.close();
};
