import { amaKey, nameKey } from '@rrr/core/riders';
import { dateIn } from '@rrr/core/shared';
import { fillLinks, lastRecord } from './audit/fill-links.js';
import { bulkInsert, type Row } from './bulk-insert.js';
import { addEmployeeWords } from './employee-words.js';
import type { Database } from './open-database.js';
import { noteListedRedemption, noteListedRider } from './summaries/list-tallies.js';
import { searchKey } from './search-key.js';
import { chunks, type Flag, rowsIn, type Sql, sqlOn } from './sql.js';
import { noteResultsState } from './stores/results-state.js';
import { type RedemptionRow, type RiderRow, TABLES, type TableName, type Tables } from './tables/index.js';
import { brandReader } from './summaries/brand-of.js';
import { noteSeeded } from './summaries/note-seeded.js';
import { counterBatch } from './summaries/tallies.js';
import { addWords, SEARCHED, type Searched, vinWordRows, type Worded } from './words.js';

/** Derived columns, which seeds omit. */
interface Derived {
  riders: 'name_key' | 'ama_key' | 'sort_key' | 'search_key' | 'personal_key' | 'version' | 'show_name';
  bikes: 'model_key' | 'active_vin' | 'version';
  dealers: 'search_key' | 'name_key' | 'version' | 'show_email';
  promoters: 'search_key' | 'name_key' | 'version';
  series: 'name_key' | 'version' | 'bonus';
  events: 'title_key' | 'city_key' | 'search_key' | 'version' | 'results_state' | 'offered' | 'published' | 'will_pay';
  results: 'name_key' | 'brand_key' | 'ama_key' | 'left_unmatched';
  vin_patterns: 'model_key';
  awards: 'awarded_on' | 'overpaid' | 'taken' | 'chosen';
  redemptions: 'employee_key' | 'redeemed_on';
}

/** Nullable and derived columns may be omitted. */
export type SeedRow<T extends TableName> = {
  [
    C in keyof Tables[T] as C extends Derived[T & keyof Derived] ? never : null extends Tables[T][C] ? never : C
  ]: Tables[T][C];
} & {
  [
    C in keyof Tables[T] as C extends Derived[T & keyof Derived] ? never : null extends Tables[T][C] ? C : never
  ]?: Tables[T][C];
} & (T extends 'bikes'
    ? { /** false: sold or given up, and its VIN is free for another (true) */ readonly active?: boolean }
    : unknown) &
  (T extends 'events'
    ? {
        /** false: a draft (true) */ readonly published?: Flag;
        /** whether a draft is to pay once it is published (false) */ readonly will_pay?: Flag;
      }
    : unknown) &
  (T extends 'dealers' ? { /** whether everybody sees its e-mail (false) */ readonly show_email?: Flag } : unknown) &
  (T extends 'riders' ? { /** whether the public pages may name them (false) */ readonly show_name?: Flag } : unknown);

export type Seed = { readonly [T in TableName]?: readonly SeedRow<T>[] };

/** The zone of days that a seed does not give. */
const ZONE = 'America/Los_Angeles';
const brandOf = brandReader();
const first = { version: 1 };
/** date of retirement for bikes a seed only marks as retired */
const LONG_AGO = '2000-01-01T00:00:00.000Z';

const DERIVE: { readonly [T in TableName]?: (row: SeedRow<T>) => Row } = {
  riders: (rider) => ({
    name_key: nameKey(rider.full_name),
    ama_key: amaKey(rider.ama_number ?? '') || null,
    sort_key: searchKey(rider.last_name, rider.first_name),
    search_key: searchKey(rider.full_name, rider.ama_number),
    personal_key: `${rider.email.toLowerCase()} ${searchKey(rider.email, rider.phone1)}`,
    show_name: rider.show_name ?? false,
    ...first,
  }),
  bikes: ({ active = true, ...rest }) => ({
    ...first,
    ...rest,
    model_key: nameKey(rest.model),
    active_vin: active ? rest.vin : null,
    // an explicit null: not retired, but its rider is deactivated or another rider has the VIN
    retired_at: rest.retired_at === undefined && !active ? (rest.created_at ?? LONG_AGO) : (rest.retired_at ?? null),
  }),
  dealers: (seedRow) => ({
    search_key: searchKey(seedRow.name, seedRow.maker_number),
    name_key: nameKey(seedRow.name),
    show_email: false,
    ...first,
    ...seedRow,
  }),
  promoters: (seedRow) => ({
    search_key: searchKey(seedRow.name, seedRow.email),
    name_key: nameKey(seedRow.name),
    ...first,
    ...seedRow,
  }),
  series: (seedRow) => ({ name_key: nameKey(seedRow.name), bonus: false, ...first, ...seedRow }),
  events: (event) => ({
    title_key: nameKey(event.title),
    city_key: nameKey(event.city ?? ''),
    search_key: searchKey(event.title, event.venue, event.city),
    results_state: 'waiting',
    offered: 0,
    published: true,
    will_pay: false,
    ...first,
    ...event,
  }),
  results: (seedRow) => ({
    left_unmatched: 'left_unmatched' in seedRow && seedRow.left_unmatched === true,
    name_key: nameKey(seedRow.rider_name),
    ama_key: amaKey(seedRow.ama_number ?? '') || null,
    brand_key: brandOf(seedRow.bike ?? null),
  }),
  vin_patterns: (seedRow) => ({ model_key: nameKey(seedRow.model) }),
  awards: (award) => ({
    taken: 0,
    chosen: 0,
    ...award,
    awarded_on: dateIn(award.awarded_at, ZONE),
    overpaid: Math.max(0, Number(award.spent) - Number(award.initial_value)),
  }),
  redemptions: (seedRow) => ({
    employee_key: nameKey(seedRow.employee_name),
    redeemed_on: dateIn(seedRow.redeemed_at, ZONE),
  }),
};

