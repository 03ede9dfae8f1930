import { type Actor, notByProxy } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { awardsTold, choose, type CreditChoice, post } from '../ledger/index.js';
import { type Currency, type Ids, LostRace, type Stores, type UnitOfWork } from '../shared/index.js';
import {
  assertCanChoose,
  type CreditOffer,
  eventsOf,
  offered,
  type OfferNeeds,
  type OfferPorts,
  openCash,
} from './credit-offer.js';

export interface AskCredit {
  readonly actor: Actor;
  readonly currency: Currency;
}

export interface TakeAsCredit extends AskCredit {
  readonly idempotency: IdempotencyKey;
  /** fingerprint of the offer that the rider saw */
  readonly outcome: string;
}

export interface TakenAsCredit {
  readonly choice: CreditChoice;
  /** as it was offered */
  readonly offer: CreditOffer;
  /** of the rider's credit in this currency, minor units */
  readonly newBalance: number;
}

type Needs = OfferNeeds | 'events' | 'outbox' | 'audit';

interface Ports extends OfferPorts {
  readonly uow: UnitOfWork<Needs | 'idempotency'>;
  readonly ids: Ids;
}

/**
 * What a rider may take as dealer credit in place of cash, where the program offers it. Changes nothing.
 * @throws NotFound CreditNotOffered RiderDeactivated RiderNotVerified
 */
export const offerCredit =
  ({ uow, ...ports }: OfferPorts & { readonly uow: UnitOfWork<OfferNeeds> }) =>
  ({ actor, currency }: AskCredit): Promise<CreditOffer> =>
    uow.run(async (tx) => {
      await assertCanChoose(tx, actor, ports);
      return (await offered(tx, { riderId: actor.subjectId, currency, locked: false }, ports)).offer;
    });

/**
 * A rider takes all cash that can be taken as dealer credit, with the program's bonus, as it was offered. Final: only
 * corrected results change it. Not in proxy mode, and once per idempotency key. The events of the cash are locked, so
 * their results are not evaluated meanwhile.
 * @throws NotFound ProxyForbidden CreditNotOffered RiderDeactivated RiderNotVerified PreviewOutdated KeyUsedForAnother
 */
export const takeAsCredit =
  ({ uow, ...ports }: Ports) =>
  async (cmd: TakeAsCredit): Promise<TakenAsCredit> => {
    notByProxy(cmd.actor);
    return uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => take(tx, cmd, ports)), {
      rider: cmd.actor.subjectId,
      caller: cmd.idempotency.caller,
    });
  };

const take = async (
  tx: Pick<Stores, Needs>,
  { actor, currency, outcome }: TakeAsCredit,
  ports: Omit<Ports, 'uow'>,
): Promise<TakenAsCredit> => {
  const { clock, ids, digest } = ports;
  await assertCanChoose(tx, actor, ports);
  const riderId = actor.subjectId;
  const events = eventsOf((await openCash(tx, riderId, currency)).open);
  for (const event of events) await tx.events.lock(event);
  const { offer, choices } = await offered(tx, { riderId, currency, locked: true }, ports);
  // won at another event while this transaction waited for the locks
  if (choices.some(({ choosable: { cash } }) => !events.includes(cash.source?.eventId ?? ''))) throw new LostRace();
  if (offer.outcome !== outcome) throw new PreviewOutdated();

  const [id, at] = [ids.next(), clock.now()];
  const made = choices.map((item) => choose(item.choosable, item.choosing, { credit: ids.next(), bonus: ids.next() }));
  const cause = { at, ...by(actor), reference: id };
  const wallets = await tx.wallets.lock((['cash', 'credit'] as const).map((book) => ({ riderId, currency, book })));
  const postings = wallets.map((wallet) =>
    post(wallet, wallet.book === 'cash' ? made.map((item) => item.out) : made.flatMap((item) => item.into), cause, {
      ids,
      digest,
    }),
  );
  await tx.wallets.post(postings);
  const choice: CreditChoice = {
    id,
    riderId,
    currency,
    amount: offer.amount,
    bonus: offer.bonus,
    basisPoints: offer.basisPoints,
    chosenAt: at,
    parts: made.map((item) => item.part),
  };
  await tx.wallets.recordChoice(choice);
  await tx.outbox.announce(awardsTold(postings, { at, promoterId: null, ids }));
  const { amount, bonus, expiresOn, awards } = offer;
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'credit-taken',
      at,
      recipient: { type: 'rider', id: riderId },
      facts: { amount, bonus, total: amount + bonus, currency, expiresOn },
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action: 'take-as-credit',
    objectType: 'rider',
    objectId: riderId,
    detail: {
      choiceId: id,
      amount,
      bonus,
      currency,
      percent: offer.basisPoints / 100,
      expiresOn,
      awards: awards.length,
    },
  });
  const newBalance = postings.find((posting) => posting.wallet.book === 'credit')?.wallet.balance ?? 0;
  return { choice, offer, newBalance };
};
