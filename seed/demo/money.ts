import type { Actor } from '@rrr/core/access';
import { available } from '@rrr/core/ledger';
import type { Program } from '@rrr/core/program';
import { type CounterCodes, redeemCredit, undoRedemption } from '@rrr/core/redemption';
import {
  type Currency,
  currencyOf,
  dateIn,
  type Digest,
  type Ids,
  type LocalDate,
  type UnitOfWork,
} from '@rrr/core/shared';
import type { DemoClock } from './calendar.js';
import type { Chance } from './chance.js';
import type { DemoDealer } from './dealers.js';
import type { DemoRider } from './demo-people.js';
import type { Books } from './memory-books.js';

export interface Counter {
  readonly books: Books;
  readonly uow: UnitOfWork<'counter' | 'wallets' | 'redemptions' | 'outbox' | 'audit' | 'idempotency'>;
  readonly clock: DemoClock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly pins: Parameters<typeof redeemCredit>[0]['pins'];
  readonly program: Program;
  readonly riders: readonly DemoRider[];
  /** riders who use their credit, by id */
  readonly spenders: ReadonlyMap<string, DemoRider>;
  readonly dealers: readonly DemoDealer[];
  readonly admin: Actor;
  readonly chance: Chance;
}

/** idempotency keys are never repeated in the demo */
const once = (actor: Actor) => ({ accountId: actor.accountId, key: 'demo', fingerprint: 'demo' });
/** riders of the demo never redeem alone */
const NO_CODES: CounterCodes = { codeOf: () => '', matches: () => false };
const dealerActor = (dealer: DemoDealer): Actor => ({
  accountId: dealer.accountId,
  type: 'dealer',
  subjectId: dealer.id,
  proxyHostId: null,
  name: dealer.manager,
});

/** A rider with credit today, except those who save it until it expires. */
const customer = (
  { books, spenders, chance }: Counter,
  today: LocalDate,
): { readonly rider: DemoRider; readonly currency: Currency; readonly held: number } | null => {
  const found = [...books.held.values()].flatMap((awards) => {
    const [first] = awards.values();
    const rider = first && spenders.get(first.riderId);
    if (!rider) return [];
    const held = available([...awards.values()], today);
    return held > 0 ? [{ rider, currency: first.currency, held }] : [];
  });
  return found.length === 0 ? null : chance.pick(found);
};

/** Mostly small amounts; sometimes the whole balance. */
const price = (held: number, chance: Chance): number => {
  if (held <= 2_500 || chance.some(0.22)) return held;
  return Math.max(1_200, Math.min(held, Math.round(held * (0.15 + 0.4 * chance.fraction()))));
};

const dealerFor = ({ dealers, chance }: Counter, rider: DemoRider, currency: Currency): DemoDealer => {
  const open = dealers.filter((dealer) => !dealer.deactivated && currencyOf(dealer.country) === currency);
  const near = open.filter((dealer) => dealer.state === rider.state);
  return chance.pick(near.length > 0 && chance.some(0.85) ? near : open);
};

/** Redeems at a dealer. @returns the redemption's id, or null when nobody has credit */
export const sell = async (counter: Counter): Promise<{ readonly id: string; readonly dealer: DemoDealer } | null> => {
  const found = customer(counter, dateIn(counter.clock.now(), counter.program.timeZone));
  return (
    found &&
    redeem(counter, found.rider, dealerFor(counter, found.rider, found.currency), price(found.held, counter.chance))
  );
};

/** @throws InsufficientCredit and every other refusal of the real counter */
export const redeem = async (
  counter: Counter,
  rider: DemoRider,
  dealer: DemoDealer,
  amount: number,
): Promise<{ readonly id: string; readonly dealer: DemoDealer }> => {
  const { admin, chance, books: _, ...ports } = counter;
  // an admin sometimes redeems for a dealer, under their own name
  const actor: Actor = chance.some(0.012) ? admin : dealerActor(dealer);
  const { redemption } = await redeemCredit({ ...ports, counterCodes: NO_CODES })({
    actor,
    idempotency: once(actor),
    riderId: rider.id,
    dealerId: dealer.id,
    amount: { amount, currency: currencyOf(dealer.country) },
    pin: rider.pin ?? '',
    employeeName: chance.pick(dealer.employees),
    riderIdVerified: true,
  });
  return { id: redemption.id, dealer };
};

const REASONS = [
  'Wrong amount keyed in',
  'Part returned unopened',
  'Rang up twice',
  'Wrong rider chosen',
  'Part not in stock after all',
];

export const undo = async (
  counter: Counter,
  sold: { readonly id: string; readonly dealer: DemoDealer },
): Promise<void> => {
  const { admin, chance, books: _, ...ports } = counter;
  const actor = chance.some(0.75) ? dealerActor(sold.dealer) : admin;
  await undoRedemption(ports)({ actor, idempotency: once(actor), redemptionId: sold.id, reason: chance.pick(REASONS) });
};
