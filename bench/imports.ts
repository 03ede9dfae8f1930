import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultProgram } from '@rrr/core/program';
import { submitClassResults } from '@rrr/core/results';
import { type Database, migrate, openDatabase } from '@rrr/persistence';
import { admin, keyOf, portsOn } from './heavy-rows.js';
import { importingOverHttp } from './imports-over-http.js';
import { raceOn } from './large-race.js';
import { type BenchSettings, seconds, turnsOf } from './parts.js';
import { judged, table } from './table.js';

type Rows = readonly (readonly string[])[];

/** The time of an act, the processor time of this process, and the waits of others for it. */
const measured = async (name: string, act: () => Promise<unknown>): Promise<Rows> => {
  const before = process.cpuUsage();
  let took = 0;
  const { p99, most } = await turnsOf(async () => (took = await seconds(act)));
  const { user, system } = process.cpuUsage(before);
  return [
    judged(`${name} (${((user + system) / 1e6).toFixed(2)} s of processor time)`, took, { atMost: 3 }, ' s'),
    judged('  others waited, 99 of 100', p99, { atMost: 100 }, ' ms'),
    judged('  others waited at most', most, { atMost: 100 }, ' ms'),
  ];
};

/** 10,000 rows of one class, all of them paid: preview, apply, and the same file again. */
export const importing = async (db: Database): Promise<Rows> => {
  const race = await raceOn(db);
  const eligibleBikes = [{ category: 'current', models: [], fromYear: 2000, toYear: 2100 }];
  const ports = { ...portsOn(db), program: { ...defaultProgram, eligibleBikes } };
  const file = { name: 'results.csv', digest: '0'.repeat(64) };
  const choices = new Map<number, string>();
  const send = (apply: ReturnType<typeof keyOf> | null) =>
    submitClassResults(ports)({
      actor: admin,
      ...race,
      problems: [],
      choices,
      entrants: null,
      outcome: null,
      file,
      apply,
      page: 'first',
    });
  let total = 0;
  return [
    ...(await measured(`10,000 results, preview, ${db.kind}`, async () => (total = (await send(null)).money.total))),
    ...(await measured(`  applied, ${(total / 100).toLocaleString('en-US')} paid`, () => send(keyOf()))),
    ...(await measured('  previewed again', () => send(null))),
    ...(await measured('  applied again', () => send(keyOf()))),
  ];
};

/** The same on both databases, in this process and over HTTP. */
export const benchImports = async ({ newDatabase, say }: BenchSettings): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rrr-bench-'));
  const rows: (readonly string[])[] = [['', 'figure', 'target', '']];
  for (const url of [await newDatabase(), `sqlite:${path.join(folder, 'bench.sqlite')}`]) {
    const db = openDatabase({ url });
    await migrate(db);
    rows.push(...(await importing(db)));
    await db.close();
  }
  const others: (readonly string[])[] = [['over HTTP', 'figure', 'target', '']];
  for (const url of [await newDatabase(), `sqlite:${path.join(folder, 'http.sqlite')}`])
    others.push(...(await importingOverHttp(url)));
  rmSync(folder, { recursive: true, force: true });
  say(`\n${table(rows)}\n\n${table(others)}`);
};
