import express, { type Express } from 'express';
import {
  accountOf,
  type AskedRedemption,
  inTransaction,
  listOf,
  type PeerPorts,
  redeem,
  Refused,
  remember,
  type Told,
} from './peer.js';

/**
 * Express and the driver, and nothing more: a session, a redemption that moves the money right, and its key stored. It
 * validates nothing, answers no repeated request, writes no message and no audit record, and logs nothing.
 */
export const bareExpress = (ports: PeerPorts, told: Told): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(express.json());
  app.get('/api/dealer/credit-redemptions', async (req, res) => {
    if ((await accountOf(ports, told, req, res)) === undefined) return;
    res.json(await listOf(ports, told));
  });
  app.post('/api/dealer/redeem', async (req, res) => {
    const accountId = await accountOf(ports, told, req, res);
    if (accountId === undefined) return;
    try {
      const answer = await inTransaction(ports, async (run) => {
        const made = await redeem(run, ports, told.dealerId, req.body as AskedRedemption);
        await remember(run, accountId, req.get('idempotency-key') ?? '', '-', made);
        return made;
      });
      res.status(201).json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      res.status(409).end();
    }
  });
  return app;
};
