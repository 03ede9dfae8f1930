import {
  type Award,
  available,
  bookOf,
  emptyWallet,
  expire,
  issue,
  type LedgerEntry,
  type Movement,
  post,
  spend,
  type Wallet,
  type WalletKey,
  walletKey,
} from '@rrr/core/ledger';
import { codeNumber, CODES, type Redemption } from '@rrr/core/redemption';
import { addDays, addMonths, type Currency, currencyOf, type Digest, type Instant } from '@rrr/core/shared';
import { type Chance, chanceOf } from '../demo/chance.js';
import type { dealersOf } from './people.js';
import { type LargeRider } from './people.js';
import { idOf, type Plan, type Slot } from './plan.js';
import { amountOf, classIdOf, classNameOf, type EventFacts, isCash } from './races.js';

export interface Life {
  readonly wallets: readonly Wallet[];
  readonly awards: readonly Award[];
  readonly entries: readonly LedgerEntry[];
  readonly redemptions: readonly Redemption[];
}

type Dealers = ReturnType<typeof dealersOf>;

/** Dealers by the currency they redeem in. */
export const dealersByCurrency = (dealers: Dealers): ReadonlyMap<Currency, Dealers> => {
  const found = new Map<Currency, Dealers>();
  for (const dealer of dealers)
    found.set(currencyOf(dealer.town.country), [...(found.get(currencyOf(dealer.town.country)) ?? []), dealer]);
  return found;
};

interface Ports {
  readonly plan: Plan;
  readonly digest: Digest;
  readonly dealers: ReadonlyMap<Currency, Dealers>;
  readonly eventOf: (slot: Slot) => EventFacts;
}

/** The days on which a rider visits a dealer after an award; possibly none. */
const visitAfter = (at: Instant, chance: Chance, plan: Plan): Instant | undefined => {
  const day = addDays(at.slice(0, 10), chance.between(2, 90));
  return chance.some(0.45) && day < plan.today
    ? `${day}T${chance.between(18, 23)}:${String(chance.between(10, 59))}:${String(chance.between(10, 59))}.000Z`
    : undefined;
};

/** A rider's complete ledger by the real rules: awards, redemptions and expiry, with chained entries. */
export const liveOf = (rider: LargeRider, slots: readonly Slot[], { plan, digest, dealers, eventOf }: Ports): Life => {
  const chance = chanceOf(`life ${rider.number}`);
  let count = 0;
  const ids = {
    next: () => idOf('en', rider.number * 10_000 + (count += 1)),
    random: (below: number) => chance.between(0, below - 1),
  };
  const heads = new Map<string, Wallet>();
  const awards = new Map<string, Award>();
  const entries: LedgerEntry[] = [];
  const redemptions: Redemption[] = [];

  const write = (key: WalletKey, moves: readonly Movement[], at: Instant, reference: string | null): void => {
    if (moves.length === 0) return;
    const posting = post(
      heads.get(walletKey(key)) ?? emptyWallet(key),
      moves,
      { at, actorId: null, proxyHostId: null, reference },
      { ids, digest },
    );
    heads.set(walletKey(key), posting.wallet);
    for (const award of posting.awards) awards.set(award.id, award);
    entries.push(...posting.entries);
  };
  const credit = (currency: Currency): readonly Award[] =>
    [...awards.values()].filter((award) => award.currency === currency && award.type !== 'cash' && award.current > 0);

  const win = (slot: Slot, event: EventFacts): void => {
    const type = isCash(slot.inClass) ? 'cash' : 'credit';
    const award = {
      id: idOf('aw', slot.number),
      riderId: rider.id,
      currency: event.currency,
      type,
      initial: amountOf(slot.inClass, slot.place),
      awardedAt: event.receivedAt,
      expiresOn: type === 'cash' ? null : addMonths(event.receivedAt.slice(0, 10), 12),
      source: { eventId: event.id, classId: classIdOf(slot.inClass) },
      seriesId: event.seriesId,
      label: `${event.title} · ${classNameOf(slot.inClass)}`,
    } as const;
    write(
      { riderId: rider.id, currency: event.currency, book: bookOf(type) },
      [issue(award)],
      event.receivedAt,
      event.id,
    );
  };

  const redeem = (currency: Currency, at: Instant): void => {
    const today = at.slice(0, 10);
    const key = { riderId: rider.id, currency, book: 'credit' } as const;
    write(key, expire(credit(currency), today), at, null);
    const held = credit(currency);
    const balance = available(held, today);
    const shops = dealers.get(currency) ?? [];
    if (balance < 100 || shops.length === 0) return;
    const dealer = chance.pick(shops);
    const amount = chance.some(0.4) ? balance : Math.max(100, Math.floor((balance * chance.between(1, 9)) / 10));
    const id = idOf('re', rider.number * 1_000 + redemptions.length);
    redemptions.push({
      id,
      number: codeNumber(((rider.number * 1_000 + redemptions.length + 1) * 7_368_787) % CODES),
      riderId: rider.id,
      dealerId: dealer.id,
      currency,
      amount,
      employeeName: chance.pick(dealer.employees),
      redeemedAt: at,
      status: 'redeemed',
      revoked: null,
    });
    write(key, spend(held, amount, today, currency), at, id);
  };

  const wins = slots.map((slot) => ({ slot, event: eventOf(slot) }));
  const visits = wins.flatMap(({ event }) => {
    const at = visitAfter(event.receivedAt, chance, plan);
    return at === undefined ? [] : [{ at, act: () => redeem(event.currency, at) }];
  });
  const acts = [
    ...wins.map(({ slot, event }) => ({ at: event.receivedAt, act: () => win(slot, event) })),
    ...visits,
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const { act } of acts) act();
  for (const currency of new Set([...awards.values()].map((award) => award.currency)))
    write(
      { riderId: rider.id, currency, book: 'credit' },
      expire(credit(currency), plan.today),
      `${plan.today}T09:00:00.000Z`,
      null,
    );
  return { wallets: [...heads.values()], awards: [...awards.values()], entries, redemptions };
};
