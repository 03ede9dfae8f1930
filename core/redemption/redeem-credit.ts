import { type Actor, notByProxy } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotencyAfter } from '../idempotency/index.js';
import { available, post, spend } from '../ledger/index.js';
import {
  type Clock,
  dateIn,
  type Digest,
  currencyOf,
  type DomainError,
  type Ids,
  type Instant,
  type Money,
  NotFound,
  plusSeconds,
  refusal,
  type UnitOfWork,
} from '../shared/index.js';
import type { Program } from '../program/index.js';
import { type CounterCodes, refuseWrongCode } from './counter-code.js';
import { type Guesser, guessLimits, lockGuesser } from './guessers.js';
import type { CounterContext, DealerFailures, Pins, PinGuard } from './ports.js';
import { assertRedemptionLimit, assertDailyRedemptionLimit } from './redemption-limits.js';
import { CODES, codeNumber, codeOf, type Redemption, redemptionTold } from './redemption.js';

export interface RedeemCredit {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly riderId: string;
  readonly dealerId: string;
  readonly amount: Money;
  readonly pin: string;
  readonly employeeName: string;
  /** said by dealers, and by admins who redeem under their own name; not asked of a rider */
  readonly riderIdVerified: boolean;
  /** only from riders: six digits of the dealer's screen, by which a rider who redeems alone proves to be there */
  readonly counterCode?: string | undefined;
  /** the browser and the network that ask; missing where nobody can guess */
  readonly from?: Guesser;
}

export interface Redeemed {
  readonly redemption: Redemption & { readonly dealerName: string; readonly riderName: string };
  readonly newBalance: Money;
  readonly lines: readonly {
    readonly awardId: string;
    readonly label: string;
    readonly amount: number;
    readonly expiresOn: string | null;
  }[];
}

export class AmountNotPositive extends refusal('AMOUNT_NOT_POSITIVE', 'The amount must be more than zero') {}
export class WrongCurrency extends refusal('WRONG_CURRENCY', "A dealer redeems in its country's currency") {}
export class IdNotConfirmed extends refusal('ID_NOT_CONFIRMED', "The rider's ID was not confirmed") {}
export class RiderDeactivated extends refusal('RIDER_DEACTIVATED', 'The rider is deactivated') {}
export class RiderNotVerified extends refusal('RIDER_NOT_VERIFIED', 'The rider has not verified the e-mail address') {}
export class DealerDeactivated extends refusal('DEALER_DEACTIVATED', 'The dealer is deactivated') {}
export class PinNotSet extends refusal('PIN_NOT_SET', 'The rider has not set a PIN') {}
export class WrongPin extends refusal('WRONG_PIN', 'Wrong PIN') {}
export class PinLocked extends refusal('PIN_LOCKED', 'Redemptions are locked for this rider') {}
export class DealerLocked extends refusal('DEALER_LOCKED', 'Too many wrong PINs at this dealer') {}

/** wrong PINs in a row after which the rider has probably forgotten it */
const FORGOTTEN = 3;
const NOWHERE: Guesser = { device: null, address: null };

/** A wrong PIN must be counted, so its transaction commits with this outcome and the error is thrown afterwards. */
type Outcome = { readonly redeemed: Redeemed } | { readonly refused: DomainError };

interface Ports {
  readonly uow: UnitOfWork<'counter' | 'wallets' | 'redemptions' | 'outbox' | 'audit' | 'idempotency'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly pins: Pins;
  readonly counterCodes: CounterCodes;
  readonly program: Program;
}

/**
 * Redeems an amount from the rider's wallet in the dealer's currency (domain.md §6). All or nothing, and once per
 * idempotency key. Not available in proxy mode: admins redeem under their own name. A rider who redeems alone needs the
 * dealer's counter code.
 * @throws ProxyForbidden AmountNotPositive WrongCurrency IdNotConfirmed RiderDeactivated RiderNotVerified
 * DealerDeactivated PinNotSet WrongPin PinLocked DealerLocked TooManyWrongPins WrongCounterCode CounterCodeLocked
 * RedemptionOverLimit DailyRedemptionLimit InsufficientCredit NotFound KeyUsedForAnother
 */
