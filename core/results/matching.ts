import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import { type Alias, aliasKey, aliasKeys, townKey } from './alias.js';
import { namesAgree } from './names-agree.js';

/** What a row says of who rode. */
export interface NamedRider {
  readonly line: number;
  readonly riderName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
}

export type MatchedBy = 'choice' | 'amaNumber' | 'email' | 'alias' | 'nameAndHometown' | 'nameAndState';

/** The rider of a row, or the candidates a person chooses from: the program never guesses (domain.md §4). */
export type Match =
  | { readonly status: 'matched'; readonly by: MatchedBy; readonly rider: RiderFacts; readonly candidates: readonly [] }
  | {
      readonly status: 'ambiguous' | 'unknown';
      readonly by: null;
      readonly rider: null;
      readonly candidates: readonly RiderFacts[];
    };

/** A person's choice for a line; null: nobody of ours. */
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
 * Only what was proved decides: an account whose e-mail nobody verified is as if it were not there, but for a person to
 * choose (docs/adr/0043).
 */
const isProved = ({ login }: RiderFacts): boolean => login !== 'unverified';

interface Keyed {
  readonly match: Match;
  /** whom the name fits as well, though the program may not decide for them */
  readonly unproved: readonly RiderFacts[];
}

/**
 * Finds the rider whom AMA number or verified e-mail tell. Either decides only for somebody of that name: the same
 * family name and first letter. A number that leads to somebody of another name is a question.
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

/** With further people whom a person may choose; a rider who was found stays found. */
const withCandidates = (match: Match, others: readonly RiderFacts[]): Match =>
  match.rider || others.length === 0 ? match : ambiguous(distinct([...match.candidates, ...others]));

/**
 * Finds the rider of each row: a person's choice, then AMA number, then verified e-mail, then a remembered choice, then
 * full name with hometown or state. Two candidates, a name alone, or a number whose owner has another name is a
 * question for a person; so is a remembered choice of another than the one whom name and place tell, and one for a town
 * alone, or for no place, of a rider from another state than the row's. Accounts with an unverified e-mail are
 * candidates where nobody else is found, and never found by the program.
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

  /**
   * What a person chose for the name and place before answers a question only where it is no other than the row itself
   * tells.
   */
  function remembering(row: NamedRider, keyed: Match, told: Match): Match {
    const [ofPlace, ofTown] = aliasKeys(row);
    const exactly = byAlias.get(ofPlace);
    const remembered = exactly ?? byAlias.get(ofTown);
    const asked = keyed.status === 'ambiguous' ? withCandidates(keyed, candidatesOf(told)) : told;
    if (!remembered) return asked;
    // whoever bears the very name in the very place is asked about: a choice at one promoter's event is nobody's to
    // take what they win elsewhere
    const isOther = told.rider !== null && told.rider.id !== remembered.id;
    const isAnother = keyed.status === 'ambiguous' && !keyed.candidates.some((it) => it.id === remembered.id);
    if (!isOther && !isAnother && (exactly || mayBeFrom(row, remembered))) return matched(remembered, 'alias');
    return ambiguous(distinct([remembered, ...candidatesOf(asked)]));
  }
};

/** Whom full name with hometown or state tell, among those of the name. */
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

/** Where a town is the same a state that is not known says nothing; a state alone must be the rider's own. */
const mayBeFrom = ({ hometown, state }: NamedRider, rider: RiderFacts): boolean =>
  (townKey(hometown) === '' ? isSame : sameOrUnknown)(state, rider.state);

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && nameKey(a) === nameKey(b);

/** Springfield, IL is not Springfield, MO; a state that only one side names says nothing. */
const sameOrUnknown = (a: string | null, b: string | null): boolean => a === null || b === null || isSame(a, b);
