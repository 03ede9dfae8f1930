import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import { type Alias, aliasKey, aliasKeys, townKey } from './alias.js';
import { namesAgree } from './names-agree.js';

/** What a row says about its rider. */
export interface NamedRider {
  readonly line: number;
  readonly riderName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
}

export type MatchedBy = 'choice' | 'amaNumber' | 'email' | 'alias' | 'nameAndHometown' | 'nameAndState';

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

const index = (
  riders: readonly RiderFacts[],
  keyOf: (rider: RiderFacts) => string,
): ReadonlyMap<string, readonly RiderFacts[]> => {
  const found = new Map<string, RiderFacts[]>();
  for (const rider of riders) {
    const key = keyOf(rider);
    if (key !== '') found.set(key, [...(found.get(key) ?? []), rider]);
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
 * Accounts with an unverified e-mail never match automatically; they are only offered as candidates (docs/adr/0043).
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
  const byAma = index(riders, (it) => amaKey(it.amaNumber ?? ''));
  const byEmail = index(riders, (it) => it.email.toLowerCase());
  return (row) => {
    const ofAma = (row.amaNumber && byAma.get(amaKey(row.amaNumber))) || [];
    const ofEmail = (row.email && byEmail.get(row.email.toLowerCase())) || [];
    const keyed: readonly (readonly [MatchedBy, readonly RiderFacts[]])[] = [
      ['amaNumber', ofAma.filter(isProved)],
      ['email', ofEmail.filter((it) => it.login === 'verified')],
    ];
    const decisive = keyed.flatMap(([, found]) => found);
    const unproved = distinct(
      [...ofAma, ...ofEmail].filter((it) => !decisive.includes(it) && namesAgree(row.riderName, it)),
    );
    for (const [by, found] of keyed) {
      const [first, ...others] = found.filter((it) => namesAgree(row.riderName, it));
      if (first && others.length === 0) return { match: matched(first, by), unproved };
      if (found.length > 0) return { match: ambiguous(distinct(first ? [first, ...others] : decisive)), unproved };
    }
    return { match: unknown, unproved };
  };
};

const distinct = (riders: readonly RiderFacts[]): readonly RiderFacts[] => [
  ...new Map(riders.map((it) => [it.id, it])).values(),
];

const candidatesOf = (match: Match): readonly RiderFacts[] => (match.rider ? [match.rider] : match.candidates);

/** Adds candidates to a match without a rider. */
const withCandidates = (match: Match, others: readonly RiderFacts[]): Match =>
  match.rider || others.length === 0 ? match : ambiguous(distinct([...match.candidates, ...others]));

/**
 * Finds the rider of each row, in this order: manual choice, AMA number, verified e-mail, remembered choice, full name
 * with hometown or state. A manual choice is needed for two candidates, for a name alone, for a number whose owner has
 * another name, and for a remembered choice that contradicts name and place or the row's state. Accounts with an
 * unverified e-mail are candidates only when nobody else is found.
 */
export const matcher = (
  riders: readonly RiderFacts[],
  aliases: readonly Alias[],
  choices: Choices,
): ((row: NamedRider) => Match) => {
  const byId = new Map(riders.map((it) => [it.id, it]));
  const byKey = keyMatcher(riders);
  const byName = index(riders, (it) => nameKey(it.fullName));
  const byAlias = new Map(aliases.map((it) => [aliasKey(it), byId.get(it.riderId)]));

  return (row) => {
    const choice = choices.get(row.line);
    if (choice === null) return unknown;
    const chosen = choice === undefined ? undefined : byId.get(choice);
    if (chosen) return matched(chosen, 'choice');

    const { match: keyed, unproved } = byKey(row);
    if (keyed.rider) return keyed;
    const named = byName.get(nameKey(row.riderName)) ?? [];
    const told = byPlace(row, named.filter(isProved));
    const others = [...unproved, ...named.filter((it) => !isProved(it))];
    return withCandidates(remembering(row, keyed, told), others);
  };

  /** Uses a remembered choice only if it does not contradict what the row itself identifies. */
  function remembering(row: NamedRider, keyed: Match, told: Match): Match {
    const [ofPlace, ofTown] = aliasKeys(row);
    const exactly = byAlias.get(ofPlace);
    const remembered = exactly ?? byAlias.get(ofTown);
    const asked = keyed.status === 'ambiguous' ? withCandidates(keyed, candidatesOf(told)) : told;
    if (!remembered) return asked;
    // a different rider with exactly this name and place needs a manual choice, so that one promoter's choice cannot
    // redirect winnings elsewhere
    const isOther = told.rider !== null && told.rider.id !== remembered.id;
    const isAnother = keyed.status === 'ambiguous' && !keyed.candidates.some((it) => it.id === remembered.id);
    if (!isOther && !isAnother && (exactly || mayBeFrom(row, remembered))) return matched(remembered, 'alias');
    return ambiguous(distinct([remembered, ...candidatesOf(asked)]));
  }
};

/** Finds the rider by full name with hometown or state. */
const byPlace = (row: NamedRider, named: readonly RiderFacts[]): Match => {
  if (named.length === 0) return unknown;
  const town = townKey(row.hometown);
  const sameTown =
    town === '' ? [] : named.filter((it) => townKey(it.hometown) === town && sameOrUnknown(row.state, it.state));
  if (sameTown[0] && sameTown.length === 1) return matched(sameTown[0], 'nameAndHometown');
  const sameState = named.filter((it) => isSame(row.state, it.state));
  if (sameTown.length === 0 && sameState[0] && sameState.length === 1) return matched(sameState[0], 'nameAndState');
  return ambiguous(sameTown.length > 1 ? sameTown : named);
};

/** With the same town, an unknown state is accepted; without a town, the state must be equal. */
const mayBeFrom = ({ hometown, state }: NamedRider, rider: RiderFacts): boolean =>
  (townKey(hometown) === '' ? isSame : sameOrUnknown)(state, rider.state);

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && nameKey(a) === nameKey(b);

/** Springfield, IL is not Springfield, MO; a missing value matches any. */
const sameOrUnknown = (a: string | null, b: string | null): boolean => a === null || b === null || isSame(a, b);