export const redeemCredit =
  ({ uow, clock, ids, digest, pins, counterCodes, program }: Ports) =>
  async (cmd: RedeemCredit): Promise<Redeemed> => {
    notByProxy(cmd.actor);
    if (!Number.isSafeInteger(cmd.amount.amount) || cmd.amount.amount <= 0) throw new AmountNotPositive();
    const alone = cmd.actor.type === 'rider';
    // wrong PINs of riders and admins never count for the dealer; otherwise they could lock any dealer
    const byDealer = cmd.actor.type === 'dealer';
    if (!alone && !cmd.riderIdVerified) throw new IdNotConfirmed();
    const guesser = guessLimits(cmd.actor, cmd.from ?? NOWHERE, { digest, program });
    const buckets = guesser.map((limit) => limit.bucket);
    const outcome = await uow.run(
      (tx) =>
        withIdempotencyAfter<Outcome, CounterContext | undefined>(
          tx.idempotency,
          cmd.idempotency,
          () => tx.counter.open(cmd.riderId, cmd.dealerId, { buckets, at: clock.now() }),
          async (counter) => {
            // after the rider's PIN was locked, which may have taken seconds
            const at = clock.now();
            if (!counter) throw new NotFound('rider');
            assertCanRedeem(counter, cmd.amount, at);
            assertPinTriesLeft(counter.dealerFailures, at, program);
            // before the PIN: nobody guesses a PIN from home
            const elsewhere = alone ? await refuseWrongCode(tx, cmd, at, { counterCodes, digest, program }) : null;
            if (elsewhere) return { refused: elsewhere };
            const lockCounts = async (): Promise<DealerFailures> => {
              const failures = byDealer ? await tx.counter.lockDealer(cmd.dealerId) : counter.dealerFailures;
              assertPinTriesLeft(failures, at, program);
              await lockGuesser(tx, guesser, at);
              return failures;
            };
            // after wrong PINs within the hour, attempts are serialized by these locks, so parallel guesses cannot pass
            // the limits
            const suspected = counter.guesses > 0 || (byDealer && counts(counter.dealerFailures, at));
            const tried = suspected ? await lockCounts() : null;
            if (!pins.matches(counter.pin.seal ?? '', cmd.riderId, cmd.pin)) {
              // several first failures may arrive at once: attempts over a limit reveal nothing and are not counted
              const failures = tried ?? (await lockCounts());
              await tx.counter.countGuesses(buckets);
              const guard = countFailure(counter.pin, at, program);
              await tx.counter.savePin(cmd.riderId, guard);
              if (byDealer) await tx.counter.saveDealerFailures(cmd.dealerId, ...countDealerFailure(failures, at));
              if (guard.lockedUntil)
                await tx.outbox.append([
                  {
                    id: ids.next(),
                    kind: 'pin-locked',
                    at,
                    recipient: { type: 'rider', id: cmd.riderId },
                    facts: { until: guard.lockedUntil },
                  },
                ]);
              return {
                refused: guard.lockedUntil
                  ? new PinLocked({ until: guard.lockedUntil })
                  : new WrongPin({ left: program.pin.tries - guard.failures, forgotten: guard.failures >= FORGOTTEN }),
              };
            }
            // a PIN that matched under an older key is stored under the newest, so that the older one can be removed
            const seal = pins.seal(cmd.riderId, cmd.pin);
            if (counter.pin.failures > 0 || seal !== counter.pin.seal)
              await tx.counter.savePin(cmd.riderId, { failures: 0, lockedUntil: null, seal });
            return { redeemed: await move(tx, cmd, counter, at, { ids, digest, program }) };
          },
          (item) => 'redeemed' in item,
        ),
      { rider: cmd.riderId, caller: cmd.idempotency.caller },
    );
    if ('redeemed' in outcome) return outcome.redeemed;
    throw outcome.refused;
  };

