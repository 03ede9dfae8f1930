import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import { type Alias, aliasKey, aliasKeys, townKey } from './alias.js';

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
  | { readonly status: 'ambiguous' | 'unknown'; readonly by: null; readonly rider: null; readonly candidates: readonly RiderFacts[] };

/** A person's choice for a line; null: nobody of ours. */
export type Choices = ReadonlyMap<number, string | null>;

const index = (riders: readonly RiderFacts[], keyOf: (rider: RiderFacts) => string): ReadonlyMap<string, readonly RiderFacts[]> => {
  const found = new Map<string, RiderFacts[]>();
  for (const rider of riders) {
    const key = keyOf(rider);
    if (key !== '') found.set(key, [...(found.get(key) ?? []), rider]);
  }
  return found;
};

const unknown: Match = { status: 'unknown', by: null, rider: null, candidates: [] };
const ambiguous = (candidates: readonly RiderFacts[]): Match => ({ status: 'ambiguous', by: null, rider: null, candidates });
const matched = (rider: RiderFacts, by: MatchedBy): Match => ({ status: 'matched', by, rider, candidates: [] });

/**
 * Finds the rider of each row: a person's choice, then AMA number, then e-mail, then a remembered choice, then full name with hometown or
 * state. Two candidates, or a name alone, is a question for a person; so is a remembered choice of another than the one whom name and place
 * tell, and one for a town alone, or for no place, of a rider from another state than the row's.
 */
export const matcher = (riders: readonly RiderFacts[], aliases: readonly Alias[], choices: Choices): ((row: NamedRider) => Match) => {
  const byId = new Map(riders.map((it) => [it.id, it]));
  const byAma = index(riders, (it) => amaKey(it.amaNumber ?? ''));
  const byEmail = index(riders, (it) => it.email.toLowerCase());
  const byName = index(riders, (it) => nameKey(it.fullName));
  const byAlias = new Map(aliases.map((it) => [aliasKey(it), byId.get(it.riderId)]));

  return (row) => {
    const choice = choices.get(row.line);
    if (choice === null) return unknown;
    const chosen = choice === undefined ? undefined : byId.get(choice);
    if (chosen) return matched(chosen, 'choice');

    const keyed: readonly (readonly [MatchedBy, readonly RiderFacts[]])[] = [
      ['amaNumber', (row.amaNumber && byAma.get(amaKey(row.amaNumber))) || []],
      ['email', (row.email && byEmail.get(row.email.toLowerCase())) || []],
    ];
    for (const [by, found] of keyed) {
      if (found.length > 1) return ambiguous(found);
      if (found[0]) return matched(found[0], by);
    }

    const told = byPlace(row, byName.get(nameKey(row.riderName)) ?? []);
    const [ofPlace, ofTown] = aliasKeys(row);
    const exactly = byAlias.get(ofPlace);
    const remembered = exactly ?? byAlias.get(ofTown);
    if (!remembered) return told;
    // whoever bears the very name in the very place is asked about: a choice at one promoter's event is nobody's to take what they win elsewhere
    const isOther = told.rider !== null && told.rider.id !== remembered.id;
    if (!isOther && (exactly || mayBeFrom(row, remembered))) return matched(remembered, 'alias');
    return ambiguous([remembered, ...(told.rider ? [told.rider] : told.candidates).filter((it) => it.id !== remembered.id)]);
  };
};

/** Whom full name with hometown or state tell, among those of the name. */
const byPlace = (row: NamedRider, named: readonly RiderFacts[]): Match => {
  if (named.length === 0) return unknown;
  const town = townKey(row.hometown);
  const sameTown = town === '' ? [] : named.filter((it) => townKey(it.hometown) === town && agrees(row.state, it.state));
  if (sameTown[0] && sameTown.length === 1) return matched(sameTown[0], 'nameAndHometown');
  const sameState = named.filter((it) => isSame(row.state, it.state));
  if (sameTown.length === 0 && sameState[0] && sameState.length === 1) return matched(sameState[0], 'nameAndState');
  return ambiguous(sameTown.length > 1 ? sameTown : named);
};

/** Where a town is the same a state that is not known says nothing; a state alone must be the rider's own. */
const mayBeFrom = ({ hometown, state }: NamedRider, rider: RiderFacts): boolean => (townKey(hometown) === '' ? isSame : agrees)(state, rider.state);

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && nameKey(a) === nameKey(b);

/** Springfield, IL is not Springfield, MO; a state that only one side names says nothing. */
const agrees = (a: string | null, b: string | null): boolean => a === null || b === null || isSame(a, b);
