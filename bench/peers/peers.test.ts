import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hmacPins, ulids } from '@rrr/crypto';
import { seedInto, sqlQueries } from '@rrr/persistence';
import type { Express } from 'express';
import mysql, { type Pool, type RowDataPacket } from 'mysql2/promise';
import { newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { tripsOf } from '../capture.js';
import { ASKED, addWallets, PIN } from '../wallets.js';
import { bareExpress } from './bare-express.js';
import { fairExpress } from './fair-express.js';
import type { Told } from './peer.js';

const pinKey = Buffer.alloc(32, 7);
const ids = ulids();
const [dealerId, accountId, sessionId] = [ids.next(), ids.next(), ids.next()];
const [MINUTE, NOW] = [60_000, Date.now()];

let made: TestDatabase;
let pool: Pool;
let told: Told;
let riders: string[];
const [lines, answered]: [object[], string[]] = [[], []];
const servers: Server[] = [];
const bases: Record<string, string> = {};

const serve = async (app: Express): Promise<string> => {
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  made = await newDatabase('mysql');
  pool = mysql.createPool({ uri: made.url, supportBigNumbers: true });
  await seedInto(made.db, {
    dealers: [{ id: dealerId, maker_number: '100001', name: 'Red Mesa Cycles', country: 'US', deactivated: false }],
    accounts: [
      {
        id: accountId,
        email: 'mesa@example.com',
        password_hash: '',
        type: 'dealer',
        subject_id: dealerId,
        email_verified: true,
        deactivated: false,
        locale: 'en',
        display_name: 'Red Mesa Cycles',
      },
    ],
    sessions: [
      {
        id: sessionId,
        account_id: accountId,
        created_at: new Date(NOW).toISOString(),
        expires_at: new Date(NOW + 10 * MINUTE).toISOString(),
      },
    ],
  });
  riders = (await addWallets(made.db, hmacPins(pinKey), 20)).map((wallet) => wallet.riderId);
  const queries = sqlQueries(made.db, { timeZone: 'UTC' });
  const [session] = await tripsOf(() => queries.sessions.live(sessionId));
  const [list] = await tripsOf(() => queries.redemptions.search({ dealerId, revoked: false, page: 1, limit: 15 }));
  if (!session || !list) throw new Error('Nothing was asked');
  told = { session, list, dealerId };
  const ports = { pool, ids, pinKey };
  const metrics = { answered: (call: string) => void answered.push(call) };
  bases['bare'] = await serve(bareExpress(ports, told));
  bases['fair'] = await serve(fairExpress({ ...ports, log: { info: (line) => void lines.push(line) }, metrics }, told));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await pool.end();
  await made.drop();
});

const counted = async (table: string): Promise<number> =>
  Number((await pool.query<RowDataPacket[]>(`SELECT COUNT(*) AS n FROM ${table}`))[0][0]?.['n']);
const list = (peer: string, cookie = `sid=${sessionId}`, query = '') =>
  fetch(`${bases[peer]}/api/dealer/credit-redemptions${query}`, { headers: { cookie } });
const redeem = (peer: string, key: string, more: object = {}) =>
  fetch(`${bases[peer]}/api/dealer/redeem`, {
    method: 'POST',
    headers: { cookie: `sid=${sessionId}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      riderId: riders.pop(),
      amount: { amount: ASKED, currency: 'USD' },
      pin: PIN,
      dealerEmployeeName: 'Dana Cole',
      riderIdVerified: true,
      ...more,
    }),
  });

describe.each(['bare', 'fair'] as const)('%s Express', (peer) => {
  it('serves a session and no other', async () => {
    expect([(await list(peer)).status, (await list(peer, 'sid=nobody')).status]).toEqual([200, 401]);
  });
  it('moves the money, writes its entry, and lists it', async () => {
    const before = await counted('ledger_entries');
    const answer = await redeem(peer, `first-${peer}`);
    expect(answer.status).toBe(201);
    const { redemption } = (await answer.json()) as { redemption: { _id: string } };
    const { creditRedemptions } = (await (await list(peer)).json()) as { creditRedemptions: { _id: string }[] };
    expect(creditRedemptions[0]?._id).toBe(redemption._id);
    expect(await counted('ledger_entries')).toBe(before + 1);
  });
  it('refuses a wrong PIN', async () =>
    expect((await redeem(peer, `wrong-${peer}`, { pin: '0000' })).status).toBe(409));
});

/** What one redemption writes beside its money, and how many repeated requests are answered. */
const trail = async (peer: string) => {
  const before = [await counted('outbox'), await counted('audit_log')];
  await redeem(peer, `trail-${peer}`);
  return [(await counted('outbox')) - before[0]!, (await counted('audit_log')) - before[1]!];
};

describe('only fair Express', () => {
  it('writes a message and an audit record', async () => {
    expect([await trail('bare'), await trail('fair')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
  it('answers a repeated request with the first answer, and refuses another with its key', async () => {
    const riderId = riders.pop();
    const [first, again] = [
      await redeem('fair', 'again-123', { riderId }),
      await redeem('fair', 'again-123', { riderId }),
    ];
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect((await redeem('fair', 'again-123', { riderId, pin: '1111' })).status).toBe(409);
  });
  it('validates', async () => {
    expect((await redeem('fair', 'no-amount-1', { amount: {} })).status).toBe(400);
    expect((await redeem('fair', 'short')).status).toBe(400);
    expect((await list('fair', undefined, '?limit=many')).status).toBe(400);
  });
  it('protects its pages, logs and counts', async () => {
    const [logged, counts] = [lines.length, answered.length];
    const [fair, bare] = [await list('fair'), await list('bare')];
    expect([fair.headers.has('content-security-policy'), bare.headers.has('content-security-policy')]).toEqual([
      true,
      false,
    ]);
    expect([lines.length - logged, answered.length - counts]).toEqual([1, 1]);
  });
});
