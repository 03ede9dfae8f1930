import { randomUUID } from 'node:crypto';
import type { ResultsImport } from '@rrr/contract';
import type { Database } from '@rrr/persistence';
import { startChild } from './child.js';
import { keptConnection } from './kept-connection.js';
import { raceOn } from './large-race.js';
import { beside } from './parts.js';
import { listRequest, redeemRequest } from './requests.js';
import { judged } from './table.js';
import { adminCookie, makeBenchWorld, newKeys, type World } from './world.js';

type Rows = readonly (readonly string[])[];
type Race = Awaited<ReturnType<typeof raceOn>>;
const WALLETS = 3_000;
const ALONE = 3_000;
/** most bytes of the first answer */
const LARGEST = 300_000;

const csvOf = ({ rows }: Race): Blob => {
  const lines = rows.map((row) => [row.place, row.number, row.riderName, row.amaNumber].join(','));
  return new Blob([`Place,Number,Rider,AMA\r\n${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
};

/** Uploads the file as a screen does: the answer, its size in bytes, and the seconds until it is here. */
export const uploader = (port: number, cookie: string, race: Race) => {
  const file = csvOf(race);
  return async (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ classId: race.classId, page: 'first', ...fields }))
      body.append(name, value);
    body.append('file', file, 'results.csv');
    const from = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/event/${race.eventId}/upload-class-result`, {
      method: 'POST',
      headers: { cookie, accept: 'application/json', 'idempotency-key': randomUUID() },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`The upload was refused: ${answer.status} ${text.slice(0, 500)}`);
    return {
      seen: JSON.parse(text) as ResultsImport,
      bytes: Buffer.byteLength(text),
      took: (performance.now() - from) / 1000,
    };
  };
};

export const at = (took: readonly number[], part: number): number => took[Math.floor(took.length * part)] ?? Number.NaN;

/** What a list and a redemption of others take meanwhile. */
const othersDuring = async <T>(port: number, world: World, next: () => string, work: () => Promise<T>) => {
  const [lists, redemptions] = [await keptConnection(port), await keptConnection(port)];
  const list = listRequest(`session=${world.token}`);
  const asking = (connection: typeof lists, text: () => string) =>
    beside(async () => {
      const reply = await connection.send(text());
      if (reply.status >= 300) throw new Error(`Others were refused: ${reply.head}\n${reply.body.slice(0, 500)}`);
    });
  const [endLists, endRedemptions] = [asking(lists, () => list), asking(redemptions, next)];
  const done = await work();
  const [listed, redeemed] = [await endLists(), await endRedemptions()];
  lists.end();
  redemptions.end();
  return { done, listed, redeemed };
};

const judgedOthers = (name: string, took: readonly number[]): Rows => [
  judged(`  ${name} meanwhile, 99 of 100 (of ${took.length})`, at(took, 0.99), { atMost: 100 }, ' ms'),
  // long work that makes everybody wait once does not show among a hundred
  judged(`  ${name} meanwhile, the longest`, took.at(-1) ?? Number.NaN, { atMost: 100 }, ' ms'),
  judged(`  ${name} meanwhile, half`, at(took, 0.5), { atMost: 100 }, ' ms'),
];

const kindOf = (db: Database): string => (db.kind === 'mysql' ? 'MariaDB' : 'SQLite');

/** 10,000 paid results uploaded to the server of production, in a process of its own, while others ask it. */
export const importingOverHttp = async (url: string): Promise<Rows> => {
  const keys = newKeys();
  const world = await makeBenchWorld(url, keys, WALLETS);
  const race = await raceOn(world.db);
  const server = startChild('real-server', world.env);
  const port = await server.ask<number>({});
  const upload = uploader(port, await adminCookie(world.container, keys), race);
  let wallet = 0;
  const next = (): string => {
    const own = world.wallets[(wallet += 1)];
    if (!own) throw new Error('All wallets are used');
    return redeemRequest(`session=${world.token}`, own);
  };
  const during = <T>(work: () => Promise<T>) => othersDuring(port, world, next, work);
  const name = kindOf(world.db);
  const alone = await during(() => new Promise((go) => setTimeout(go, ALONE)));
  const rows: (readonly string[])[] = [
    ...judgedOthers(`${name}, a list without an import`, alone.listed),
    ...judgedOthers(`${name}, a redemption without an import`, alone.redeemed),
  ];
  const act = async (what: string, fields: Readonly<Record<string, string>>): Promise<ResultsImport> => {
    const { done, listed, redeemed } = await during(() => upload(fields));
    rows.push(
      judged(`${name}, ${what}`, done.took, { atMost: 3 }, ' s'),
      judged('  bytes of the answer', done.bytes, { atMost: LARGEST }),
      ...judgedOthers('a list', listed),
      ...judgedOthers('a redemption', redeemed),
    );
    return done.seen;
  };
  const { outcome } = await act('10,000 results, preview', { dryRun: 'true' });
  const page = JSON.stringify({ group: 'paid', classId: null, offset: 100 });
  await act('300 more rows', { dryRun: 'true', outcome, page });
  await act('applied', { dryRun: 'false', outcome });
  await act('previewed again', { dryRun: 'true' });
  server.end();
  await world.close();
  return rows;
};
