import {
  amaKey,
  likenessOf,
  mayBeRemembered,
  nameKey,
  namesAgree,
  type RiderFacts,
  riderNameKeys,
  sameNameKey,
  writtenNameKeys,
} from '../riders/index.js';
import { type Alias, aliasKey, aliasKeys, townKey } from './alias.js';
import { isOfName, isSame, type NumbersUsed, sameOrUnknown, toldApart, type ToldBy } from './told-apart.js';

/** What a row says about its rider. */
export interface NamedRider {
  readonly line: number;
  readonly riderName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
  /** of the plate */
  readonly number?: string | null;
  readonly bike?: string | null;
}

export type MatchedBy = 'choice' | 'amaNumber' | 'email' | 'alias' | ToldBy;

/** The matched rider, or the candidates for a person to choose from. The program never guesses (domain.md §4). */
export type Match =
  | { readonly status: 'matched'; readonly by: MatchedBy; readonly rider: RiderFacts; readonly candidates: readonly [] }
  | {
      readonly status: 'ambiguous' | 'unknown';
      readonly by: null;
      readonly rider: null;
      readonly candidates: readonly RiderFacts[];
    };

/** Manual choices by line; null: none of the enrolled riders. */
export type Choices = ReadonlyMap<number, string | null>;

/** By name: riders of exactly a name, and riders whose name is written otherwise. */
export interface NameIndex {
  readonly whole: ReadonlyMap<string, readonly RiderFacts[]>;
  readonly alike: ReadonlyMap<string, readonly RiderFacts[]>;
}

const index = <T>(all: readonly T[], keysOf: (one: T) => readonly string[]): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) {
      if (key === '') continue;
      const some = found.get(key);
      if (some) some.push(one);
      else found.set(key, [one]);
    }
  return found;
};

const unknown: Match = { status: 'unknown', by: null, rider: null, candidates: [] };
const ambiguous = (candidates: readonly RiderFacts[]): Match => ({
  status: 'ambiguous',
  by: null,
  rider: null,
  candidates,
});
const matched = (rider: RiderFacts, by: MatchedBy): Match => ({ status: 'matched', by, rider, candidates: [] });

/**
 * Accounts with an unverified e-mail never match automatically; they are only offered as candidates (ADR 20).
 */
const isProved = ({ login }: RiderFacts): boolean => login !== 'unverified';

interface Keyed {
  readonly match: Match;
  /** riders whose name matches, but who may not be matched automatically */
  readonly unproved: readonly RiderFacts[];
}

/**
 * Finds a rider by AMA number or verified e-mail. Either matches only with the same family name and first initial; a
 * number that belongs to another name needs a manual choice.
 */
export const keyMatcher = (riders: readonly RiderFacts[]): ((row: NamedRider) => Keyed) => {
  const byAma = index(riders, (rider) => [amaKey(rider.amaNumber ?? '')]);
  const byEmail = index(riders, (rider) => [rider.email.toLowerCase()]);
  return (row) => {
    const ofAma = (row.amaNumber && byAma.get(amaKey(row.amaNumber))) || [];
    const ofEmail = (row.email && byEmail.get(row.email.toLowerCase())) || [];
    const keyed: readonly (readonly [MatchedBy, readonly RiderFacts[]])[] = [
      ['amaNumber', ofAma.filter(isProved)],
      ['email', ofEmail.filter((facts) => facts.login === 'verified')],
    ];
    const decisive = keyed.flatMap(([, found]) => found);
    const unproved = distinct(
      [...ofAma, ...ofEmail].filter((facts) => !decisive.includes(facts) && namesAgree(row.riderName, facts)),
    );
    for (const [by, found] of keyed) {
      const [first, ...others] = found.filter((facts) => namesAgree(row.riderName, facts));
      if (first && others.length === 0) return { match: matched(first, by), unproved };
      if (found.length > 0) return { match: ambiguous(distinct(first ? [first, ...others] : decisive)), unproved };
    }
    return { match: unknown, unproved };
  };
};

const distinct = (riders: readonly RiderFacts[]): readonly RiderFacts[] => [
  ...new Map(riders.map((rider) => [rider.id, rider])).values(),
];

const candidatesOf = (match: Match): readonly RiderFacts[] => (match.rider ? [match.rider] : match.candidates);

/** Adds candidates to a match without a rider. */
const withCandidates = (match: Match, others: readonly RiderFacts[]): Match =>
  match.rider || others.length === 0 ? match : ambiguous(distinct([...match.candidates, ...others]));

/** What rows are matched with, beside the riders. */
export interface MatchingFacts {
  /** what persons chose before, for this promoter */
  readonly aliases?: readonly Alias[];
  readonly choices?: Choices;
  readonly numbers?: NumbersUsed;
  /** of the same riders, with the keys of all rows; left out: made when the first row needs it */
  readonly names?: NameIndex;
}

/**
 * An index of riders by name, made in steps. A rider has some thirty keys, and most of them are asked by no row: `asked`
 * are those that are, made by `writtenNameKeys`.
 */
export const nameIndexInSteps = function* (
  riders: readonly RiderFacts[],
  asked: ReadonlySet<string>,
): Generator<void, NameIndex> {
  const [whole, alike] = [new Map<string, RiderFacts[]>(), new Map<string, RiderFacts[]>()];
  const put = (into: Map<string, RiderFacts[]>, key: string, rider: RiderFacts): void => {
    const some = into.get(key);
    if (some) some.push(rider);
    else into.set(key, [rider]);
  };
  for (const rider of riders) {
    yield;
    const key = sameNameKey(rider.fullName);
    if (key !== '') put(whole, key, rider);
    if (asked.size > 0) for (const text of riderNameKeys(rider)) if (asked.has(text)) put(alike, text, rider);
  }
  return { whole, alike };
};

