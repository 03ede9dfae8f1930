import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultProgram } from '@rrr/core/program';
import { sha256, systemClock } from '@rrr/crypto';
import { type Database, migrate } from '@rrr/persistence';
import { seedDemo } from '@rrr/seed/demo';
import { seedLarge } from '@rrr/seed/large';
import { readConfig } from '../app/config.js';
import { makeContainer } from '../app/container.js';
import { SERVICES as S } from '../app/services.js';
import { type ApiDocument, type DeskList, deskLists } from './desk-questions.js';
import { fillDesk } from './desk-rows.js';
import { type BenchSettings, countOf, seconds } from './parts.js';
import { table } from './table.js';
import { adminCookie, environmentFor, newKeys } from './world.js';

interface Sized {
  readonly riders: number;
  readonly rows: number;
  readonly times: number;
  /** named: only these lists */
  readonly only: readonly string[];
}
interface Took {
  readonly name: string;
  readonly rows: string;
  readonly p50: number;
  readonly p95: number;
}

const [MOST_OF_A_LIST, MOST_OF_THE_PALETTE] = [300, 100];
const LIMIT = 25;
const WARM_UPS = 2;
/** what takes this long is not asked so often, milliseconds */
const SLOW = 1_000;

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

type Container = ReturnType<typeof makeContainer>;

/** 100,000 riders by the rules of `seed:large`, the demo beside them, and lists of thousands of rows. */
const fill = async (container: Container, { riders, rows }: Sized, say: (text: string) => void): Promise<void> => {
  const db = container.get(S.database);
  await migrate(db);
  const clock = container.get(S.clock);
  await seedLarge({
    ...{ db, clock: systemClock, digest: sha256, program: defaultProgram, say },
    awards: riders,
    sizes: { riders, dealers: rows, promoters: rows, series: rows },
  });
  await seedDemo({
    db,
    clock,
    passwords: container.get(S.passwords),
    pins: container.get(S.pins),
    digest: container.get(S.digest),
    program: container.get(S.program),
    seals: container.get(S.codeSeals),
    secrets: container.get(S.secrets),
    totp: container.get(S.totp),
  });
  await fillDesk(db, rows, container.get(S.ids), clock.now());
  // as a server that has run for a while knows its tables
  if (db.kind === 'sqlite') await db.write.raw('ANALYZE');
};

/** What people type into the palette, about a rider from the middle of the data. */
const typed = async (db: Database): Promise<Readonly<Record<string, string>>> => {
  const one = async (name: string, column: string): Promise<Record<string, string>> => {
    const rows = (await db.read(name).whereNotNull(column).orderBy('id', 'desc').limit(1)) as Record<string, string>[];
    return rows[0] ?? {};
  };
  const [rider, bike, redemption] = [
    await one('riders', 'phone1'),
    await one('bikes', 'active_vin'),
    await one('redemptions', 'rider_id'),
  ];
  const name = rider['full_name'] ?? '';
  return {
    'last six of a VIN': (bike['vin'] ?? '').slice(-6),
    'redemption code': Number(redemption['number']).toString(36).toUpperCase(),
    'phone number': (rider['phone1'] ?? '').replaceAll(/\D/g, ''),
    'last four of a phone number': (rider['phone1'] ?? '').replaceAll(/\D/g, '').slice(-4),
    'full name': name,
    'family name': name.split(' ').at(-1) ?? '',
    'name with a typo': name.replace(/(.)(.)$/, '$2$1'),
    'one letter': 'a',
    'e-mail': rider['email'] ?? '',
    'AMA number': rider['ama_number'] ?? '1050000',
    nothing: 'zzqqxx',
  };
};
/** The calls of the palette, all of which are asked at once for each text (frontends/admin/features/search). */
const PALETTE = ['admin/riders', 'admin/find', 'events', 'admin/series', 'admin/dealers', 'promoters'] as const;

