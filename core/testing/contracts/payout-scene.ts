import type { PayoutClaim } from '../../payouts/index.js';
import { type PaymentProvider } from '../../payouts/index.js';
import { defaultProgram } from '../../program/index.js';
import { anActor } from '../builders.js';
import { anId, fixedClock, plainDigest, sequentialIds } from '../fixed-ports.js';
import { cash, payable } from '../cash.js';
import { useBackend, fresh, type MakeBackend } from './backend.js';

export const at = '2025-06-10T18:00:00.000Z';

/** Claims of riders with cash, on one implementation of the stores. */
export const payoutScene = (make: MakeBackend) => {
  const backend = useBackend(make);

  const ids = sequentialIds();
  const given = async (amounts: readonly number[] = [700, 300], country: 'US' | 'CA' = 'US') => {
    const n = 500_000 + fresh();
    const riderId = anId('rder', n);
    const currency = country === 'CA' ? 'CAD' : 'USD';
    const held = cash(riderId, amounts, currency, { ...ids, next: () => anId('entry', 500_000 + fresh()) });
    await backend.give({ ...payable(n, { country }), ...held });
    const claim = (over: Partial<PayoutClaim> = {}): PayoutClaim => ({
      id: anId('c0aim', 500_000 + fresh()),
      riderId,
      currency,
      gross: 1_000,
      withholding: 0,
      net: 1_000,
      withholdingBasisPoints: 0,
      method: country === 'CA' ? 'cheque' : 'reward-link',
      state: 'pending',
      requestedAt: at,
      requestedBy: 'Casey Moreno',
      dueOn: '2025-07-10',
      sent: null,
      canceledAt: null,
      version: 1,
      lines: held.awards.map((award) => ({ awardId: award.id, amount: award.current })),
      ...over,
    });
    return { riderId, currency, awards: held.awards, claim } as const;
  };
  const insert = (claim: PayoutClaim) => backend.uow.run((tx) => tx.payoutClaims.insert(claim));
  const stored = async (id: string) => (await backend.uow.run((tx) => tx.payoutClaims.lock([id])))[0];
  const claimed = (awards: readonly { readonly id: string }[]) =>
    backend.uow.run(async (tx) => (await tx.payoutClaims.claimed(awards.map((award) => award.id))).toSorted());

  const acting = (riderId: string) => {
    const ports = {
      uow: backend.uow,
      clock: fixedClock(),
      ids: { ...ids, next: () => anId('made', 500_000 + fresh()) },
      digest: plainDigest,
      program: defaultProgram,
    };
    const idempotency = () => ({ accountId: anId('acc', 1), key: `payout-${fresh()}`, fingerprint: 'x' });
    return { ports, idempotency, admin: anActor(), rider: anActor({ type: 'rider', subjectId: riderId }) };
  };

  const provider: PaymentProvider = {
    name: 'test',
    sandbox: true,
    createOrder: async ({ externalId, amount }) => ({ orderId: `order-${externalId}`, amount, status: 'made' }),
    cancelOrder: async () => undefined,
    findOrder: async () => null,
    order: async () => null,
    rewardLink: async () => '',
  };

  return { backend, ids, given, insert, stored, claimed, acting, provider };
};
