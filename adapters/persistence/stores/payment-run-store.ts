import type { DueLine, PaymentRun, PaymentRunLine, PaymentRunStore } from '@rrr/core/payouts';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, deferWrites, placeholders, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { PaymentRunLineRow, PaymentRunRow } from '../tables/index.js';

const makerOf = (row: PaymentRunRow): PaymentRun['preparedBy'] => ({
  accountId: row.prepared_by,
  subjectId: row.prepared_for,
  name: row.prepared_by_name,
});

const approvedOf = (row: PaymentRunRow): PaymentRun['approved'] =>
  row.approved_at === null
    ? null
    : {
        at: row.approved_at,
        accountId: row.approved_by ?? '',
        name: row.approved_by_name ?? '',
      };

export const runOf = (row: PaymentRunRow): Omit<PaymentRun, 'lines'> => ({
  id: row.id,
  currency: row.currency,
  dueBy: row.due_by,
  preparedAt: row.prepared_at,
  preparedBy: makerOf(row),
  approved: approvedOf(row),
});

export const lineOf = (row: PaymentRunLineRow): PaymentRunLine => ({
  claimId: row.claim_id,
  version: row.version,
  method: row.method,
  amount: toSafeInteger(row.amount),
  outcome: row.outcome,
  code: row.code,
  settledAt: row.settled_at,
});

/** Runs that hold their claims: approved, or waiting for it. */
const OPEN_RUN = `(r.approved_at IS NOT NULL OR EXISTS (SELECT 1 FROM approval_requests q
  WHERE q.object_id = r.id AND q.kind = 'payment-run' AND q.state = 'waiting'))`;

export const sqlPaymentRunStore = (sql: Sql): PaymentRunStore => ({
  insert: async (run) => {
    const { approved } = run;
    await bulkInsert(deferWrites(sql), 'payment_runs', [
      {
        id: run.id,
        currency: run.currency,
        due_by: run.dueBy,
        prepared_at: run.preparedAt,
        prepared_by: run.preparedBy.accountId,
        prepared_for: run.preparedBy.subjectId,
        prepared_by_name: run.preparedBy.name,
        approved_at: approved?.at ?? null,
        approved_by: approved?.accountId ?? null,
        approved_by_name: approved?.name ?? null,
      },
    ]);
    await bulkInsert(
      deferWrites(sql),
      'payment_run_lines',
      run.lines.map((line, position) => ({
        run_id: run.id,
        position,
        claim_id: line.claimId,
        version: line.version,
        method: line.method,
        amount: line.amount,
        outcome: line.outcome,
        code: line.code,
        settled_at: line.settledAt,
        tried_at: null,
      })),
    );
  },

  lock: async (id) => {
    const [row] = await sql.rows<PaymentRunRow>(`SELECT * FROM payment_runs WHERE id = ?${forUpdate(sql)}`, [id]);
    if (!row) return undefined;
    const lines = await sql.rows<PaymentRunLineRow>(
      'SELECT * FROM payment_run_lines WHERE run_id = ? ORDER BY position',
      [id],
    );
    return { ...runOf(row), lines: lines.map(lineOf) };
  },

  approve: (id, { at, accountId, name }) =>
    sql.run(
      `UPDATE payment_runs SET approved_at = ?, approved_by = ?, approved_by_name = ?
       WHERE id = ? AND approved_at IS NULL`,
      [at, accountId, name, id],
    ),

  holding: async (claimIds) =>
    (
      await rowsIn<{ claim_id: string }>(
        sql,
        claimIds,
        (some) =>
          `SELECT DISTINCT l.claim_id FROM payment_run_lines l JOIN payment_runs r ON r.id = l.run_id
           WHERE l.claim_id IN (${some}) AND l.outcome = 'waiting' AND ${OPEN_RUN}`,
      )
    ).map((row) => row.claim_id),

  waits: async (before) =>
    (
      await sql.rows(
        `SELECT 1 AS one FROM payment_run_lines l JOIN payment_runs r ON r.id = l.run_id
         WHERE l.outcome = 'waiting' AND (l.tried_at IS NULL OR l.tried_at < ?) AND r.approved_at IS NOT NULL LIMIT 1`,
        [before],
      )
    ).length > 0,

  take: async (before, now, limit) => {
    // servers that look at once take different lines
    const lock = sql.kind === 'mysql' ? ' FOR UPDATE SKIP LOCKED' : '';
    const rows = await sql.rows<PaymentRunRow & PaymentRunLineRow>(
      `SELECT l.*, r.prepared_by, r.prepared_for, r.prepared_by_name FROM payment_run_lines l
       JOIN payment_runs r ON r.id = l.run_id
       WHERE l.outcome = 'waiting' AND (l.tried_at IS NULL OR l.tried_at < ?) AND r.approved_at IS NOT NULL
       ORDER BY l.tried_at, l.run_id, l.position LIMIT ?${lock}`,
      [before, limit],
    );
    for (const runId of new Set(rows.map((row) => row.run_id))) {
      const positions = rows.filter((row) => row.run_id === runId).map((row) => row.position);
      await sql.run(
        `UPDATE payment_run_lines SET tried_at = ? WHERE run_id = ? AND position IN (${placeholders(positions)})`,
        [now, runId, ...positions],
      );
    }
    return rows.map((row): DueLine => {
      const { run_id: runId, claim_id: claimId, version, method } = row;
      return { runId, claimId, version, method, preparedBy: makerOf(row) };
    });
  },

  settle: async (runId, lines, at) => {
    for (const { claimId, outcome, code } of lines)
      await sql.run(
        `UPDATE payment_run_lines SET outcome = ?, code = ?, settled_at = ?
         WHERE run_id = ? AND claim_id = ? AND outcome = 'waiting'`,
        [outcome, code, at, runId, claimId],
      );
  },
});