const move = async (
  tx: Parameters<Parameters<Ports['uow']['run']>[0]>[0],
  cmd: RedeemCredit,
  counter: CounterContext,
  at: Instant,
  { ids, digest, program }: Pick<Ports, 'ids' | 'digest' | 'program'>,
): Promise<Redeemed> => {
  const today = dateIn(at, program.timeZone);
  const key = { riderId: cmd.riderId, currency: cmd.amount.currency, book: 'credit' as const };
  // one round trip: what is spendable is read after the lock
  const [[wallet], { awards, redeemed }] = await Promise.all([
    tx.wallets.lock([key]),
    tx.redemptions.spendable(cmd.riderId, cmd.amount.currency, today),
  ]);
  if (!wallet) throw new NotFound('wallet');
  const movements = spend(awards, cmd.amount.amount, today, cmd.amount.currency);
  assertRedemptionLimit(cmd.amount, program.limits);
  assertDailyRedemptionLimit(cmd.amount, redeemed, program.limits);
  const redemption: Redemption = {
    id: ids.next(),
    number: codeNumber(ids.random(CODES)),
    riderId: cmd.riderId,
    dealerId: cmd.dealerId,
    currency: cmd.amount.currency,
    amount: cmd.amount.amount,
    employeeName: cmd.employeeName,
    redeemedAt: at,
    status: 'redeemed',
    revoked: null,
  };
  const posting = post(wallet, movements, { at, ...by(cmd.actor), reference: redemption.id }, { ids, digest });
  const newBalance = available(awards, today) - cmd.amount.amount;
  await tx.redemptions.insert(redemption);
  await tx.wallets.post([posting]);
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'redemption',
      at,
      recipient: { type: 'rider', id: cmd.riderId },
      facts: {
        amount: redemption.amount,
        currency: redemption.currency,
        code: codeOf(redemption.number),
        dealer: counter.dealer.name,
        balance: newBalance,
      },
    },
  ]);
  await tx.outbox.announce([redemptionTold('redemption.made', redemption, { id: ids.next(), at })]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(cmd.actor),
    action: 'redeem',
    objectType: 'redemption',
    objectId: redemption.id,
    detail: { riderId: cmd.riderId, dealerId: cmd.dealerId, amount: redemption.amount, currency: redemption.currency },
  });
  return {
    redemption: { ...redemption, dealerName: counter.dealer.name, riderName: counter.rider.fullName },
    newBalance: { amount: newBalance, currency: cmd.amount.currency },
    lines: movements.map(({ award, amount }) => ({
      awardId: award.id,
      label: award.label,
      amount: -amount,
      expiresOn: award.expiresOn,
    })),
  };
};

const assertCanRedeem = ({ rider, dealer, pin }: CounterContext, amount: Money, at: Instant): void => {
  if (rider.deactivated) throw new RiderDeactivated();
  if (rider.login === 'unverified') throw new RiderNotVerified();
  if (dealer.deactivated) throw new DealerDeactivated();
  const currency = currencyOf(dealer.country);
  if (amount.currency !== currency) throw new WrongCurrency({ asked: amount.currency, currency });
  if (pin.seal === null) throw new PinNotSet();
  if (pin.lockedUntil !== null && pin.lockedUntil > at) throw new PinLocked({ until: pin.lockedUntil });
};

const HOUR = 3_600;
/** Whether the dealer's failures still count: for an hour from the first one. */
const counts = ({ since }: DealerFailures, at: Instant): boolean => since !== null && plusSeconds(since, HOUR) > at;

const assertPinTriesLeft = (failures: DealerFailures, at: Instant, program: Program): void => {
  if (counts(failures, at) && failures.count >= program.pin.dealerTriesPerHour)
    throw new DealerLocked({ until: plusSeconds(failures.since ?? at, HOUR) });
};

const countFailure = (pin: PinGuard, at: Instant, program: Program): Omit<PinGuard, 'seal'> => {
  // an expired lock restarts the count
  const failures = (pin.lockedUntil === null ? pin.failures : 0) + 1;
  return failures >= program.pin.tries
    ? { failures, lockedUntil: plusSeconds(at, program.pin.lockMinutes * 60) }
    : { failures, lockedUntil: null };
};

const countDealerFailure = (failures: DealerFailures, at: Instant): [number, Instant] =>
  counts(failures, at) ? [failures.count + 1, failures.since ?? at] : [1, at];
