import { expect } from '@jest/globals';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../../../app/services.js';
import type { DemoServer } from './demo-server.js';
import { checkEachTest } from './undo.js';

/** Every invariant of the ledger that a demo server breaks. */
export const ledgerBreaks = async ({ server }: DemoServer) =>
  (await verifyLedger(server.container.get(S.database))).breaks;

/** After each test of this file that wrote something, the ledger must hold. */
export const ledgerHolds = (demo: DemoServer): void =>
  checkEachTest(demo.server.container.get(S.database), async () => expect(await ledgerBreaks(demo)).toEqual([]));
