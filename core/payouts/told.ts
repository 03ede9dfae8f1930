import type { Happened, Message } from '../outbox/index.js';
import type { Ids, Instant, Stores } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';

interface Told {
  readonly ids: Ids;
}

/** Takes back the mails about claims that are no longer true, and writes to whoever may have read them. */
export const retract = async (
  { outbox }: Pick<Stores, 'outbox'>,
  claims: readonly PayoutClaim[],
  told: 'claim-sent' | 'claim-received',
  retraction: 'claim-unsent' | 'claim-canceled',
  at: Instant,
  { ids }: Told,
): Promise<void> => {
  const misled: PayoutClaim[] = [];
  for (const claim of claims) if (await outbox.withdraw(told, claim.id)) misled.push(claim);
  await outbox.append(misled.map((claim) => toldOf(claim, retraction, at, { ids })));
};

/** A mail to the rider of a claim. */
export const toldOf = (
  { id, riderId, gross, withholding, net, currency, method, sent }: PayoutClaim,
  kind: Message['kind'],
  at: Instant,
  { ids }: Told,
): Message => ({
  id: ids.next(),
  kind,
  at,
  recipient: { type: 'rider', id: riderId },
  facts: {
    gross,
    withholding,
    net,
    currency,
    method,
    ...(sent?.reference ? { reference: sent.reference } : {}),
  },
  about: id,
});

/** What webhooks are told of a payment. */
export const payoutTold = (
  type: 'payout.sent' | 'payout.undone',
  { id: claimId, riderId, method, currency, ...claim }: PayoutClaim,
  at: Instant,
  { ids }: Told,
): Happened => {
  const money = (amount: number) => ({ amount, currency });
  const [gross, withholding, net] = [money(claim.gross), money(claim.withholding), money(claim.net)];
  return {
    id: ids.next(),
    type,
    at,
    promoterId: null,
    data: { claimId, riderId, method, gross, withholding, net },
  };
};
