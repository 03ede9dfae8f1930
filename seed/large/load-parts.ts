import type { AuditRecord } from '@rrr/core/audit';
import { walletKey } from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import type { Digest } from '@rrr/core/shared';
import { type Database, loadInto, type Seed } from '@rrr/persistence';
import { moneyRows } from '../demo/money-rows.js';
import { refundRows, refunds } from '../demo/refunds.js';
import { dealersOf, peopleRows, riderOf } from './people.js';
import { CLASSES_PER_EVENT, idOf, type Plan, type Slot, slotsOf } from './plan.js';
import { amountOf, classIdOf, eventOf, type EventFacts, isCash, raceRows } from './races.js';
import { dealersByCurrency, type Life, liveOf } from './rider-life.js';

/** riders or events per load, which memory must hold */
const RIDERS = 500;
const EVENTS = 10;

/** who refunded the dealers */
const ADMIN = { firstName: 'Avery', lastName: 'Sorensen', accountId: null };

type Part = () => Seed;

/** Everything that a large database holds, in parts that do not need one another. */
const partsOf = (plan: Plan, digest: Digest): readonly Part[] => {
  const slots = slotsOf(plan);
  const dealers = dealersByCurrency(dealersOf(plan));
  const events = new Map<number, EventFacts>();
  const factsOf = ({ inClass }: Slot): EventFacts => {
    const n = Math.floor(inClass / CLASSES_PER_EVENT);
    const found = events.get(n) ?? eventOf(plan, n);
    events.set(n, found);
    return found;
  };
  const riders = (from: number, to: number): Seed => {
    const made = Array.from({ length: to - from }, (_, n) => ({ ...riderOf(plan, from + n), slots: slots(from + n) }));
    const lives = made.map((item) => liveOf(item.rider, item.slots, { plan, digest, dealers, eventOf: factsOf }));
    const books = booksOf(lives);
    let count = 0;
    const ids = { next: () => idOf('rf', from * 10_000 + (count += 1)), random: () => 0 };
    const paid = refunds({ books, ids, today: plan.today, timeZone: defaultProgram.timeZone, admin: ADMIN });
    return {
      riders: made.map((item) => item.rows.riders),
      bikes: made.flatMap((item) => item.rows.bikes),
      pin_guards: made.map((item) => item.rows.pin_guards),
      results: made.flatMap(({ rider, slots: won }) =>
        won.map((slot) => ({
          id: idOf('rt', slot.number),
          event_id: factsOf(slot).id,
          class_id: classIdOf(slot.inClass),
          place: slot.place,
          result_type: 'finished' as const,
          rider_name: rider.fullName,
          number: String(1 + (rider.number % 999)),
          hometown: rider.hometown,
          bike: rider.bike,
          rider_id: rider.id,
          award_type: isCash(slot.inClass) ? ('cash' as const) : ('credit' as const),
          verdict: JSON.stringify({
            earns: {
              amount: amountOf(slot.inClass, slot.place),
              type: isCash(slot.inClass) ? 'cash' : 'credit',
              bikeId: rider.bikeId,
            },
            reasons: [],
          }),
        })),
      ),
      ...moneyRows(books),
      dealer_refunds: refundRows(paid),
    };
  };
  const cut = (count: number, size: number, make: (from: number, to: number) => Seed): readonly Part[] =>
    Array.from({ length: Math.ceil(count / size) }, (_, n) => () => make(n * size, Math.min(count, (n + 1) * size)));
  return [
    () => peopleRows(plan),
    ...cut(plan.events, EVENTS, (from, to) => raceRows(plan, from, to)),
    ...cut(plan.riders, RIDERS, riders),
  ];
};

const booksOf = (lives: readonly Life[]) => ({
  wallets: new Map(lives.flatMap((live) => live.wallets).map((wallets) => [walletKey(wallets), wallets])),
  awards: new Map(lives.flatMap((live) => live.awards).map((awards) => [awards.id, awards])),
  entries: lives.flatMap((live) => [...live.entries]),
  redemptions: new Map(lives.flatMap((live) => live.redemptions).map((redemptions) => [redemptions.id, redemptions])),
  audit: lives
    .flatMap((live) => live.redemptions)
    .map((record): AuditRecord => ({
      id: `ad${record.id.slice(2)}`,
      at: record.redeemedAt,
      actorId: null,
      proxyHostId: null,
      action: 'redeem',
      objectType: 'redemption',
      objectId: record.id,
      detail: { riderId: record.riderId, dealerId: record.dealerId, amount: record.amount, currency: record.currency },
    })),
});

/** Loads every `of`th part, starting with `first`. */
export const loadParts = async (
  db: Database,
  plan: Plan,
  digest: Digest,
  { first, of }: { readonly first: number; readonly of: number },
): Promise<void> => {
  const parts = partsOf(plan, digest);
  for (let at = first; at < parts.length; at += of) await loadInto(db, parts[at]?.() ?? {});
};
