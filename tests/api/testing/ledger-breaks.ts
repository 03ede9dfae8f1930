import { expect } from '@jest/globals';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../../../app/services.js';
import type { DemoServer } from './demo-server.js';
import { checkEachTest } from './undo.js';

/** Every invariant of the ledger that a demo server breaks. */
const ledgerBreaks = async ({ server }: DemoServer) =>
  (await verifyLedger(server.container.get(S.database), server.container.get(S.historySeals))).breaks;

/** As statements that take back a write begin: with a verb and the table. */
const MONEY = /^\w+ (FROM |INTO )?(wallets|awards|ledger|redemption|payout|payment|cheques|dealer_refunds)/;

/** After each test of this file that moved money, the ledger must hold. */
export const ledgerHolds = (demo: DemoServer): void =>
  checkEachTest(demo.server.container.get(S.database), MONEY, async () => expect(await ledgerBreaks(demo)).toEqual([]));
