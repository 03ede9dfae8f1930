import { correct, post } from '../../ledger/index.js';
import { defaultProgram } from '../../program/index.js';
import type { Rider } from '../../riders/index.js';
import {
  anActor,
  anId,
  cash,
  fakeUnitOfWork,
  fixedClock,
  payable,
  plainDigest,
  sequentialIds,
} from '../../testing/index.js';
import { cancelClaim, cashOut, markSent, type PayoutClaim, refreshClaim, undoSent } from '../index.js';

export const ME = anId('rder', 1);

export const given = (
  change: Partial<Rider> = {},
  amounts: readonly number[] = [10_000, 5_001],
  currency: 'USD' | 'CAD' = 'USD',
) => {
  const db = fakeUnitOfWork({ ...payable(1, change), ...cash(ME, amounts, currency) });
  const clock = fixedClock();
  const ids = sequentialIds();
  const ports = { uow: db.uow, clock, ids, digest: plainDigest, program: defaultProgram };
  const admin = anActor();
  const rider = anActor({ type: 'rider', subjectId: ME, name: 'Casey Moreno' });
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const on = (claim: Pick<PayoutClaim, 'id' | 'version'>) => ({
    actor: admin,
    idempotency: idempotency(),
    claimId: claim.id,
    version: claim.version,
    reference: 'Wire 4711',
  });
  return {
    db,
    clock,
    ports,
    admin,
    rider,
    idempotency,
    on,
    cashOut: (over: Partial<Parameters<ReturnType<typeof cashOut>>[0]> = {}) =>
      cashOut(ports)({ actor: rider, idempotency: idempotency(), currency, awardIds: null, method: null, ...over }),
    send: (claim: PayoutClaim) => markSent(ports)(on(claim)),
    undo: (claim: PayoutClaim) => undoSent(ports)(on(claim)),
    cancel: (claim: PayoutClaim) => cancelClaim(ports)(on(claim)),
    refresh: (claim: PayoutClaim) => refreshClaim(ports)(on(claim)),
    correctTo: (awardId: string, worth: number) =>
      db.uow.run(async (tx) => {
        const [award] = await tx.wallets.awardsById([awardId]);
        const [wallet] = await tx.wallets.lock([{ riderId: award?.riderId ?? '', currency, book: 'cash' }]);
        if (award && wallet)
          await tx.wallets.post([
            post(
              wallet,
              correct(award, worth),
              { at: clock.now(), actorId: null, proxyHostId: null, reference: null },
              { ids, digest: plainDigest },
            ),
          ]);
      }),
    awards: () => db.stored().awards.map(({ status, current, spent }) => [status, current, spent]),
    emails: () => db.stored().outbox.map((message) => message.kind),
    years: () => db.stored().cashYears.map(({ year, gross, withholding, net }) => [year, gross, withholding, net]),
  };
};
