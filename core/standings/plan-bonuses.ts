import { namedMake, type ReasonCode, rideOf } from '../eligibility/index.js';
import { type Program, rulesOn } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import { ageOn, type LocalDate, nameKey } from '../shared/index.js';
import type { Round, RoundResult, Standing } from './standings.js';

/** Why a place of the standings gets no bonus now. The contract has the list of these codes, each the key of its text. */
export type BonusRefusalCode =
  | 'NOT_ENROLLED'
  | 'RIDER_DEACTIVATED'
  | 'RIDER_FACTORY'
  | 'CONSENT_MISSING'
  | 'EMAIL_NOT_VERIFIED'
  | 'OTHER_BRAND'
  | 'BIKE_NOT_ELIGIBLE'
  | 'BEING_CHECKED'
  | 'CHECK_REFUSED'
  | 'UNMATCHED_RESULTS'
  | 'PLACE_PAID'
  | 'RIDER_PAID';

export interface BonusRefusal {
  readonly code: BonusRefusalCode;
  /** the round that it is about */
  readonly round: string | null;
}

/** A bonus of a class that was given, by the place it was given for. */
export interface PaidPlace {
  /** 1 for the first of the places that have a bonus */
  readonly position: number;
  readonly awardId: string;
  readonly riderId: string;
  readonly riderName: string;
  /** as it was given, minor units */
  readonly amount: number;
}

/** A place of the standings that has a bonus, and what becomes of it. */
export interface PlannedBonus {
  /** differs for each rider, also where the rank is shared */
  readonly position: number;
  readonly rank: number;
  readonly riderId: string | null;
  readonly name: string;
  readonly points: number;
  /** minor units */
  readonly amount: number;
  /** empty: it can be given, or was given to this rider for this place */
  readonly refused: readonly BonusRefusal[];
  /** given before for this place */
  readonly paid: PaidPlace | null;
}

interface Facts {
  readonly rounds: readonly Round[];
  /** the bonus of each place, minor units */
  readonly amounts: readonly number[];
  readonly riders: ReadonlyMap<string, RiderFacts>;
  readonly paid: readonly PaidPlace[];
  readonly program: Program;
  readonly today: LocalDate;
}

/**
 * What the first places of the standings of a class get (domain.md §4). Riders who share a rank share the amounts of the
 * places that they occupy; what does not divide goes to the first of them. A place that was paid is never paid again,
 * and no rider gets two bonuses of a class, also after the standings have changed: those who are named with PLACE_PAID
 * or RIDER_PAID are for a person to decide about. All that was and would be given never exceeds the amounts.
 */
export const planBonuses = (standings: readonly Standing[], facts: Facts): readonly PlannedBonus[] => {
  const { amounts, paid } = facts;
  const byPosition = new Map(paid.map((place) => [place.position, place]));
  const paidRiders = new Map(paid.map((place) => [place.riderId, place.position]));
  // nobody takes what was given for places that others hold now
  let left = amounts.reduce((sum, amount) => sum + amount, 0) - paid.reduce((sum, place) => sum + place.amount, 0);
  return standings.flatMap((line, at): readonly PlannedBonus[] => {
    const position = at + 1;
    const amount = shareOf(standings, line, position, amounts);
    const before = byPosition.get(position) ?? null;
    if (amount === 0 && before === null) return [];
    const standsPaid = before !== null && before.riderId === line.riderId;
    const refused = standsPaid ? [] : refusals(line, standings, facts);
    if (!standsPaid) {
      if (before !== null || amount > left) refused.push({ code: 'PLACE_PAID', round: null });
      if (line.riderId !== null && paidRiders.has(line.riderId)) refused.push({ code: 'RIDER_PAID', round: null });
      if (refused.length === 0) left -= amount;
    }
    const { rank, riderId, name, points } = line;
    return [{ position, rank, riderId, name: nameOf(facts, riderId) ?? name, points, amount, refused, paid: before }];
  });
};

const nameOf = ({ riders }: Facts, riderId: string | null): string | undefined =>
  riderId === null ? undefined : riders.get(riderId)?.fullName;

export const isPayable = (bonus: PlannedBonus): bonus is PlannedBonus & { readonly riderId: string } =>
  bonus.riderId !== null && bonus.amount > 0 && bonus.paid === null && bonus.refused.length === 0;

const shareOf = (
  standings: readonly Standing[],
  { rank }: Standing,
  position: number,
  amounts: readonly number[],
): number => {
  const sharing = standings.filter((standing) => standing.rank === rank).length;
  const pot = amounts.slice(rank - 1, rank - 1 + sharing).reduce((sum, amount) => sum + amount, 0);
  const part = Math.floor(pot / sharing);
  return position === rank ? pot - part * (sharing - 1) : part;
};

const refusals = (line: Standing, standings: readonly Standing[], facts: Facts): BonusRefusal[] => {
  const rider = line.riderId === null ? undefined : facts.riders.get(line.riderId);
  if (!rider) return [{ code: 'NOT_ENROLLED', round: null }];
  const { program, today } = facts;
  const found: BonusRefusal[] = [];
  const add = (code: BonusRefusalCode, round: string | null = null): void => void found.push({ code, round });
  if (rider.deactivated) add('RIDER_DEACTIVATED');
  if (rider.factory) add('RIDER_FACTORY');
  if (!rider.parentalConsent && (rider.bornOn === null || ageOn(rider.bornOn, today) < program.adultAge))
    add('CONSENT_MISSING');
  if (rider.login === 'unverified') add('EMAIL_NOT_VERIFIED');
  const names = new Set([line.name, rider.fullName].map(nameKey));
  if (standings.some((standing) => standing.riderId === null && names.has(nameKey(standing.name))))
    add('UNMATCHED_RESULTS');
  return [...found, ...ofRounds(line.rows, rider, facts)];
};

/** The first round of each kind of doubt: the brand's eligible motorcycle in every round, and nothing in question. */
const ofRounds = (
  rows: readonly RoundResult[],
  rider: RiderFacts,
  { rounds, program }: Facts,
): readonly BonusRefusal[] => {
  const found = new Map<BonusRefusalCode, BonusRefusal>();
  const add = (code: BonusRefusalCode, round: string): void => {
    if (!found.has(code)) found.set(code, { code, round });
  };
  for (const { eventId, title, on } of rounds)
    for (const row of rows.filter((result) => result.eventId === eventId && result.type !== 'DNS')) {
      const rules = rulesOn(program, on);
      const make = namedMake(row.bike, [...rules.brandMakes, ...rules.knownMakes]);
      if (make !== null && !rules.brandMakes.map(nameKey).includes(nameKey(make))) add('OTHER_BRAND', title);
      else if (!row.rode && 'reason' in rideOf(row.bike, rider.bikes, rules)) add('BIKE_NOT_ELIGIBLE', title);
      for (const code of ['BEING_CHECKED', 'CHECK_REFUSED'] as const satisfies readonly ReasonCode[])
        if (row.reasons.includes(code)) add(code, title);
    }
  return [...found.values()];
};
