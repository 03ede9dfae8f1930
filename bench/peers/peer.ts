import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise';
import type { Trip } from '../capture.js';

/** What a peer is told: our own statements of a session and of a list, and whose dealer asks. */
export interface Told {
  readonly session: Trip;
  readonly list: Trip;
  readonly dealerId: string;
}

/** What a peer is made of, beside Express. */
export interface PeerPorts {
  readonly pool: Pool;
  readonly ids: { next(): string };
  readonly pinKey: Uint8Array;
}

export type Row = RowDataPacket & Record<string, string | number | null>;
export type Run = (sql: string, values?: readonly (string | number | null)[]) => Promise<readonly Row[]>;

/** What is asked of a redemption, as the contract has it. */
export interface AskedRedemption {
  readonly riderId: string;
  readonly amount: { readonly amount: number; readonly currency: string };
  readonly pin: string;
  readonly dealerEmployeeName: string;
}

export interface Redeemed {
  readonly redemption: {
    readonly _id: string;
    readonly code: string;
    readonly amount: AskedRedemption['amount'];
    readonly redeemedAt: string;
  };
  readonly newBalance: AskedRedemption['amount'];
}

/** The rider's PIN is wrong, or the credit is not there. */
export class Refused extends Error {}

/** The account of a session, or the answer 401. The id is not signed, so it costs nothing to read. */
export const accountOf = async (
  { pool }: PeerPorts,
  { session }: Told,
  req: Request,
  res: Response,
): Promise<string | undefined> => {
  const id = /sid=(\w+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
  const [[found]] = await pool.execute<Row[]>(session.sql, [id]);
  if (found && String(found.expires_at) > new Date().toISOString()) return String(found.account_id);
  res.status(401).end();
  return undefined;
};

const shown = (row: Row) => ({
  _id: row.id,
  code: Number(row.number).toString(36).toUpperCase(),
  status: row.status,
  amount: { amount: row.amount, currency: row.currency },
  redeemedAt: row.redeemed_at,
  dealer: { _id: row.dealer_id, name: row.dealer_name },
  dealerEmployeeName: row.employee_name,
  rider: { _id: row.rider_id, fullName: row.rider_name },
  revoked: null,
  canUndo: row.status === 'redeemed',
});

/** The first fifteen redemptions of the dealer. */
export const listOf = async ({ pool }: PeerPorts, { list }: Told) => {
  const [rows] = await pool.execute<Row[]>(list.sql, [...list.values]);
  return {
    creditRedemptions: rows.map(shown),
    pagination: { page: 1, totalPages: Math.max(1, Math.ceil(Number(rows[0]?.total ?? 0) / 15)) },
  };
};

/** Runs the work in a transaction, each statement in a round trip of its own. */
export const inTransaction = async <T>({ pool }: PeerPorts, work: (run: Run) => Promise<T>): Promise<T> => {
  const connection: PoolConnection = await pool.getConnection();
  try {
    await connection.query('BEGIN');
    const answer = await work(async (sql, values = []) => (await connection.execute<Row[]>(sql, [...values]))[0]);
    await connection.query('COMMIT');
    return answer;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
};

/** Checks the PIN and moves the money: what no redemption can do without. @throws Refused */
export const redeem = async (
  run: Run,
  { ids, pinKey }: PeerPorts,
  dealerId: string,
  { riderId, amount: { amount, currency }, pin, dealerEmployeeName }: AskedRedemption,
): Promise<Redeemed> => {
  const [guard] = await run(
    'SELECT r.full_name, g.seal FROM riders r JOIN pin_guards g ON g.rider_id = r.id WHERE r.id = ? FOR UPDATE',
    [riderId],
  );
  const seal = createHmac('sha256', pinKey).update(`${riderId.length}:${riderId}:${pin}`).digest('hex');
  const [wallet] = await run(
    "SELECT balance, sequence, hash FROM wallets WHERE rider_id = ? AND currency = ? AND book = 'credit' FOR UPDATE",
    [riderId, currency],
  );
  const [award] = await run(
    'SELECT id, current_value FROM awards WHERE rider_id = ? AND currency = ? AND current_value > 0 ORDER BY expires_on',
    [riderId, currency],
  );
  if (guard?.seal !== seal || !wallet || !award || Number(award.current_value) < amount) throw new Refused();
  const [id, at] = [ids.next(), new Date().toISOString()];
  const [sequence, before] = [Number(wallet.sequence) + 1, Number(wallet.balance)];
  const number = 36 ** 7 + randomInt(36 ** 8 - 36 ** 7);
  const hash = createHash('sha256').update(`${riderId}|${sequence}|${id}|${wallet.hash}`).digest('hex');
  await run('UPDATE awards SET current_value = current_value - ?, spent = spent + ? WHERE id = ?', [
    amount,
    amount,
    award.id ?? null,
  ]);
  await run(
    `INSERT INTO ledger_entries (id, rider_id, currency, book, sequence, award_id, kind, amount,
      previous_balance, new_balance, at, reference, previous_hash, hash)
     VALUES (?, ?, ?, 'credit', ?, ?, 'redeem', ?, ?, ?, ?, ?, ?, ?)`,
    [
      ids.next(),
      riderId,
      currency,
      sequence,
      award.id ?? null,
      -amount,
      before,
      before - amount,
      at,
      id,
      wallet.hash ?? '',
      hash,
    ],
  );
  await run(
    "UPDATE wallets SET balance = ?, sequence = ?, hash = ? WHERE rider_id = ? AND currency = ? AND book = 'credit'",
    [before - amount, sequence, hash, riderId, currency],
  );
  await run(
    `INSERT INTO redemptions (id, number, rider_id, dealer_id, currency, amount, employee_name,
      redeemed_at, status, employee_key, redeemed_on) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'redeemed', ?, ?)`,
    [
      id,
      number,
      riderId,
      dealerId,
      currency,
      amount,
      dealerEmployeeName,
      at,
      dealerEmployeeName.toLowerCase(),
      at.slice(0, 10),
    ],
  );
  return {
    redemption: { _id: id, code: number.toString(36).toUpperCase(), amount: { amount, currency }, redeemedAt: at },
    newBalance: { amount: before - amount, currency },
  };
};

/** Stores an answer under its key; the table's primary key refuses a second one. */
export const remember = async (
  run: Run,
  accountId: string,
  key: string,
  fingerprint: string,
  answer: Redeemed,
): Promise<void> =>
  void (await run(
    'INSERT INTO idempotency_keys (account_id, idem_key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)',
    [accountId, key, fingerprint, JSON.stringify(answer), answer.redemption.redeemedAt],
  ));
