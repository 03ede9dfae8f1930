import { createHash, createHmac, randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { ulids } from '@rrr/crypto';
import express, { type Express, type Request } from 'express';
import type { RowDataPacket } from 'mysql2/promise';
import { barePool } from './bare-pool.js';
import type { Trip } from './capture.js';
import { answerWith } from './child.js';

/** What the bare server is told: the statements of our list, to be run as they are. */
export interface Bare {
  readonly session: Trip;
  readonly list: readonly Trip[];
  readonly dealerId: string;
}

type Row = RowDataPacket & Record<string, string | number | null>;

const pool = barePool();
const ids = ulids();
const pinKey = Buffer.from(process.env.PIN_KEY ?? '', 'base64');
const sessionId = (req: Request): string => /sid=(\w+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
const money = (row: Row | undefined) => ({ amount: row?.amount, currency: row?.currency });

const shown = (row: Row) => ({
  _id: row.id,
  code: Number(row.number).toString(36).toUpperCase(),
  status: row.status,
  amount: money(row),
  redeemedAt: row.redeemed_at,
  dealer: { _id: row.dealer_id, name: row.dealer_name },
  dealerEmployeeName: row.employee_name,
  rider: { _id: row.rider_id, fullName: row.rider_name },
  revoked: null,
  canUndo: row.status === 'redeemed',
});

/** Our own statements of the list behind Express and nothing else. */
const addList = (app: Express, { session, list }: Bare): void => {
  app.get('/api/dealer/credit-redemptions', async (req, res) => {
    const [[found]] = await pool.execute<Row[]>(session.sql, [sessionId(req)]);
    if (!found || String(found.expires_at) <= new Date().toISOString()) return void res.status(401).end();
    const [[rows = []] = [], [counted] = []] = await Promise.all(
      list.map((trip) => pool.execute<Row[]>(trip.sql, [...trip.values])),
    );
    const total = Number(Object.values(counted?.[0] ?? {})[0] ?? 0);
    res.json({
      creditRedemptions: rows.map(shown),
      pagination: { page: 1, totalPages: Math.max(1, Math.ceil(total / 15)) },
    });
  });
};

/** A redemption as one would first write it: right, and nothing more. Eleven round trips, the session's among them. */
const addRedeem = (app: Express, { dealerId }: Bare): void => {
  app.post('/api/dealer/redeem', async (req, res) => {
    const { riderId, amount, pin, dealerEmployeeName } = req.body as {
      riderId: string;
      amount: { amount: number; currency: string };
      pin: string;
      dealerEmployeeName: string;
    };
    const key = req.get('idempotency-key') ?? '';
    const [[session]] = await pool.execute<Row[]>('SELECT account_id, expires_at FROM sessions WHERE id = ?', [
      sessionId(req),
    ]);
    if (!session || String(session.expires_at) <= new Date().toISOString()) return void res.status(401).end();
    const connection = await pool.getConnection();
    const run = async (sql: string, values: (string | number | null)[]): Promise<Row[]> =>
      (await connection.execute<Row[]>(sql, values))[0];
    await connection.query('BEGIN');
    const [guard] = await run(
      'SELECT r.full_name, g.seal FROM riders r JOIN pin_guards g ON g.rider_id = r.id WHERE r.id = ? FOR UPDATE',
      [riderId],
    );
    const seal = createHmac('sha256', pinKey).update(`${riderId.length}:${riderId}:${pin}`).digest('hex');
    const [wallet] = await run(
      "SELECT balance, sequence, hash FROM wallets WHERE rider_id = ? AND currency = ? AND book = 'credit' FOR UPDATE",
      [riderId, amount.currency],
    );
    const awards = await run(
      'SELECT id, current_value FROM awards WHERE rider_id = ? AND currency = ? AND current_value > 0 ORDER BY expires_on',
      [riderId, amount.currency],
    );
    const [award] = awards;
    if (!guard || guard.seal !== seal || !wallet || !award || Number(award.current_value) < amount.amount) {
      await connection.query('ROLLBACK');
      connection.release();
      return void res.status(409).end();
    }
    const [id, at, sequence, balance] = [
      ids.next(),
      new Date().toISOString(),
      Number(wallet.sequence) + 1,
      Number(wallet.balance) - amount.amount,
    ];
    const number = 36 ** 7 + randomInt(36 ** 8 - 36 ** 7);
    const hash = createHash('sha256').update(`${riderId}|${sequence}|${id}|${wallet.hash}`).digest('hex');
    const answer = {
      redemption: { _id: id, code: number.toString(36).toUpperCase(), amount, redeemedAt: at },
      newBalance: { amount: balance, currency: amount.currency },
    };
    await run('UPDATE awards SET current_value = current_value - ?, spent = spent + ? WHERE id = ?', [
      amount.amount,
      amount.amount,
      award.id ?? null,
    ]);
    await run(
      `INSERT INTO ledger_entries (id, rider_id, currency, book, sequence, award_id, kind, amount,
        previous_balance, new_balance, at, reference, previous_hash, hash)
       VALUES (?, ?, ?, 'credit', ?, ?, 'redeem', ?, ?, ?, ?, ?, ?, ?)`,
      [
        ids.next(),
        riderId,
        amount.currency,
        sequence,
        award.id ?? null,
        -amount.amount,
        Number(wallet.balance),
        balance,
        at,
        id,
        wallet.hash ?? '',
        hash,
      ],
    );
    await run(
      "UPDATE wallets SET balance = ?, sequence = ?, hash = ? WHERE rider_id = ? AND currency = ? AND book = 'credit'",
      [balance, sequence, hash, riderId, amount.currency],
    );
    await run(
      `INSERT INTO redemptions (id, number, rider_id, dealer_id, currency, amount, employee_name,
        redeemed_at, status, employee_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'redeemed', ?)`,
      [
        id,
        number,
        riderId,
        dealerId,
        amount.currency,
        amount.amount,
        dealerEmployeeName,
        at,
        dealerEmployeeName.toLowerCase(),
      ],
    );
    await run(
      'INSERT INTO idempotency_keys (account_id, idem_key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)',
      [session.account_id ?? null, key, '-', JSON.stringify(answer), at],
    );
    await connection.query('COMMIT');
    connection.release();
    res.status(201).json(answer);
  });
};

answerWith((told: Bare) => {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(express.json());
  addList(app, told);
  addRedeem(app, told);
  return new Promise<number>((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
});
