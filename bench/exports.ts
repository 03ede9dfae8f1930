import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.js';
import { makeContainer } from '../app/container.js';
import { SERVICES as S } from '../app/services.js';
import { largeDatabase } from './large.js';
import { beside, type BenchSettings, countOf } from './parts.js';
import { table } from './table.js';
import { adminCookie, environmentFor, newKeys } from './world.js';

const LISTS = ['riders?', 'redemptions?', 'riders?format=xlsx'];
const HEADS = ['', 'first byte ms', 'whole s', 'rows', 'MB', 'more memory MB', 'another call p50 ms', 'p99'];
const MEGA = 1024 * 1024;

/**
 * Whole lists of a large database over HTTP, each once, with who else asks meanwhile. Server and client share this
 * process.
 */
export const benchExports = async (settings: BenchSettings): Promise<void> => {
  const { values } = parseArgs({
    args: [...settings.args],
    options: { awards: { type: 'string', default: '1000000' } },
  });
  const keys = newKeys();
  const config = readConfig({
    ...environmentFor(await largeDatabase(settings, countOf(values.awards)), keys),
    LOG_LEVEL: 'silent',
  });
  const container = makeContainer(config);
  const db = container.get(S.database);
  const cookie = await adminCookie(container, keys);
  const server = createServer(container.get(S.http)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/admin/`;
  const ask = (path: string): Promise<Response> => fetch(base + path, { headers: { cookie } });

  const rowOf = async (list: string): Promise<readonly string[]> => {
    const [what = '', query = ''] = list.split('?');
    const before = process.memoryUsage.rss();
    let [most, bytes, lines, first] = [before, 0, 0, 0];
    const others = beside(async () => (await ask('riders?limit=15')).arrayBuffer());
    const from = performance.now();
    const { body, status } = await ask(`${what}/export?${query}`);
    if (status !== 200 || !body) throw new Error(`${list}: ${status}`);
    for await (const some of body as AsyncIterable<Uint8Array>) {
      first ||= performance.now() - from;
      bytes += some.length;
      for (const one of some) if (one === 10) lines += 1;
      most = Math.max(most, process.memoryUsage.rss());
    }
    const whole = (performance.now() - from) / 1000;
    const took = await others();
    const at = (part: number): string => (took[Math.floor(took.length * part)] ?? Number.NaN).toFixed(1);
    return [
      list,
      first.toFixed(0),
      whole.toFixed(1),
      query.includes('xlsx') ? '' : String(lines - 1),
      (bytes / MEGA).toFixed(1),
      ((most - before) / MEGA).toFixed(0),
      at(0.5),
      at(0.99),
    ];
  };
  const rows: (readonly string[])[] = [];
  for (const list of LISTS) rows.push(await rowOf(list));
  settings.say(`\n${table([HEADS, ...rows])}`);
  server.close();
  await db.close();
};
