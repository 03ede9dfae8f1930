import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultProgram } from '@rrr/core/program';
import { checkDigit, modelYearCharacter, verifyBikes } from '@rrr/core/vin';
import { systemClock, ulids } from '@rrr/crypto';
import { type Database, sqlUnitOfWork, migrate, openDatabase, seedInto } from '@rrr/persistence';
import { type BenchSettings, seconds } from './parts.js';
import { judged, table } from './table.js';

const ids = ulids();
const range = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);
const [BIKES, RIDERS, PATTERNS, MODELS] = [100_000, 20_000, 1_000, 50];
/** so many of a model and year have patterns that look alike for three characters more, and fit no bike */
const PLANTS = 'BCDEFGHJK';

const yearOf = (n: number): number => 2024 + (Math.floor(n / MODELS) % 2);
const modelOf = (n: number): string => `Model ${n % MODELS}`;
const makerOf = (n: number): string => `VBK${String(n % MODELS).padStart(2, '0')}`;
const vinOf = (n: number): string => {
  const plain = `${makerOf(n)}XA10${modelYearCharacter(yearOf(n))}M${String(n).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};

/** Each model and year has ten patterns, of which one fits its bikes: the tree has to be walked for all of them. */
const patterns = range(PATTERNS).map((n) => {
  const plant = Math.floor(n / (2 * MODELS));
  return {
    id: ids.next(),
    model: modelOf(n),
    year: yearOf(n),
    pattern: `${makerOf(n)}${plant === 0 ? '**' : `*${PLANTS.charAt(plant - 1)}`}*`,
    status: 'verified' as const,
  };
});

/**
 * 100,000 unverified bikes against 1,000 verified patterns, in the database that is given: target under 10 seconds
 * (domain.md §9).
 */
export const bulkVerification = async (db: Database): Promise<readonly string[]> => {
  const riders = range(RIDERS).map((n) => ({
    id: ids.next(),
    first_name: 'Rider',
    last_name: `Number ${n}`,
    full_name: `Rider Number ${n}`,
    email: `garage${n}@example.com`,
    country: 'US',
    factory: false,
    professional: false,
    parental_consent: false,
    deactivated: false,
    enrolled_at: systemClock.now(),
  }));
  const bikes = range(BIKES).map((n) => ({
    id: ids.next(),
    rider_id: riders[n % RIDERS]?.id ?? '',
    year: yearOf(n),
    make: 'KTM',
    model: modelOf(n),
    vin: vinOf(n),
    vin_status: 'unverified' as const,
  }));
  await seedInto(db, { riders, bikes, vin_patterns: patterns });
  let found = { looked: 0, verified: 0 };
  const took = await seconds(
    async () =>
      (found = await verifyBikes({ uow: sqlUnitOfWork(db), clock: systemClock, ids, program: defaultProgram })({
        actor: null,
      })),
  );
  const count = (n: number): string => n.toLocaleString('en-US');
  return judged(
    `${count(found.looked)} bikes × ${count(patterns.length)} patterns (${count(found.verified)} verified), ${db.kind}`,
    took,
    { atMost: 10 },
    ' s',
  );
};

/** Bulk verification on both databases. */
export const benchVin = async ({ newDatabase, say }: BenchSettings): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rrr-bench-'));
  const rows: (readonly string[])[] = [['', 'figure', 'target', '']];
  for (const url of [await newDatabase(), `sqlite:${path.join(folder, 'bench.sqlite')}`]) {
    const db = openDatabase({ url });
    await migrate(db);
    rows.push(await bulkVerification(db));
    await db.close();
  }
  rmSync(folder, { recursive: true, force: true });
  say(`\n${table(rows)}`);
};
