import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../../../app/services.js';
import type { DemoServer } from './demo-server.js';

/** Every invariant of the ledger that a demo server breaks. */
export const ledgerBreaks = async ({ server }: DemoServer) =>
  (await verifyLedger(server.container.get(S.database))).breaks;