/**
 * Finds the rider of each row, in this order: manual choice, AMA number, verified e-mail, remembered choice, full name
 * with hometown or state. A manual choice is needed for two candidates, for a name alone, for a name written otherwise,
 * for a number whose owner has another name, and for a remembered choice that contradicts name and place or the row's
 * state. Two riders of one name are told apart by the row alone, never by what was chosen before (domain.md §4).
 * Accounts with an unverified e-mail are candidates only when nobody else is found.
 */
export const matcher = (
  riders: readonly RiderFacts[],
  { aliases = [], choices = new Map(), numbers = new Map(), names }: MatchingFacts,
): ((row: NamedRider) => Match) => {
  const byId = new Map(riders.map((rider) => [rider.id, rider]));
  const byKey = keyMatcher(riders);
  let byName = names;
  const named = (): NameIndex =>
    (byName ??= {
      whole: index(riders, (rider) => [sameNameKey(rider.fullName)]),
      alike: index(riders, riderNameKeys),
    });
  const byAlias = new Map(aliases.map((alias) => [aliasKey(alias), byId.get(alias.riderId)]));

  return (row) => {
    const choice = choices.get(row.line);
    if (choice === null) return unknown;
    const chosen = choice === undefined ? undefined : byId.get(choice);
    if (chosen) return matched(chosen, 'choice');

    const { match: keyed, unproved } = byKey(row);
    if (keyed.rider) return keyed;
    const ofName = ofOneName(row.riderName);
    const told = byTelling(row, ofName.filter(isProved));
    const remembered = remembering(row, keyed, told);
    if (remembered.rider) return remembered;
    const likely = alike(row);
    const proved = withCandidates(remembered, likely.filter(isProved));
    return withCandidates(proved, [...unproved, ...ofName, ...likely]);
  };

  /** Riders who have exactly this name, or this name with or without a suffix. */
  function ofOneName(riderName: string): readonly RiderFacts[] {
    return (named().whole.get(sameNameKey(riderName)) ?? []).filter((facts) => isOfName(riderName, facts));
  }

  /** Riders whose name is written otherwise; never matched by it. */
  function alike({ riderName }: NamedRider): readonly RiderFacts[] {
    const found = distinct(writtenNameKeys(riderName).flatMap((key) => named().alike.get(key) ?? []));
    return found.filter((facts) => likenessOf(riderName, facts) !== null).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Finds the rider by full name and what else the row says. */
  function byTelling(row: NamedRider, ofName: readonly RiderFacts[]): Match {
    const exact = ofName.filter((facts) => nameKey(facts.fullName) === nameKey(row.riderName));
    if (ofName.length < 2) return byPlace(row, exact);
    const found = toldApart(row, ofName, numbers);
    return found && exact.includes(found.rider)
      ? matched(found.rider, found.by)
      : ambiguous(found ? [found.rider] : ofName);
  }

  /** Uses a remembered choice only if it does not contradict what the row itself identifies. */
  function remembering(row: NamedRider, keyed: Match, told: Match): Match {
    const [ofPlace, ofTown] = aliasKeys(row);
    const exactly = byAlias.get(ofPlace);
    const remembered = exactly ?? byAlias.get(ofTown);
    const asked = keyed.status === 'ambiguous' ? withCandidates(keyed, candidatesOf(told)) : told;
    if (!remembered || !mayBeRemembered(row.riderName, remembered)) return asked;
    const twins = ofOneName(remembered.fullName).filter(isProved);
    // who was chosen for this place before may have moved there, but nobody else has this number or motorcycle
    if (twins.length > 1 && (told.by === 'nameAndNumber' || told.by === 'nameAndBike')) return told;
    const isTold = twins.length < 2 || toldApart(row, twins, numbers)?.rider.id === remembered.id;
    // a different rider with exactly this name and place needs a manual choice
    const isOther = told.rider !== null && told.rider.id !== remembered.id;
    const isAnother =
      keyed.status === 'ambiguous' && !keyed.candidates.some((candidate) => candidate.id === remembered.id);
    if (isTold && !isOther && !isAnother && (exactly || mayBeFrom(row, remembered)))
      return matched(remembered, 'alias');
    return ambiguous(distinct([remembered, ...(isTold ? [] : twins), ...candidatesOf(asked)]));
  }
};

/** Finds the only rider of a name by hometown or state. */
const byPlace = (row: NamedRider, named: readonly RiderFacts[]): Match => {
  const [rider] = named;
  if (!rider) return unknown;
  const town = townKey(row.hometown);
  if (town !== '' && townKey(rider.hometown) === town && sameOrUnknown(row.state, rider.state))
    return matched(rider, 'nameAndHometown');
  return isSame(row.state, rider.state) ? matched(rider, 'nameAndState') : ambiguous(named);
};

/** With the same town, an unknown state is accepted; without a town, the state must be equal. */
const mayBeFrom = ({ hometown, state }: NamedRider, rider: RiderFacts): boolean =>
  (townKey(hometown) === '' ? isSame : sameOrUnknown)(state, rider.state);
