import type { Actor } from '../access/index.js';
import { askApproval, recordDoneAlone } from '../approvals/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Program, rulesOn } from '../program/index.js';
import {
  addMonths,
  type Clock,
  dateIn,
  type Digest,
  type Ids,
  type LocalDate,
  type Money,
  NotFound,
  refusal,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { Award } from './award.js';
import { awardsTold } from './awards-told.js';
import { grant, assertAdjustmentLimit, assertDailyAdjustmentLimit, takeBack } from './adjusting.js';
import { howAdjusted } from './adjusted-alone.js';
import { post } from './post.js';
import type { Book } from './wallet.js';

export interface AdjustWallet {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly riderId: string;
  readonly book: Book;
  /** minor units; positive gives, negative takes */
  readonly amount: Money;
  readonly reason: string;
  /** last day of the given credit; null: the program's usual credit period */
  readonly expiresOn: LocalDate | null;
}

export interface Adjusted {
  /** null: it waits for another administrator */
  readonly id: string | null;
  /** the award given, or the first it was taken from; null: it waits */
  readonly awardId: string | null;
  /** the request that waits for another administrator; null: it is done */
  readonly requestId: string | null;
  /** of the book, minor units */
  readonly newBalance: Money;
}

export class AdjustmentZero extends refusal('ADJUSTMENT_ZERO', 'The adjustment is zero') {}
export class ReasonMissing extends refusal('REASON_MISSING', 'A reason must be given') {}
export class ExpiresInPast extends refusal('EXPIRES_IN_PAST', 'The expiration date is in the past') {}

export type AdjustNeeds = 'adjustments' | 'requests' | 'riderFacts' | 'wallets' | 'outbox' | 'audit';
type Tx = Pick<Stores, AdjustNeeds>;

export interface AdjustPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * An admin adds to or takes from a rider's book and gives a reason. An addition becomes an award of its own. A
 * deduction comes out of existing awards in spending order; cash awards in a live payout claim are skipped. More than
 * `adjustedAlone` in a day waits for another administrator (domain.md §13); what the ledger would refuse is refused now.
 * @throws NotFound AdjustmentZero AdjustmentOverLimit DailyAdjustmentLimit ReasonMissing ExpiresInPast
 * InsufficientCredit KeyUsedForAnother
 */
export const adjustWallet =
  ({ uow, ...ports }: AdjustPorts & { readonly uow: UnitOfWork<AdjustNeeds | 'idempotency'> }) =>
  async (cmd: AdjustWallet): Promise<Adjusted> => {
    if (cmd.amount.amount === 0) throw new AdjustmentZero();
    if (cmd.reason.trim() === '') throw new ReasonMissing();
    return uow.run(
      (tx) =>
        withIdempotency(tx.idempotency, cmd.idempotency, async () => {
          const day = dateIn(ports.clock.now(), ports.program.timeZone);
          // for anybody else, `checked` says that there is no such rider
          const how =
            cmd.actor.type === 'admin' ? await howAdjusted(tx, cmd.actor, cmd.amount, day, ports.program) : 'alone';
          if (how === 'waits') return ask(tx, cmd, ports);
          const adjusted = await adjust(tx, cmd, ports);
          const what = { actor: cmd.actor, act: 'adjustment' as const, objectType: 'rider', objectId: cmd.riderId };
          if (how === 'recorded') await recordDoneAlone(tx, { ...what, ...cmd.amount }, ports);
          return adjusted;
        }),
      { rider: cmd.riderId, caller: cmd.idempotency.caller },
    );
  };

/** Asks another administrator, after all checks that adjusting makes. */
const ask = async (tx: Tx, cmd: AdjustWallet, ports: AdjustPorts): Promise<Adjusted> => {
  const { wallet, rider } = await checked(tx, cmd, ports);
  const { amount, book, expiresOn, actor, riderId } = cmd;
  const request = await askApproval(
    tx,
    {
      actor,
      kind: 'adjustment',
      objectId: riderId,
      objectName: rider.fullName,
      change: { book, amount, expiresOn },
      reason: cmd.reason.trim(),
    },
    ports,
  );
  const newBalance = { amount: wallet.balance, currency: amount.currency };
  return { id: null, awardId: null, requestId: request.id, newBalance };
};

type Asked = Omit<AdjustWallet, 'idempotency'>;

/** @throws NotFound ExpiresInPast AdjustmentOverLimit InsufficientCredit */
const checked = async (tx: Tx, cmd: Asked, { clock, program }: AdjustPorts) => {
  const [rider] = await tx.riderFacts.byIds([cmd.riderId]);
  if (cmd.actor.type !== 'admin' || !rider || !program.currencies.includes(cmd.amount.currency))
    throw new NotFound('rider');
  const today = dateIn(clock.now(), program.timeZone);
  if (cmd.expiresOn !== null && cmd.expiresOn < today) throw new ExpiresInPast({ expiresOn: cmd.expiresOn });
  const key = { riderId: cmd.riderId, currency: cmd.amount.currency, book: cmd.book };
  const [wallet] = await tx.wallets.lock([key]);
  if (!wallet) throw new NotFound('wallet');
  const taken =
    cmd.amount.amount > 0
      ? null
      : takeBack(
          await reducibleAwards(tx, await tx.wallets.awardsWithValue([key])),
          -cmd.amount.amount,
          today,
          cmd.amount.currency,
        );
  assertAdjustmentLimit(cmd.amount, program.limits);
  return { rider, wallet, taken, today };
};

/** Adjusts in the caller's transaction; a second administrator has agreed where one is needed. */
export const adjust = async (tx: Tx, cmd: Asked, ports: AdjustPorts): Promise<Adjusted> => {
  const { clock, ids, digest, program } = ports;
  const { wallet, taken, today } = await checked(tx, cmd, ports);
  const at = clock.now();
  const [id, awardId] = [ids.next(), ids.next()];
  const credit = cmd.book === 'credit';
  const movements = taken ?? [
    grant({
      id: awardId,
      riderId: cmd.riderId,
      currency: cmd.amount.currency,
      type: credit ? 'credit' : 'cash',
      initial: cmd.amount.amount,
      awardedAt: at,
      expiresOn: credit ? (cmd.expiresOn ?? addMonths(today, rulesOn(program, today).creditMonths)) : null,
      source: null,
      seriesId: null,
      label: cmd.reason.trim(),
    }),
  ];
  // Serializes the adjustments of one administrator, across all wallets, so that the daily limit holds.
  const counted = {
    accountId: cmd.actor.accountId,
    day: today,
    currency: cmd.amount.currency,
    amount: Math.abs(cmd.amount.amount),
  };
  assertDailyAdjustmentLimit(cmd.amount, await tx.adjustments.count(counted), program.limits);
  const posting = post(wallet, movements, { at, ...by(cmd.actor), reference: id }, { ids, digest });
  await tx.wallets.post([posting]);
  await tx.outbox.announce(awardsTold([posting], { at, promoterId: null, ids }));
  const touched = movements[0]?.award.id ?? awardId;
  const newBalance = posting.wallet.balance;
  await tx.adjustments.insert({
    id,
    riderId: cmd.riderId,
    awardId: touched,
    currency: cmd.amount.currency,
    amount: cmd.amount.amount,
    reason: cmd.reason.trim(),
    at,
    byName: cmd.actor.name,
  });
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'adjustment',
      at,
      recipient: { type: 'rider', id: cmd.riderId },
      facts: {
        amount: cmd.amount.amount,
        currency: cmd.amount.currency,
        reason: cmd.reason.trim(),
        balance: newBalance,
      },
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(cmd.actor),
    action: 'adjust-wallet',
    objectType: 'rider',
    objectId: cmd.riderId,
    detail: {
      adjustmentId: id,
      book: cmd.book,
      amount: cmd.amount.amount,
      currency: cmd.amount.currency,
      reason: cmd.reason.trim(),
    },
  });
  return { id, awardId: touched, requestId: null, newBalance: { amount: newBalance, currency: cmd.amount.currency } };
};

const reducibleAwards = async (tx: Tx, awards: readonly Award[]): Promise<readonly Award[]> => {
  const claimed = new Set(await tx.adjustments.claimed(awards.map((award) => award.id)));
  return awards.filter((award) => !claimed.has(award.id));
};
