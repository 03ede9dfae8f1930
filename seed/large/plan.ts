import { addMonths, type LocalDate } from '@rrr/core/shared';

/** The size of a large database and the winners of all places, derived from the number of awards and the day. */
export interface Plan {
  readonly awards: number;
  readonly riders: number;
  readonly dealers: number;
  readonly promoters: number;
  readonly series: number;
  readonly events: number;
  readonly classes: number;
  /** the first race day */
  readonly from: LocalDate;
  readonly today: LocalDate;
}

export const PLACES = 20;
export const CLASSES_PER_EVENT = 25;

/** How many of each, where it does not follow from the number of awards. */
export type Sizes = Partial<Pick<Plan, 'riders' | 'dealers' | 'promoters' | 'series'>>;

export const planOf = (awards: number, today: LocalDate, sizes: Sizes = {}): Plan => {
  const classes = Math.ceil(awards / PLACES);
  return {
    awards,
    riders: Math.max(200, Math.round(awards / 10)),
    dealers: Math.max(10, Math.round(awards / 1_700)),
    promoters: Math.max(5, Math.round(awards / 5_000)),
    series: Math.max(5, Math.round(awards / 3_000)),
    classes,
    events: Math.ceil(classes / CLASSES_PER_EVENT),
    from: addMonths(today, -36),
    today,
    ...sizes,
  };
};

/** A 26-character id that sorts by its number. */
export const idOf = (kind: string, n: number): string => `${kind}${String(n).padStart(26 - kind.length, '0')}`;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * The step by which places are assigned to riders, so that the twenty places of a class have different riders and each
 * rider's wins are years apart. It is coprime to the number of riders.
 */
const stepOf = (riders: number): number => {
  for (let step = Math.floor(riders * 0.618); ; step += 1) {
    const apart = Array.from({ length: PLACES - 1 }, (_, d) => ((d + 1) * step) % riders).every(
      (value) => Math.min(value, riders - value) > (riders >= 1_000 ? 10 : 0),
    );
    if (divisor(step, riders) === 1 && apart) return step;
  }
};

const inverse = (step: number, riders: number): number => {
  let [t, next, r, rest] = [0, 1, riders, step];
  while (rest !== 0) {
    const q = Math.floor(r / rest);
    [t, next] = [next, t - q * next];
    [r, rest] = [rest, r - q * rest];
  }
  return ((t % riders) + riders) % riders;
};

/** One place of one class. */
export interface Slot {
  readonly number: number;
  readonly inClass: number;
  readonly place: number;
}

/** The places a rider won, oldest first. One percent of riders win ten times as often, nine percent never. */
export const slotsOf = (plan: Plan): ((rider: number) => readonly Slot[]) => {
  const { riders, awards } = plan;
  const back = inverse(stepOf(riders), riders);
  const tenth = Math.floor(riders / 10);
  const seats = (rider: number): readonly number[] => {
    if (rider >= tenth || riders < 1_000) return [rider];
    return Array.from({ length: 10 }, (_, n) => rider * 10 + n).filter((value) => value < tenth);
  };
  return (rider) =>
    seats(rider)
      .flatMap((seat) => {
        const found: number[] = [];
        for (let slot = (seat * back) % riders; slot < awards; slot += riders) found.push(slot);
        return found;
      })
      .toSorted((a, b) => a - b)
      .map((number) => ({ number, inClass: Math.floor(number / PLACES), place: (number % PLACES) + 1 }));
};
