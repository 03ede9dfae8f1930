import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { writeOff, howAdjusted, post, ReasonMissing } from '../ledger/index.js';
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

/** The expiry of a cash award that an administrator asks for. */
export interface ExpiryChange {
  readonly awardId: string;
  readonly award: string;
  readonly amount: Money;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    'cash-expiry': ExpiryChange;
  }
}

export interface CashExpired {
  readonly awardId: string;
  /** 0: it waits for another administrator */
  readonly expired: Money;
  /** of the rider's cash in this currency, minor units */
  readonly newBalance: Money;
  /** the request that waits for another administrator; null: it has expired */
  readonly requestId: string | null;
}

type Needs = 'payees' | 'wallets' | 'payoutClaims' | 'paymentNotices' | 'outbox' | 'audit';
type AllNeeds = Needs | 'adjustments' | 'requests' | 'idempotency';

interface Ports {
  readonly uow: UnitOfWork<AllNeeds>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * An admin lets an earned cash award expire whose payment information is overdue (domain.md §3). Time alone never does.
 * The rider is told why. What is above the adjustments that one administrator makes alone in a day waits for another one
 * (domain.md §13).
 * @throws NotFound ReasonMissing AwardClaimed CashNotOverdue PreviewOutdated KeyUsedForAnother
 */
export const expireCash =
  (ports: Ports) =>
  async (cmd: ExpireCash): Promise<CashExpired> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('award');
    if (cmd.reason.trim() === '') throw new ReasonMissing();
    return ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => expireOrAsk(tx, cmd, ports)), {
      rider: cmd.riderId,
      caller: cmd.idempotency.caller,
    });
  };

/**
 * An admin decides about the expiry of a cash award that another asked for. An approved one expires at once, in the name
 * of whoever asked.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit AwardClaimed CashNotOverdue PreviewOutdated
 */
export const decideCashExpiry =
  ({ uow, ...ports }: Ports) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'cash-expiry'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'cash-expiry', cmd, ports);
      const { change, objectId: riderId, reason, askedBy: accountId, askedByName: name, askedFor: subjectId } = request;
      const actor = { accountId, type: 'admin' as const, subjectId, proxyHostId: null, name };
      if (cmd.approve) await expireOne(tx, { actor, riderId, reason: reason ?? '', ...change }, ports);
      return request;
    });

type Asked = Omit<ExpireCash, 'idempotency'>;
type OfTx = Omit<Ports, 'uow'>;

const expireOrAsk = async (tx: Pick<Stores, AllNeeds>, cmd: ExpireCash, ports: OfTx): Promise<CashExpired> => {
  const { actor, riderId, awardId, amount } = cmd;
  const day = dateIn(ports.clock.now(), ports.program.timeZone);
  const how = await howAdjusted(tx, actor, amount, day, ports.program);
  if (how !== 'waits') {
    const expired = await expireOne(tx, cmd, ports);
    const what = { actor, act: 'cash-expiry' as const, objectType: 'rider', objectId: riderId };
    if (how === 'recorded') await recordDoneAlone(tx, { ...what, ...amount }, ports);
    return expired;
  }
  const { rider, award, wallet } = await overdue(tx, cmd, ports);
  const change = { awardId, award: award.label, amount };
  const about = { objectId: riderId, objectName: rider.fullName };
  const asked = { actor, kind: 'cash-expiry' as const, ...about, change, reason: cmd.reason.trim() };
  const { id: requestId } = await askApproval(tx, asked, ports);
  const { currency } = amount;
  return { awardId, expired: { amount: 0, currency }, newBalance: { amount: wallet.balance, currency }, requestId };
};

/** The award as it may expire, under the lock of its wallet. @throws NotFound AwardClaimed CashNotOverdue PreviewOutdated */
const overdue = async (tx: Pick<Stores, Needs>, { riderId, awardId, amount }: Asked, { clock, program }: OfTx) => {
  const { currency } = amount;
  const [rider] = await tx.payees.byIds([riderId]);
  if (!rider || !program.currencies.includes(currency)) throw new NotFound('rider');
  const key = { riderId, currency, book: 'cash' as const };
  const [wallet] = await tx.wallets.lock([key]);
  const award = (await tx.wallets.awardsWithValue([key])).find((candidate) => candidate.id === awardId);
  if (!wallet || !award) throw new NotFound('award');
  if ((await tx.payoutClaims.claimed([awardId])).length > 0) throw new AwardClaimed();
  const today = dateIn(clock.now(), program.timeZone);
  if (!(await tx.paymentNotices.isOverdue(awardId, overdueRaces(program, today), today))) throw new CashNotOverdue();
  if (award.current !== amount.amount) throw new PreviewOutdated();
  return { rider, wallet, award };
};

const expireOne = async (tx: Pick<Stores, Needs>, cmd: Asked, ports: OfTx): Promise<CashExpired> => {
  const { clock, ids, digest } = ports;
  const { actor, riderId, awardId } = cmd;
  const { currency } = cmd.amount;
  const { wallet, award } = await overdue(tx, cmd, ports);
  const at = clock.now();
  const [id, reason] = [ids.next(), cmd.reason.trim()];
  const posting = post(wallet, writeOff([award]), { at, ...by(actor), reference: id }, { ids, digest });
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
    requestId: null,
  };
};
