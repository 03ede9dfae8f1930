import { expect, test } from '@jest/globals';
import { cashOut } from '../payouts/index.js';
import { given, ME } from '../payouts/testing/payouts.js';
import { decideDocument, undoDocumentDecision } from './index.js';

const why = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (it: unknown) => (it as { detail: { why?: string } }).detail.why,
  );

test('a verified document stands once the rider has asked for the cash; before, what it confirmed is open again', async () => {
  const { db, ports, admin, rider, idempotency } = given({ taxStatus: 'us-person' });
  const w9 = db.stored().documents.find((it) => it.kind === 'w9');
  const documentId = w9?.id ?? '';
  const [decide, undo] = [decideDocument(ports), () => undoDocumentDecision(ports)({ actor: admin, documentId })];
  const confirmed = () => db.stored().riderDetails.find((it) => it.id === ME)?.tax?.confirmed ?? null;
  const verify = async () => {
    await decide({ actor: admin, documentId, to: 'refused', reason: 'Not signed' });
    await decide({ actor: admin, documentId, to: 'verified', reason: null });
  };
  await verify();
  expect(confirmed()).not.toBeNull();
  await undo();
  expect(confirmed()).toBeNull();
  await decide({ actor: admin, documentId, to: 'verified', reason: null });
  await cashOut(ports)({ actor: rider, idempotency: idempotency(), currency: 'USD', awardIds: null, method: null });
  expect(await why(undo())).toBe('claimed');
  expect(confirmed()).not.toBeNull();
});