const onOne = async (url: string, sized: Sized, say: (text: string) => void): Promise<void> => {
  const keys = newKeys();
  const container = makeContainer(readConfig({ ...environmentFor(url, keys), LOG_LEVEL: 'silent' }));
  const db = container.get(S.database);
  say(`\n${db.kind}: filled in ${(await seconds(() => fill(container, sized, say))).toFixed(0)} s`);
  const cookie = await adminCookie(container, keys);
  const server = createServer(container.get(S.http)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async <T>(where: string): Promise<T> => {
    const answer = await fetch(base + where, { headers: { cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${where}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  };
  const measured = async (name: string, rows: string, act: () => Promise<unknown>): Promise<Took> => {
    const took: number[] = [];
    for (let n = -WARM_UPS; n < sized.times; n += 1) {
      const from = performance.now();
      await act();
      const ms = performance.now() - from;
      if (n >= 0) took.push(ms);
      if (n >= 2 && ms > SLOW) break;
    }
    const sorted = took.toSorted((a, b) => a - b);
    return { name, rows, p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
  };

  interface Paged {
    readonly pagination?: { readonly total: number; readonly totalPages: number };
  }
  const timesOf = async ({ name, path: where, ways }: DeskList): Promise<readonly Took[]> => {
    const took: Took[] = [];
    for (const [way, query] of Object.entries(ways)) {
      const page = (n: number): string => `${where}?${[query, `page=${n}&limit=${LIMIT}`].filter(Boolean).join('&')}`;
      const { pagination } = await ask<Paged>(page(1));
      const rows = String(pagination?.total ?? '');
      took.push(await measured(`${name}${way && `, ${way}`}`, rows, () => ask(page(1))));
      const last = pagination?.totalPages ?? 1;
      if (way === '' && last > 1) took.push(await measured(`${name}, last page`, rows, () => ask(page(last))));
    }
    return took;
  };

  const lists: Took[] = [];
  for (const list of deskLists(await ask<ApiDocument>('/api/openapi.json')))
    if (sized.only.length === 0 || sized.only.includes(list.name)) lists.push(...(await timesOf(list)));
  const palette: Took[] = [];
  for (const [what, text] of Object.entries(await typed(db))) {
    const query = encodeURIComponent(text);
    palette.push(
      await measured(what, text.length > 20 ? `${text.slice(0, 19)}…` : text, () =>
        Promise.all(
          PALETTE.map((value) => ask(`/api/${value}?query=${query}${value === 'admin/find' ? '' : '&page=1&limit=6'}`)),
        ),
      ),
    );
  }
  const rowsOf = (all: readonly Took[], most: number): readonly (readonly string[])[] =>
    all.map((took) => [
      took.name,
      took.rows,
      took.p50.toFixed(1),
      took.p95.toFixed(1),
      took.p95 > most ? 'ABOVE TARGET' : 'ok',
    ]);
  say(`\n${db.kind}, lists: ${LIMIT} rows a page over HTTP, target ${MOST_OF_A_LIST} ms`);
  say(table([['', 'rows', 'p50 ms', 'p95', ''], ...rowsOf(lists, MOST_OF_A_LIST)]));
  say(`\n${db.kind}, palette: its ${PALETTE.length} calls at once, target ${MOST_OF_THE_PALETTE} ms`);
  say(table([['', 'text', 'p50 ms', 'p95', ''], ...rowsOf(palette, MOST_OF_THE_PALETTE)]));
  server.close();
  await db.close();
};

/** Every list of an administrator and the palette over HTTP, with 100,000 riders, on both databases. */
export const benchDesk = async ({ args, newDatabase, say }: BenchSettings): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      riders: { type: 'string', default: '100000' },
      rows: { type: 'string', default: '5000' },
      times: { type: 'string', default: '20' },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const { riders, rows, times, only } = values;
  const sized = { riders: countOf(riders), rows: countOf(rows), times: countOf(times), only };
  const folder = mkdtempSync(path.join(tmpdir(), 'rrr-bench-'));
  for (const url of [`sqlite:${path.join(folder, 'bench.sqlite')}`, await newDatabase()]) await onOne(url, sized, say);
  rmSync(folder, { recursive: true, force: true });
};