/** Fills in derived columns. */
export const complete = <T extends TableName>(table: T, rows: readonly SeedRow<T>[]): readonly Row[] => {
  const derive = DERIVE[table] as ((row: SeedRow<T>) => Row) | undefined;
  const all = rows.map((row): Row => ({ ...(row as unknown as Row), ...derive?.(row) }));
  const columns = new Set(all.flatMap((row) => Object.keys(row)));
  if (table === 'bikes') columns.delete('active');
  // rows with different omitted columns still go into one statement
  return all.map((row) => Object.fromEntries([...columns].map((column) => [column, row[column] ?? null])));
};

/** The events whose classes, results or results set aside the seed has. */
const eventsOf = async (sql: Sql, { classes = [], results = [], asides = [] }: Seed): Promise<readonly string[]> => {
  const aside = await rowsIn<{ event_id: string }>(
    sql,
    asides.flatMap(({ kind, object_id: id }) => (kind === 'unmatched' ? [id] : [])),
    (some) => `SELECT DISTINCT event_id FROM results WHERE id IN (${some})`,
  );
  return [...new Set([...classes, ...results, ...aside].map((row) => row.event_id))];
};

/**
 * Puts rows into empty or filled tables in one transaction, parents first, many at a time. The columns of each table
 * are in `tables/`; those that follow from others (search and sort keys, a bike's `active_vin`) are filled in here, and
 * so are the words that people search by, the counts of long lists and the figures of reports.
 */
export const seedInto = (db: Database, seed: Seed): Promise<void> =>
  db.write.transaction(async (trx) => {
    const sql = sqlOn(trx, db.kind);
    const put = <T extends TableName>(table: T) => bulkInsert(sql, table, complete(table, seed[table] ?? []));
    const recorded = await lastRecord(sql);
    for (const table of TABLES) await put(table);
    await fillLinks(sql, recorded);
    for (const some of chunks([...new Set((seed.classes ?? []).map((raceClass) => raceClass.event_id))], 1_000))
      await noteResultsState(sql, some);
    const tallies = counterBatch(ZONE);
    tallies.unpaidOf(await eventsOf(sql, seed));
    for (const row of complete('riders', seed.riders ?? []))
      noteListedRider(tallies, undefined, row as unknown as RiderRow);
    for (const row of complete('redemptions', seed.redemptions ?? []))
      noteListedRedemption(tallies, undefined, row as unknown as RedemptionRow);
    await noteSeeded(sql, tallies, {
      riders: complete('riders', seed.riders ?? []),
      awards: complete('awards', seed.awards ?? []),
      ledger_entries: seed.ledger_entries ?? [],
      redemptions: complete('redemptions', seed.redemptions ?? []),
      results: complete('results', seed.results ?? []),
      payout_claims: complete('payout_claims', seed.payout_claims ?? []),
      dealer_refunds: complete('dealer_refunds', seed.dealer_refunds ?? []),
    });
    await tallies.write(sql);
    await addEmployeeWords(sql, complete('redemptions', seed.redemptions ?? []) as unknown as readonly RedemptionRow[]);
    await bulkInsert(sql, 'search_words', vinWordRows(seed.bikes ?? []));
    for (const table of SEARCHED) await addWords(sql, table, (seed[table] ?? []) as readonly Worded<Searched>[]);
  });
