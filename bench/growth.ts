import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { defaultProgram } from '@rrr/core/program';
import { sha256, systemClock } from '@rrr/crypto';
import { type Database, migrate } from '@rrr/persistence';
import { seedLarge } from '@rrr/seed/large';
import { readConfig } from '../app/config.js';
import { makeContainer } from '../app/container.js';
import { SERVICES as S } from '../app/services.js';
import { type Trip, tripsOf } from './capture.js';
import type { ApiDocument } from './desk-questions.js';
import { type Call, callsOf } from './growth-calls.js';
import { type BenchSettings, countOf } from './parts.js';
import { table } from './table.js';
import { adminCookie, environmentFor, newKeys } from './world.js';

/** What one call costs. */
interface Cost {
  readonly rows: number;
  readonly ms: number;
  /** the statement that reads most */
  readonly worst: string;
}

/** A call may read so many more rows of ten times the data: pages and counts have bounds, and a word is in more names. */
const MORE = { factor: 1.5, rows: 300 } as const;

const READS = /^\s*(select|\(|with)(?!.*for update)/is;

/** Rows that each statement reads, counted by the database itself, in the table or index and in its temporary tables. */
const rowsOf = (db: Database, trips: readonly Trip[]): Promise<readonly number[]> =>
  db.read.transaction(async (trx) => {
    const read = async (): Promise<number> => {
      const [rows] = (await trx.raw("SHOW SESSION STATUS LIKE 'Handler_read%'")) as unknown as [
        readonly { readonly Value: string }[],
      ];
      return rows.reduce((sum, row) => sum + Number(row.Value), 0);
    };
    // asking for the status reads rows too
    const asking = -(await read()) + (await read());
    const counts: number[] = [];
    for (const { sql, values } of trips) {
      const before = await read();
      await trx.raw(sql, values as never);
      counts.push((await read()) - before - asking);
    }
    return counts;
  });

const costOf = async (db: Database, ask: () => Promise<unknown>, times: number): Promise<Cost> => {
  await ask();
  const trips = (await tripsOf(ask)).filter((trip) => READS.test(trip.sql));
  const counts = await rowsOf(db, trips);
  const most = Math.max(0, ...counts);
  let ms = Number.POSITIVE_INFINITY;
  for (let n = 0; n < times; n += 1) {
    const from = performance.now();
    await ask();
    ms = Math.min(ms, performance.now() - from);
  }
  return { rows: counts.reduce((sum, n) => sum + n, 0), ms, worst: trips[counts.indexOf(most)]?.sql ?? '' };
};

const onOne = async (
  url: string,
  awards: number | undefined,
  times: number,
  only: readonly string[],
  say: (text: string) => void,
): Promise<ReadonlyMap<string, Cost>> => {
  const keys = newKeys();
  const container = makeContainer(readConfig({ ...environmentFor(url, keys), LOG_LEVEL: 'silent' }));
  const db = container.get(S.database);
  await migrate(db);
  if (awards !== undefined)
    await seedLarge({ db, url, awards, clock: systemClock, digest: sha256, program: defaultProgram, say });
  const cookie = await adminCookie(container, keys);
  const server = createServer(container.get(S.http)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (where: string): Promise<Response> => fetch(base + where, { headers: { cookie } });
  const costs = new Map<string, Cost>();
  const document = (await (await ask('/api/openapi.json')).json()) as ApiDocument;
  const isAsked = ({ name }: Call): boolean => only.length === 0 || only.some((part) => name.includes(part));
  for (const { name, path } of (await callsOf(document, db)).filter(isAsked)) {
    const answer = await ask(path);
    await answer.arrayBuffer();
    // calls of other people's areas
    if (answer.ok) costs.set(name, await costOf(db, async () => (await ask(path)).arrayBuffer(), times));
    else if (answer.status >= 500) say(`${path}: ${answer.status}`);
  }
  server.close();
  await db.close();
  return costs;
};

/** Rows that every call of an administrator reads in a smaller and in a larger database, and how long it takes. */
export const benchGrowth = async ({ args, newDatabase, say }: BenchSettings): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      smaller: { type: 'string', default: '20000' },
      larger: { type: 'string', default: '80000' },
      databases: { type: 'string' },
      times: { type: 'string', default: '12' },
      only: { type: 'string', multiple: true, default: [] },
      statements: { type: 'boolean', default: false },
    },
  });
  const times = countOf(values.times);
  const given = values.databases?.split(',');
  const sizes = [countOf(values.smaller), countOf(values.larger)];
  const found: ReadonlyMap<string, Cost>[] = [];
  for (const [at, awards] of sizes.entries())
    found.push(await onOne(given?.[at] ?? (await newDatabase()), given ? undefined : awards, times, values.only, say));
  const [small, large] = found;
  const rows = [...(large ?? [])]
    .map(([name, after]) => ({ name, before: small?.get(name), after }))
    .toSorted((a, b) => b.after.rows - (b.before?.rows ?? 0) - (a.after.rows - (a.before?.rows ?? 0)));
  const grows = (before: Cost | undefined, after: Cost): boolean =>
    after.rows > MORE.factor * (before?.rows ?? 0) + MORE.rows;
  say(
    table([
      ['', 'rows read', 'in the larger', 'ms', 'in the larger', ''],
      ...rows.map(({ name, before, after }) => [
        name,
        String(before?.rows ?? '–'),
        String(after.rows),
        before?.ms.toFixed(1) ?? '–',
        after.ms.toFixed(1),
        grows(before, after) ? 'GROWS' : 'ok',
      ]),
    ]),
  );
  if (values.statements)
    for (const { name, before, after } of rows)
      if (grows(before, after)) say(`\n${name}\n  ${after.worst.replaceAll(/\s+/g, ' ')}`);
};
