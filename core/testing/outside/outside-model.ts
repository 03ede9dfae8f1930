import { type OutsideRow, shares } from './shares.js';

/**
 * A second, small implementation of who earns what, written from domain.md §4 and §8 alone: it uses nothing of the
 * program's own rules, and knows only what a reader of that page knows. Tests compare the two after every act.
 */
interface OutsideRider {
  readonly id: string;
  readonly bikeId: string;
  enrolled: boolean;
  verified: boolean;
  factory: boolean;
  /** under age, and nobody has consented */
  minor: boolean;
}
export interface OutsideClass {
  readonly id: string;
  readonly name: string;
  payoutType: 'cash' | 'dealerCredit' | 'noPayout';
  amounts: readonly number[];
  /** the day of its first results; null: it has none */
  received: string | null;
  rows: OutsideRow[];
}
export interface OutsideEvent {
  readonly id: string;
  paying: boolean;
  canceled: boolean;
  startsOn: string;
  endsOn: string;
  readonly classes: OutsideClass[];
}
export interface OutsideWorld {
  today: string;
  readonly ties: 'share' | 'each';
  /** by the name that stands in results */
  readonly riders: ReadonlyMap<string, OutsideRider>;
  readonly events: readonly OutsideEvent[];
  /** the two events are one race */
  linked: boolean;
  /** by class, rider and kind: what was redeemed of it */
  readonly spent: Map<string, number>;
}

interface Earning {
  readonly event: OutsideEvent;
  readonly inClass: OutsideClass;
  readonly row: OutsideRow;
  readonly rider: OutsideRider;
  readonly amount: number;
}

const FEWEST = 5;
const WINDOW_DAYS = 45;
const CLASSES_PER_BIKE = 2;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** `credit` of a class for a rider, and `cash`, are two awards. */
export const awardKey = (classId: string, riderId: string, type: string): string => `${classId}/${riderId}/${type}`;
const typeOf = ({ payoutType }: OutsideClass): string => (payoutType === 'cash' ? 'cash' : 'credit');

const pays = (event: OutsideEvent, inClass: OutsideClass, today: string): boolean =>
  event.paying &&
  !event.canceled &&
  event.startsOn <= today &&
  inClass.payoutType !== 'noPayout' &&
  inClass.amounts.length > 0 &&
  inClass.rows.filter((row) => row.type !== 'DNS').length >= FEWEST &&
  day(inClass.received ?? today) <= day(event.endsOn) + WINDOW_DAYS;

/** What an event would pay by itself. */
const aloneIn = (world: OutsideWorld, event: OutsideEvent): readonly Earning[] => {
  const earning: Earning[] = [];
  for (const inClass of event.classes) {
    const worth = shares(inClass.rows, inClass.amounts, world.ties);
    for (const row of inClass.rows) {
      const rider = world.riders.get(row.name);
      const amount = worth.get(row) ?? 0;
      if (!rider?.enrolled || amount === 0 || !pays(event, inClass, world.today)) continue;
      if (row.stands || (rider.verified && !rider.factory && !rider.minor))
        earning.push({ event, inClass, row, rider, amount });
    }
  }
  // a motorcycle earns in the two classes that pay it most
  return earning.filter((candidate) => {
    const better = earning.filter(
      (other) =>
        other.rider === candidate.rider &&
        (other.amount > candidate.amount ||
          (other.amount === candidate.amount && other.inClass.id < candidate.inClass.id)),
    );
    return better.length < CLASSES_PER_BIKE;
  });
};

const spentOf = (world: OutsideWorld, { inClass, rider }: Earning): number =>
  ['credit', 'cash'].reduce((sum, type) => sum + (world.spent.get(awardKey(inClass.id, rider.id, type)) ?? 0), 0);

/** Of two events that are one race, each rider is paid by the better, and of equal ones where it is spent, or by the first. */
const once = (world: OutsideWorld, all: readonly Earning[]): readonly Earning[] => {
  if (!world.linked) return all;
  const spelled = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return all.filter((earning) => {
    const same = all.filter(
      (other) => other.rider === earning.rider && spelled(other.inClass.name) === spelled(earning.inClass.name),
    );
    const sides = [
      same.filter((one) => one.event === earning.event),
      same.filter((one) => one.event !== earning.event),
    ] as const;
    if (sides[1].length === 0) return true;
    const [own, other] = sides.map((side) => ({
      amount: side.reduce((sum, one) => sum + one.amount, 0),
      spent: side.reduce((sum, one) => sum + spentOf(world, one), 0),
    })) as [{ amount: number; spent: number }, { amount: number; spent: number }];
    if (own.amount !== other.amount) return own.amount > other.amount;
    if (own.spent !== other.spent) return own.spent > other.spent;
    const [mine, theirs] = [earning.event, (sides[1][0] as Earning).event];
    return `${mine.startsOn}/${mine.id}` < `${theirs.startsOn}/${theirs.id}`;
  });
};

/** What is awarded now, by award; and every row that earns is paid for what it was, from now on. */
export const settle = (world: OutsideWorld): ReadonlyMap<string, number> => {
  const alone = world.events.flatMap((event) => aloneIn(world, event));
  for (const { row } of alone) row.stands = true;
  return new Map(
    once(world, alone).map(({ inClass, rider, amount }) => [awardKey(inClass.id, rider.id, typeOf(inClass)), amount]),
  );
};
