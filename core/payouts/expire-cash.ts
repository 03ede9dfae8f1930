import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { giveUp, post, ReasonMissing } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Digest,
  type Ids,
  type Money,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { overdueRaces } from './payment-due.js';
import { AwardClaimed, CashNotOverdue } from './refusals.js';

export interface ExpireCash {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly riderId: string;
  readonly awardId: string;
  /** what the administrator saw that the award holds */
  readonly amount: Money;
  /** told to the rider */
  readonly reason: string;
}

export interface CashExpired {
  readonly awardId: string;
  readonly expired: Money;
  /** of the rider's cash in this currency, minor units */
  readonly newBalance: Money;
}

type Needs = 'payees' | 'wallets' | 'payoutClaims' | 'paymentNotices' | 'outbox' | 'audit' | 'idempotency';

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * An admin lets an earned cash award expire whose payment information is overdue (domain.md §3). Time alone never does.
 * The rider is told why.
 * @throws NotFound ReasonMissing AwardClaimed CashNotOverdue PreviewOutdated KeyUsedForAnother
 */
export const expireCash =
  (ports: Ports) =>
  async (cmd: ExpireCash): Promise<CashExpired> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('award');
    if (cmd.reason.trim() === '') throw new ReasonMissing();
    return ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => expireOne(tx, cmd, ports)), {
      rider: cmd.riderId,
      caller: cmd.idempotency.caller,
    });
  };

const expireOne = async (
  tx: Pick<Stores, Needs>,
  { actor, riderId, awardId, amount, ...cmd }: ExpireCash,
  { clock, ids, digest, program }: Ports,
): Promise<CashExpired> => {
  const { currency } = amount;
  const [rider] = await tx.payees.byIds([riderId]);
  if (!rider || !program.currencies.includes(currency)) throw new NotFound('rider');
  const key = { riderId, currency, book: 'cash' as const };
  const [wallet] = await tx.wallets.lock([key]);
  const award = (await tx.wallets.awardsWithValue([key])).find((it) => it.id === awardId);
  if (!wallet || !award) throw new NotFound('award');
  if ((await tx.payoutClaims.claimed([awardId])).length > 0) throw new AwardClaimed();
  const at = clock.now();
  const races = overdueRaces(program, dateIn(at, program.timeZone));
  if (!(await tx.paymentNotices.isOverdue(awardId, races))) throw new CashNotOverdue();
  if (award.current !== amount.amount) throw new PreviewOutdated();
  const [id, reason] = [ids.next(), cmd.reason.trim()];
  const posting = post(wallet, giveUp([award]), { at, ...by(actor), reference: id }, { ids, digest });
  await tx.wallets.post([posting]);
  const facts = { amount: award.current, currency, reason };
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'cash-expired',
      at,
      recipient: { type: 'rider', id: riderId },
      facts: { ...facts, award: award.label },
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action: 'expire-cash',
    objectType: 'rider',
    objectId: riderId,
    detail: { awardId, ...facts },
  });
  return {
    awardId,
    expired: { amount: award.current, currency },
    newBalance: { amount: posting.wallet.balance, currency },
  };
};
