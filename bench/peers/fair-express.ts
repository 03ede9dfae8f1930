import { createHash, randomUUID } from 'node:crypto';
import { type Endpoint, listRedemptions, redeem as redeemCall } from '@rrr/contract';
import type { Metrics } from '@rrr/http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import {
  accountOf,
  type AskedRedemption,
  inTransaction,
  listOf,
  type PeerPorts,
  redeem,
  type Redeemed,
  Refused,
  remember,
  type Run,
  type Told,
} from './peer.js';

export interface FairPorts extends PeerPorts {
  readonly log: { info(line: object): void };
  readonly metrics: Pick<Metrics, 'answered'>;
}

const KEY = /^[\x21-\x7e]{8,100}$/;

/** Request ids, one line for each response, and its duration in a histogram. */
const measured =
  ({ log, metrics }: FairPorts) =>
  (req: Request, res: Response, next: NextFunction): void => {
    const [started, requestId] = [performance.now(), randomUUID()];
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      const ms = performance.now() - started;
      metrics.answered(req.path, req.method, res.statusCode, ms / 1000);
      log.info({ requestId, path: req.path, method: req.method, status: res.statusCode, ms });
    });
    next();
  };

/** The part of a request as its schema reads it, or the answer 400. */
const read = <T>(schema: Endpoint['body'], input: unknown, res: Response): T | undefined => {
  const parsed = schema?.safeParse(input);
  if (parsed?.success) return parsed.data as T;
  res.status(400).json({ issues: parsed?.error.issues.map(({ path, message }) => ({ path, message })) });
  return undefined;
};

/** The message to the rider and the record for the audit log, in the same transaction. */
const writeTrail = async (
  run: Run,
  { ids }: PeerPorts,
  { accountId, dealerId }: { readonly accountId: string; readonly dealerId: string },
  { riderId, amount }: AskedRedemption,
  { redemption: { _id, code, redeemedAt }, newBalance }: Redeemed,
): Promise<void> => {
  await run(
    `INSERT INTO outbox (id, kind, recipient_type, recipient_id, at, facts, attempts, next_at)
     VALUES (?, 'redemption', 'rider', ?, ?, ?, 0, ?)`,
    [
      ids.next(),
      riderId,
      redeemedAt,
      JSON.stringify({ ...amount, code, dealer: dealerId, balance: newBalance.amount }),
      redeemedAt,
    ],
  );
  await run(
    `INSERT INTO audit_log (id, at, actor_id, action, object_type, object_id, detail)
     VALUES (?, ?, ?, 'redeem', 'redemption', ?, ?)`,
    [ids.next(), redeemedAt, accountId, _id, JSON.stringify({ riderId, dealerId, ...amount })],
  );
};

/**
 * What a team would run in production: the same Express, driver and money as `bareExpress`, with helmet, a log, metrics,
 * validation by the contract, repeated requests answered by their key, a message and an audit record. It has no limits
 * for attempts, no limits of a day, no report figures, no seals and no search words.
 */
export const fairExpress = (ports: FairPorts, told: Told): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(measured(ports), helmet(), express.json({ limit: 200 * 1024 }));
  app.get('/api/dealer/credit-redemptions', async (req, res) => {
    if ((await accountOf(ports, told, req, res)) === undefined) return;
    if (read(listRedemptions.query, { ...req.query }, res) === undefined) return;
    res.json(await listOf(ports, told));
  });
  app.post('/api/dealer/redeem', async (req, res) => {
    const accountId = await accountOf(ports, told, req, res);
    if (accountId === undefined) return;
    const asked = read<AskedRedemption>(redeemCall.body, req.body, res);
    if (!asked) return;
    const key = req.get('idempotency-key') ?? '';
    if (!KEY.test(key)) return void res.status(400).json({ issues: [{ path: ['idempotency-key'] }] });
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([told.dealerId, asked]))
      .digest('hex');
    try {
      const answer = await inTransaction(ports, async (run) => {
        const [earlier] = await run(
          'SELECT fingerprint, answer FROM idempotency_keys WHERE account_id = ? AND idem_key = ?',
          [accountId, key],
        );
        if (earlier && earlier.fingerprint !== fingerprint) throw new Refused();
        if (earlier) return JSON.parse(String(earlier.answer)) as Redeemed;
        const made = await redeem(run, ports, told.dealerId, asked);
        await writeTrail(run, ports, { accountId, dealerId: told.dealerId }, asked, made);
        await remember(run, accountId, key, fingerprint, made);
        return made;
      });
      res.status(201).json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      res.status(409).json({ code: 'REFUSED' });
    }
  });
  return app;
};
