import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultProgram } from '@rrr/core/program';
import { submitClassResults } from '@rrr/core/results';
import { addDays } from '@rrr/core/shared';
import { bulkInsert, type Database, migrate, openDatabase, type Row, seedInto, sqlOn } from '@rrr/persistence';
import { admin, ids, keyOf, portsOn, range, riderRow, today } from './heavy-rows.js';
import { type BenchSettings, seconds, turnsOf } from './parts.js';
import { judged, table } from './table.js';

type Rows = readonly (readonly string[])[];
const FINISHERS = 10_000;

/** An event with one class of 10,000 places, each of which pays 1.00, and as many riders with a motorcycle. */
const raceOn = async (db: Database) => {
  const [eventId, classId] = [ids.next(), ids.next()];
  const riders = range(FINISHERS).map((n) => riderRow(ids.next(), 1_000_000 + n));
  const bikes = riders.map((it, n) => ({
    id: ids.next(),
    rider_id: it.id,
    year: 2025,
    make: 'KTM',
    model: '450 SX-F',
    vin: `VBMMXA10XS${String(n).padStart(7, '0')}`,
    vin_status: 'verified' as const,
  }));
  const event = {
    id: eventId,
    title: 'Large',
    country: 'US',
    currency: 'USD' as const,
    type: 'Motocross',
    starts_on: addDays(today, -3),
    ends_on: addDays(today, -3),
    paying: true,
    canceled: false,
    late_results_accepted: false,
  };
  const classes = [{ id: classId, event_id: eventId, position: 0, name: 'Open', payout_type: 'dealerCredit' as const }];
  await seedInto(db, { riders, bikes, events: [event], classes });
  const places = range(FINISHERS).map((n): Row => ({ class_id: classId, place: n + 1, amount: 100 }));
  await bulkInsert(sqlOn(db.write, db.kind), 'payout_places', places);
  const rows = riders.map((it, n) => ({
    line: n + 2,
    place: n + 1,
    type: 'finished' as const,
    riderName: it.full_name,
    number: String(n),
    hometown: null,
    state: null,
    bike: null,
    email: null,
    amaNumber: it.ama_number,
    className: null,
    entrants: null,
  }));
  return { eventId, classId, rows };
};

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

/** The same on both databases. */
export const benchImports = async ({ newDatabase, say }: BenchSettings): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rrr-bench-'));
  const rows: (readonly string[])[] = [['', 'figure', 'target', '']];
  for (const url of [await newDatabase(), `sqlite:${path.join(folder, 'bench.sqlite')}`]) {
    const db = openDatabase({ url });
    await migrate(db);
    rows.push(...(await importing(db)));
    await db.close();
  }
  rmSync(folder, { recursive: true, force: true });
  say(`\n${table(rows)}`);
};
