import { noteListedRider } from '../summaries/list-tallies.js';
import { lostOnDuplicate } from '../lost-race.js';
import { placeholders, type Sql, type Value } from '../sql.js';
import { ALL_YEARS } from '../summaries/year-totals.js';
import type { AwardRow, RiderRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { RIDER_KINDS, saveVinWords } from '../words.js';

/** Tables whose rows refer to the rider. Awards come last among the money tables; their entries are already posted. */
const NAMED = [
  'bikes',
  'results',
  'redemptions',
  'payout_claims',
  'credit_choices',
  'adjustments',
  'rider_notes',
  'timecards',
  'vin_arrivals',
  'promoter_aliases',
  'result_claims',
  'cash_asks',
  'awards',
] as const;

/** Moves all rows of one rider to another; duplicates are left behind. */
export const moveRows = async (sql: Sql, keeping: Keeping, from: string, to: string): Promise<void> => {
  await noteAwarded(sql, keeping, from, to);
  for (const table of NAMED) await sql.run(`UPDATE ${table} SET rider_id = ? WHERE rider_id = ?`, [to, from]);
  await saveVinWords(sql, [to]);
  await sql.run('DELETE FROM guardian_requests WHERE rider_id = ?', [from]);
  await moveDocuments(sql, from, to);
  await moveLogoPhotos(sql, from, to);
  await moveKeyed(sql, 'favourites', ['kind', 'target_id'], from, to);
  await moveKeyed(sql, 'result_asks', ['event_id'], from, to);
  await moveKeyed(sql, 'check_decisions', ['class_id'], from, to);
  await moveKeyed(sql, 'earned_before_admins', ['class_id'], from, to);
  await moveKeyed(sql, 'expiry_notices', ['currency', 'expires_on', 'days'], from, to);
  await moveCashYears(sql, from, to);
  for (const side of ['held_by', 'claimed_by'])
    await sql.run(`UPDATE vin_disputes SET ${side} = ? WHERE ${side} = ?`, [to, from]);
  // removes disputes between the two merged riders
  await sql.run('DELETE FROM vin_disputes WHERE held_by = claimed_by AND reason IS NULL');
};

/** Awards that were taken back move no money, but who has them is in reports. */
const noteAwarded = async (sql: Sql, keeping: Keeping, from: string, to: string): Promise<void> => {
  const rows = await sql.rows<Pick<AwardRow, 'currency' | 'type'>>(
    'SELECT DISTINCT currency, type FROM awards WHERE rider_id = ?',
    [from],
  );
  for (const { currency, type } of rows)
    for (const kind of type === 'cash' ? (['rider', 'pro'] as const) : (['rider'] as const))
      keeping.yearTotal({ kind, year: ALL_YEARS, currency, subjectId: to, n: 0, amount: 0 });
};

/** Keeps one document per kind: a verified one, otherwise the kept rider's. */
const moveDocuments = async (sql: Sql, from: string, to: string): Promise<void> => {
  const standing = await sql.rows<{ rider_id: string; kind: string; status: string }>(
    "SELECT rider_id, kind, status FROM documents WHERE rider_id IN (?, ?) AND status <> 'replaced'",
    [from, to],
  );
  for (const kind of new Set(standing.map((item) => item.kind))) {
    const of = (riderId: string) => standing.filter((item) => item.kind === kind && item.rider_id === riderId);
    if (of(from).length === 0 || of(to).length === 0) continue;
    const better = (riderId: string) => of(riderId).some((item) => item.status === 'verified');
    const loser = better(from) && !better(to) ? to : from;
    await sql.run("UPDATE documents SET status = 'replaced' WHERE rider_id = ? AND kind = ? AND status <> 'replaced'", [
      loser,
      kind,
    ]);
  }
  await sql.run('UPDATE documents SET rider_id = ? WHERE rider_id = ?', [to, from]);
};

/** Where both sent photos for a class, the kept rider's stand. */
const moveLogoPhotos = async (sql: Sql, from: string, to: string): Promise<void> => {
  const standing = await sql.rows<{ class_id: string }>(
    "SELECT DISTINCT class_id FROM logo_photos WHERE rider_id = ? AND status <> 'replaced'",
    [to],
  );
  for (const { class_id } of standing)
    await sql.run("UPDATE logo_photos SET status = 'replaced' WHERE rider_id = ? AND class_id = ?", [from, class_id]);
  await sql.run('UPDATE logo_photos SET rider_id = ? WHERE rider_id = ?', [to, from]);
};

/** Moves rows that are unique per rider and key; the kept rider's row wins. */
const moveKeyed = async (sql: Sql, table: string, keys: readonly string[], from: string, to: string): Promise<void> => {
  const theirs = await sql.rows<Readonly<Record<string, Value>>>(
    `SELECT ${keys.join(', ')} FROM ${table} WHERE rider_id = ?`,
    [to],
  );
  const isOne = keys.map((key) => `${key} = ?`).join(' AND ');
  for (const row of theirs)
    await sql.run(`DELETE FROM ${table} WHERE rider_id = ? AND ${isOne}`, [
      from,
      ...keys.map((key) => row[key] ?? null),
    ]);
  await lostOnDuplicate(sql.run(`UPDATE ${table} SET rider_id = ? WHERE rider_id = ?`, [to, from]));
};

const moveCashYears = async (sql: Sql, from: string, to: string): Promise<void> => {
  const insert = `INSERT INTO rider_cash_years (rider_id, year, currency, gross, withholding, net)
    SELECT ?, year, currency, gross, withholding, net FROM rider_cash_years x WHERE rider_id = ?`;
  const sums = ['gross', 'withholding', 'net'];
  const add =
    sql.kind === 'mysql'
      ? ` ON DUPLICATE KEY UPDATE ${sums.map((sum) => `${sum} = rider_cash_years.${sum} + VALUES(${sum})`).join(', ')}`
      : ` ON CONFLICT (rider_id, year, currency) DO UPDATE
        SET ${sums.map((sum) => `${sum} = rider_cash_years.${sum} + excluded.${sum}`).join(', ')}`;
  await sql.run(insert + add, [to, from]);
  await sql.run('DELETE FROM rider_cash_years WHERE rider_id = ?', [from]);
};

const STAYS = null;
/**
 * What each column of a merged rider becomes. The name stays, because older records show it; everything that could be
 * used to sign in, search or be paid is removed.
 */
const CLOSED = {
  id: STAYS,
  first_name: STAYS,
  last_name: STAYS,
  full_name: STAYS,
  email: 'id',
  phone1: 'NULL',
  born_on: 'NULL',
  sex: STAYS,
  address_line1: 'NULL',
  address_line2: 'NULL',
  city: STAYS,
  state: STAYS,
  zipcode: 'NULL',
  country: STAYS,
  hometown: STAYS,
  ama_number: STAYS,
  profile_image: STAYS,
  factory: STAYS,
  professional: STAYS,
  parental_consent: STAYS,
  deactivated: '1',
  enrolled_at: STAYS,
  enrolled_network: 'NULL',
  name_key: "''",
  ama_key: 'NULL',
  sort_key: STAYS,
  search_key: "''",
  personal_key: "''",
  main_sport: STAYS,
  race_style: STAYS,
  bio: STAYS,
  social_media: STAYS,
  show_name: '0',
  consent_by: STAYS,
  consent_at: STAYS,
  tax_status: STAYS,
  tax_country: STAYS,
  tax_treaty_country: STAYS,
  tax_treaty_rate: STAYS,
  tax_stated_at: STAYS,
  tax_confirmed_at: STAYS,
  tax_confirmed_by: STAYS,
  tax_rate: STAYS,
  merged_into: '?',
  version: 'version + 1',
} as const satisfies Record<keyof RiderRow, string | typeof STAYS>;
const CLOSE = Object.entries(CLOSED)
  .flatMap(([column, value]) => (value === STAYS ? [] : [`${column} = ${value}`]))
  .join(', ');

export const closeRider = async (sql: Sql, keeping: Keeping, riderId: string, into: string): Promise<void> => {
  const [before] = await sql.rows<RiderRow>(
    'SELECT id, deactivated, country, sort_key, merged_into FROM riders WHERE id = ?',
    [riderId],
  );
  if (before) noteListedRider(keeping, before, { ...before, merged_into: into });
  for (const table of ['sessions', 'push_subscriptions', 'recovery_codes', 'second_factors'])
    await sql.run(
      `DELETE FROM ${table} WHERE account_id IN (SELECT id FROM accounts WHERE type = 'rider' AND subject_id = ?)`,
      [riderId],
    );
  await sql.run(
    "UPDATE accounts SET email = id, password_hash = '', deactivated = 1 WHERE type = 'rider' AND subject_id = ?",
    [riderId],
  );
  await sql.run(`UPDATE riders SET ${CLOSE} WHERE id = ?`, [into, riderId]);
  await sql.run('UPDATE wallets SET moved_to = ? WHERE rider_id = ?', [into, riderId]);
  await sql.run('DELETE FROM pin_guards WHERE rider_id = ?', [riderId]);
  await sql.run(`DELETE FROM search_words WHERE subject_id = ? AND kind IN (${placeholders(RIDER_KINDS)})`, [
    riderId,
    ...RIDER_KINDS,
  ]);
};
