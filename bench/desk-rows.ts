import { defaultProgram } from '@rrr/core/program';
import type { Ids } from '@rrr/core/shared';
import { bulkInsert, countSummariesAnew, type Database, type Row, sqlOn } from '@rrr/persistence';

/** The columns of the n-th copy of a row that are its own, beside its id. */
type Own = (n: number) => Row;
const nothing: Own = () => ({});

/** Tables that the large data leaves short: their rows are copies of the demo's. */
const COPIED: readonly (readonly [table: string, own: Own, only?: Row])[] = [
  ['admins', (n) => ({ email: `copied${n}@example.com`, last_name: `Copy ${n}`, full_name: `Robin Copy ${n}` })],
  ['categories', (n) => ({ description: `Copied category ${n}` })],
  ['events', nothing],
  ['results', (n) => ({ rider_name: `Nobody Known${n}`, name_key: `nobody known${n}` }), { rider_id: null }],
  ['contact_messages', nothing],
  ['vin_patterns', (n) => ({ pattern: `9RX${String(n).padStart(5, '0')}` })],
  ['result_claims', nothing],
  ['vin_disputes', (n) => ({ vin: `9RRCPY${String(n).padStart(11, '0')}`, settled_at: null, settled_by: null })],
  ['notices', nothing],
  ['approval_requests', nothing, { kind: 'adjustment' }],
];

/** A licence that waits, a claim that waits or is sent, and an e-mail, of the n-th rider. */
const paperOf = (n: number, id: string, rider: string, at: string): Row => ({
  id,
  rider_id: rider,
  kind: 'licence',
  status: n % 2 === 0 ? 'uploaded' : 'verified',
  file_key: `documents/${id}`,
  key_id: '1',
  content_type: 'image/png',
  bytes: 1,
  uploaded_at: at,
  decided_at: n % 2 === 0 ? null : at,
  decided_by: n % 2 === 0 ? null : 'Robin Vale',
  refusal: null,
});
const claimOf = (n: number, id: string, rider: string, at: string): Row => ({
  id,
  rider_id: rider,
  currency: 'USD',
  gross: 10_000 + n,
  withholding: 0,
  net: 10_000 + n,
  withholding_basis_points: 0,
  method: n % 5 === 0 ? 'debit-card' : 'reward-link',
  state: n % 2 === 0 ? 'pending' : 'sent',
  requested_at: at,
  requested_by: 'Robin Vale',
  due_on: at.slice(0, 10),
  sent_at: n % 2 === 0 ? null : at,
  sent_by: n % 2 === 0 ? null : 'Robin Vale',
  sent_on: n % 2 === 0 ? null : at.slice(0, 10),
  sent_reference: null,
  tax_status: n % 2 === 0 ? null : 'us-person',
  tax_country: n % 2 === 0 ? null : 'US',
  canceled_at: null,
  version: 1,
});

const mailOf = (n: number, id: string, rider: string, at: string): Row => ({
  id,
  kind: 'claim-sent',
  recipient_type: 'rider',
  recipient_id: rider,
  at,
  facts: '{}',
  attempts: 0,
  next_at: n % 3 === 0 ? at : null,
  leased_until: null,
  sent_at: n % 3 === 0 ? null : at,
  about: null,
});

/** Originals that are copied. */
const SOME = 200;

/**
 * Fills what an administrator's lists read up to so many rows. Copies keep what their originals belong to; the claims
 * pay no awards, so the books of this database are not to be verified.
 */
export const fillDesk = async (db: Database, rows: number, ids: Ids, now: string): Promise<void> => {
  const sql = sqlOn(db.write, db.kind);
  const every = Array.from({ length: rows }, (_, n) => n);
  for (const [table, own, only = {}] of COPIED) {
    const originals = (await db.read(table).where(only).limit(SOME)) as Row[];
    if (originals.length === 0) throw new Error(`The demo has nothing to copy in ${table}`);
    const [told] = (await db.read(table).where(only).count({ count: '*' })) as { count: number | string }[];
    const copies = every
      .slice(Number(told?.count ?? 0))
      .map((n): Row => ({ ...originals[n % originals.length], id: ids.next(), ...own(n) }));
    await bulkInsert(sql, table, copies);
  }
  const riders = (await db.read('riders').select('id').orderBy('id', 'desc').limit(rows)) as { id: string }[];
  for (const [table, rowOf] of [
    ['documents', paperOf],
    ['payout_claims', claimOf],
    ['outbox', mailOf],
  ] as const)
    await bulkInsert(
      sql,
      table,
      riders.map(({ id }, n) => rowOf(n, ids.next(), id, now)),
    );
  await countSummariesAnew(db, defaultProgram);
};
