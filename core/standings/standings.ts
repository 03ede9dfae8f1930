import type { ReasonCode } from '../eligibility/index.js';
import type { ResultType } from '../results/index.js';
import { type LocalDate, nameKey } from '../shared/index.js';
import type { StandingsRules } from './standings-rules.js';

/** A round: an event of the series in which the class is run, oldest first. */
export interface Round {
  readonly eventId: string;
  readonly title: string;
  readonly on: LocalDate | null;
  readonly hasResults: boolean;
}

/** One row of a round, as far as standings and their bonuses need it. */
export interface RoundResult {
  readonly eventId: string;
  readonly place: number | null;
  readonly type: ResultType;
  readonly riderId: string | null;
  readonly riderName: string;
  /** as written in the results */
  readonly bike: string | null;
  /** whether its verdict pays a motorcycle of the rider's, or paid it */
  readonly rode: boolean;
  readonly reasons: readonly ReasonCode[];
}

export interface Score {
  readonly eventId: string;
  readonly place: number;
  readonly points: number;
  /** false: one of the rounds that are dropped */
  readonly counts: boolean;
}

/** Somebody in the standings: a rider, or a name that no rider is matched to. */
export interface Standing {
  readonly key: string;
  readonly riderId: string | null;
  readonly name: string;
  /** riders who are level in everything share it */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  /** by round */
  readonly scores: readonly Score[];
  /** all rows, also of rounds that were not finished */
  readonly rows: readonly RoundResult[];
}

/** Whom a row is of. A name without a rider is one person in all rounds of a class. */
const keyOf = ({ riderId, riderName }: RoundResult): string => riderId ?? `:${nameKey(riderName)}`;

/**
 * The standings of a class. Points are those of the place as it is written; whoever is twice in a round counts once, with
 * the better place. Level on points, more wins of all rounds decide, then the better place in the last round that has
 * results; who is level in all three shares the rank.
 * @param rounds oldest first
 */
export const standingsOf = (
  rounds: readonly Round[],
  results: readonly RoundResult[],
  rules: Pick<StandingsRules, 'points' | 'bestRounds'>,
): readonly Standing[] => {
  const order = new Map(rounds.map(({ eventId }, at) => [eventId, at]));
  const last = rounds.findLast((round) => round.hasResults)?.eventId;
  const people = new Map<string, RoundResult[]>();
  for (const result of results)
    if (order.has(result.eventId)) people.set(keyOf(result), [...(people.get(keyOf(result)) ?? []), result]);
  const lines = [...people].flatMap(([key, rows]) => {
    const scores = scoresOf(rows, rules).toSorted((a, b) => (order.get(a.eventId) ?? 0) - (order.get(b.eventId) ?? 0));
    const [first] = rows.toSorted((a, b) => (a.riderName < b.riderName ? -1 : 1));
    if (!first || scores.length === 0) return [];
    const points = scores.reduce((sum, score) => sum + (score.counts ? score.points : 0), 0);
    const wins = scores.filter((score) => score.place === 1).length;
    const lastPlace = scores.find((score) => score.eventId === last)?.place ?? Number.MAX_SAFE_INTEGER;
    return [{ key, riderId: first.riderId, name: first.riderName, points, wins, lastPlace, scores, rows }];
  });
  type Line = (typeof lines)[number];
  const level = (a: Line, b: Line): number => b.points - a.points || b.wins - a.wins || a.lastPlace - b.lastPlace;
  const sorted = lines.toSorted(
    (a, b) => level(a, b) || (`${nameKey(a.name)} ${a.key}` < `${nameKey(b.name)} ${b.key}` ? -1 : 1),
  );
  let rank = 0;
  return sorted.map((line, at) => {
    const before = sorted[at - 1];
    if (!before || level(before, line) !== 0) rank = at + 1;
    const { lastPlace: _, ...standing } = line;
    return { ...standing, rank };
  });
};

/** The best place of each round, and which of them count: of equal points the earlier rounds. */
const scoresOf = (
  rows: readonly RoundResult[],
  { points, bestRounds }: Pick<StandingsRules, 'points' | 'bestRounds'>,
): readonly Score[] => {
  const places = new Map<string, number>();
  for (const { eventId, place, type } of rows)
    if (type === 'finished' && place !== null) places.set(eventId, Math.min(place, places.get(eventId) ?? place));
  return [...places]
    .map(([eventId, place]) => ({ eventId, place, points: points[place - 1] ?? 0 }))
    .toSorted((a, b) => b.points - a.points || (a.eventId < b.eventId ? -1 : 1))
    .map((item, at) => ({ ...item, counts: bestRounds === null || at < bestRounds }));
};
