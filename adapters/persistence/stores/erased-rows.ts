import { ANONYMOUS } from '@rrr/core/privacy';
import { nameKey } from '@rrr/core/riders';
import { blank, RIDER, rowMapper } from '@rrr/records';
import { noteListedRider } from '../summaries/list-tallies.js';
import { searchKey } from '../search-key.js';
import { placeholders, type Sql, type Value } from '../sql.js';
import type { AccountRow, ImportRow, RiderRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { RIDER_KINDS } from '../words.js';

const STAYS = undefined;
/** What riders wrote of themselves. */
const NOTHING = rowMapper(RIDER).columns(blank(RIDER));
/** What becomes of each column of an erased rider: nothing tells who they were, or could be used to log in or be found. */
const erased = (row: RiderRow) =>
  ({
    ...NOTHING,
    id: STAYS,
    first_name: ANONYMOUS.firstName,
    last_name: ANONYMOUS.lastName,
    full_name: ANONYMOUS.fullName,
    email: row.id,
    // the currency of the rider's money goes by it
    country: STAYS,
    profile_image: null,
    factory: STAYS,
    professional: STAYS,
    parental_consent: false,
    deactivated: true,
    enrolled_at: STAYS,
    enrolled_network: null,
    name_key: '',
    ama_key: null,
    sort_key: searchKey(ANONYMOUS.lastName, ANONYMOUS.firstName),
    search_key: '',
    personal_key: '',
    consent_by: null,
    consent_at: null,
    tax_status: null,
    tax_country: null,
    tax_treaty_country: null,
    tax_treaty_rate: null,
    tax_stated_at: null,
    tax_confirmed_at: null,
    tax_confirmed_by: null,
    tax_rate: null,
    merged_into: STAYS,
    version: row.version + 1,
  }) as const satisfies Record<keyof RiderRow, Value | undefined>;

/** Rows about the person only. */
const REMOVED = [
  'documents',
  'timecards',
  'logo_photos',
  'rider_notes',
  'favourites',
  'result_asks',
  'promoter_aliases',
  'rider_codes',
  'pin_guards',
  'expiry_notices',
  'cash_asks',
] as const;

const set = async (sql: Sql, table: string, values: Readonly<Record<string, Value>>, where: string, of: Value[]) => {
  const columns = Object.keys(values);
  await sql.run(`UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE ${where}`, [
    ...columns.map((column) => values[column] ?? null),
    ...of,
  ]);
};

/** The rider, and every rider merged into them, directly or through others. */
const lineOf = async (sql: Sql, riderId: string): Promise<readonly string[]> => {
  const found = [riderId];
  for (let newest: readonly string[] = found; newest.length > 0;) {
    const rows = await sql.rows<{ readonly deleted_id: string }>(
      `SELECT deleted_id FROM rider_merges WHERE kept_id IN (${placeholders(newest)})`,
      newest,
    );
    newest = rows.map((row) => row.deleted_id).filter((deletedId) => !found.includes(deletedId));
    found.push(...newest);
  }
  return found;
};

/** @see DeletionStore.erase */
export const eraseRows = async (sql: Sql, keeping: Keeping, riderId: string, at: string): Promise<void> => {
  const ids = await lineOf(sql, riderId);
  const [inIds, riders] = [`IN (${placeholders(ids)})`, [...ids]];
  const rows = await sql.rows<RiderRow>(`SELECT * FROM riders WHERE id ${inIds} ORDER BY id`, riders);
  const names = await eraseLogins(sql, rows, riders);
  for (const table of REMOVED) await sql.run(`DELETE FROM ${table} WHERE rider_id ${inIds}`, riders);
  await sql.run(`DELETE FROM upload_counts WHERE subject_id ${inIds}`, riders);
  await sql.run(`DELETE FROM search_words WHERE subject_id ${inIds} AND kind IN (${placeholders(RIDER_KINDS)})`, [
    ...riders,
    ...RIDER_KINDS,
  ]);
  await eraseBikes(sql, riders, at);
  await eraseResults(sql, riders);
  await erasePayees(sql, riders, names);
  await sql.run(`UPDATE rider_merges SET record = '{}' WHERE kept_id ${inIds}`, riders);
  for (const row of rows) {
    const after = Object.fromEntries(
      Object.entries(erased(row)).filter(([, value]) => value !== STAYS),
    ) as Partial<RiderRow>;
    await set(sql, 'riders', after as Readonly<Record<string, Value>>, 'id = ?', [row.id]);
    noteListedRider(keeping, row, { ...row, ...after });
  }
  await sql.run('UPDATE deletions SET erased_at = ? WHERE rider_id = ?', [at, riderId]);
};

const LOGIN_TABLES = [
  'sessions',
  'known_devices',
  'push_subscriptions',
  'recovery_codes',
  'second_factors',
  'idempotency_keys',
] as const;

/** @returns the names by which these people were recorded elsewhere */
const eraseLogins = async (sql: Sql, rows: readonly RiderRow[], riders: string[]): Promise<readonly string[]> => {
  const accounts = await sql.rows<Pick<AccountRow, 'id' | 'email' | 'display_name'>>(
    `SELECT id, email, display_name FROM accounts WHERE type = 'rider' AND subject_id IN (${placeholders(riders)})`,
    riders,
  );
  const logins = accounts.map((account) => account.id);
  const emails = [...new Set([...accounts, ...rows].map((account) => account.email))];
  const codes = await sql.rows<{ readonly id: string }>(
    `SELECT id FROM one_time_codes WHERE email IN (${placeholders(emails)})
      OR (subject_type = 'rider' AND subject_id IN (${placeholders(riders)}))`,
    [...emails, ...riders],
  );
  const told = [...riders, ...logins, ...codes.map((code) => code.id)];
  await sql.run(`DELETE FROM outbox WHERE recipient_id IN (${placeholders(told)})`, told);
  for (const { id } of codes) await sql.run('DELETE FROM one_time_codes WHERE id = ?', [id]);
  await sql.run(`DELETE FROM contact_messages WHERE email IN (${placeholders(emails)})`, emails);
  await sql.run(`DELETE FROM login_guards WHERE email IN (${placeholders(emails)})`, emails);
  for (const id of logins) {
    for (const table of LOGIN_TABLES) await sql.run(`DELETE FROM ${table} WHERE account_id = ?`, [id]);
    await sql.run('DELETE FROM accounts WHERE id = ?', [id]);
  }
  return [...new Set([...rows.map((row) => row.full_name), ...accounts.map((account) => account.display_name)])];
};

/** Verdicts refer to bikes by id, and count them by VIN; each keeps a text of its own instead of the VIN. */
const eraseBikes = async (sql: Sql, riders: string[], at: string): Promise<void> => {
  const bikes = await sql.rows<{ readonly id: string; readonly retired_at: string | null }>(
    `SELECT id, retired_at FROM bikes WHERE rider_id IN (${placeholders(riders)})`,
    riders,
  );
  for (const { id, retired_at } of bikes)
    await set(
      sql,
      'bikes',
      { vin: `0${id.slice(-16).toUpperCase()}`, active_vin: null, retired_at: retired_at ?? at },
      'id = ?',
      [id],
    );
  await sql.run(`DELETE FROM guardian_requests WHERE rider_id IN (${placeholders(riders)})`, riders);
  await sql.run(`DELETE FROM vin_arrivals WHERE rider_id IN (${placeholders(riders)})`, riders);
  await sql.run(
    `DELETE FROM vin_disputes WHERE held_by IN (${placeholders(riders)}) OR claimed_by IN (${placeholders(riders)})`,
    [...riders, ...riders],
  );
};

const NAMELESS = { hometown: null, number: null, email: null } as const;

const eraseResults = async (sql: Sql, riders: string[]): Promise<void> => {
  const inIds = `IN (${placeholders(riders)})`;
  const events = await sql.rows<{ readonly event_id: string }>(
    `SELECT DISTINCT event_id FROM results WHERE rider_id ${inIds}`,
    riders,
  );
  await set(
    sql,
    'results',
    {
      ...NAMELESS,
      ama_number: null,
      ama_key: null,
      rider_name: ANONYMOUS.fullName,
      name_key: nameKey(ANONYMOUS.fullName),
    },
    `rider_id ${inIds}`,
    riders,
  );
  await sql.run(`DELETE FROM result_claims WHERE rider_id ${inIds} AND state = 'open'`, riders);
  await set(sql, 'check_decisions', { reason: null }, `rider_id ${inIds}`, riders);
  await set(sql, 'result_claims', { message: '', answer: null }, `rider_id ${inIds}`, riders);
  // what an import can be undone to holds the earlier rows; after this, undoing it is refused as changed since
  for (const { event_id } of events) {
    const trails = await sql.rows<Pick<ImportRow, 'id' | 'stood_before'>>(
      'SELECT id, stood_before FROM imports WHERE event_id = ?',
      [event_id],
    );
    for (const { id, stood_before } of trails) {
      const before = JSON.stringify(withoutRider(JSON.parse(stood_before), new Set(riders)));
      if (before !== stood_before) await set(sql, 'imports', { stood_before: before }, 'id = ?', [id]);
    }
  }
};

/** Every row of these riders in a stored state, without what names them. */
const withoutRider = (value: unknown, riders: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutRider(item, riders));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutRider(entry, riders)]));
  const { riderId } = inside;
  return typeof riderId === 'string' && riders.has(riderId)
    ? { ...inside, ...NAMELESS, amaNumber: null, riderName: ANONYMOUS.fullName }
    : inside;
};

const erasePayees = async (sql: Sql, riders: string[], names: readonly string[]): Promise<void> => {
  const theirs = `SELECT id FROM payout_claims WHERE rider_id IN (${placeholders(riders)})`;
  await set(
    sql,
    'payout_claims',
    { requested_by: ANONYMOUS.fullName },
    `rider_id IN (${placeholders(riders)}) AND requested_by IN (${placeholders(names)})`,
    [...riders, ...names],
  );
  await set(sql, 'cheques', { payee: ANONYMOUS.fullName }, `claim_id IN (${theirs})`, riders);
  await set(sql, 'sandbox_orders', { recipient: ANONYMOUS.fullName }, `external_id IN (${theirs})`, riders);
};
