import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { Program } from '../program/index.js';
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
import { grant, assertAdjustmentLimit, assertDailyAdjustmentLimit, takeBack } from './adjusting.js';
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
  readonly id: string;
  /** the award given, or the first it was taken from */
  readonly awardId: string;
  /** of the book, minor units */
  readonly newBalance: Money;
}

export class AdjustmentZero extends refusal('ADJUSTMENT_ZERO', 'The adjustment is zero') {}
export class ReasonMissing extends refusal('REASON_MISSING', 'A reason must be given') {}
export class ExpiresInPast extends refusal('EXPIRES_IN_PAST', 'The expiration date is in the past') {}

type Needs = 'adjustments' | 'riderFacts' | 'wallets' | 'outbox' | 'audit' | 'idempotency';
type Tx = Pick<Stores, Needs>;

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * An admin adds to or takes from a rider's book and gives a reason. An addition becomes an award of its own. A
 * deduction comes out of existing awards in spending order; cash awards in a live payout claim are skipped.
 * @throws NotFound AdjustmentZero AdjustmentOverLimit DailyAdjustmentLimit ReasonMissing ExpiresInPast
 * InsufficientCredit KeyUsedForAnother
 */
export const adjustWallet =
  (ports: Ports) =>
  async (cmd: AdjustWallet): Promise<Adjusted> => {
    if (cmd.amount.amount === 0) throw new AdjustmentZero();
    if (cmd.reason.trim() === '') throw new ReasonMissing();
    return ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => adjust(tx, cmd, ports)), {
      rider: cmd.riderId,
      caller: cmd.idempotency.caller,
    });
  };

const adjust = async (tx: Tx, cmd: AdjustWallet, { clock, ids, digest, program }: Ports): Promise<Adjusted> => {
  const [rider] = await tx.riderFacts.byIds([cmd.riderId]);
  if (cmd.actor.type !== 'admin' || !rider || !program.currencies.includes(cmd.amount.currency))
    throw new NotFound('rider');
  const at = clock.now();
  const today = dateIn(at, program.timeZone);
  if (cmd.expiresOn !== null && cmd.expiresOn < today) throw new ExpiresInPast({ expiresOn: cmd.expiresOn });
  const key = { riderId: cmd.riderId, currency: cmd.amount.currency, book: cmd.book };
  const [wallet] = await tx.wallets.lock([key]);
  if (!wallet) throw new NotFound('wallet');
  const [id, awardId] = [ids.next(), ids.next()];
  const credit = cmd.book === 'credit';
  const movements =
    cmd.amount.amount > 0
      ? [
          grant({
            id: awardId,
            riderId: cmd.riderId,
            currency: cmd.amount.currency,
            type: credit ? 'credit' : 'cash',
            initial: cmd.amount.amount,
            awardedAt: at,
            expiresOn: credit ? (cmd.expiresOn ?? addMonths(today, program.creditMonths)) : null,
            source: null,
            seriesId: null,
            label: cmd.reason.trim(),
          }),
        ]
      : takeBack(
          await reducibleAwards(tx, await tx.wallets.awardsWithValue([key])),
          -cmd.amount.amount,
          today,
          cmd.amount.currency,
        );
  assertAdjustmentLimit(cmd.amount, program.limits);
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
  return { id, awardId: touched, newBalance: { amount: newBalance, currency: cmd.amount.currency } };
};

const reducibleAwards = async (tx: Tx, awards: readonly Award[]): Promise<readonly Award[]> => {
  const claimed = new Set(await tx.adjustments.claimed(awards.map((it) => it.id)));
  return awards.filter((it) => !claimed.has(it.id));
};
