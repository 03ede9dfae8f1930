import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';

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

export interface Alias {
  readonly nameKey: string;
  readonly hometownKey: string;
  readonly riderId: string;
}

/** A person's choice for a line; null: nobody of ours. */
export type Choices = ReadonlyMap<number, string | null>;

/** "Durango, CO" and "DURANGO" are one town. */
export const townKey = (hometown: string | null): string => nameKey((hometown ?? '').split(',')[0] ?? '');

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
 * state. Two candidates, or a name alone, is a question for a person; so is a remembered choice of another than the one of that name and town.
 */
export const matcher = (riders: readonly RiderFacts[], aliases: readonly Alias[], choices: Choices): ((row: NamedRider) => Match) => {
  const byId = new Map(riders.map((it) => [it.id, it]));
  const byAma = index(riders, (it) => amaKey(it.amaNumber ?? ''));
  const byEmail = index(riders, (it) => it.email.toLowerCase());
  const byName = index(riders, (it) => nameKey(it.fullName));
  const byAlias = new Map(aliases.map((it) => [`${it.nameKey}/${it.hometownKey}`, it.riderId]));

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

    const name = nameKey(row.riderName);
    const town = townKey(row.hometown);
    const named = byName.get(name) ?? [];
    const sameTown = town === '' ? [] : named.filter((it) => townKey(it.hometown) === town && agrees(row.state, it.state));
    const remembered = byId.get(byAlias.get(`${name}/${town}`) ?? '');
    if (remembered) {
      // whoever bears the very name in the very town is asked about: a choice at one promoter's event is nobody's to take what they win elsewhere
      const [other] = sameTown.length === 1 ? sameTown : [];
      return other && other.id !== remembered.id ? ambiguous([remembered, other]) : matched(remembered, 'alias');
    }
    if (named.length === 0) return unknown;
    if (sameTown[0] && sameTown.length === 1) return matched(sameTown[0], 'nameAndHometown');
    const sameState = row.state === null ? [] : named.filter((it) => it.state !== null && nameKey(it.state) === nameKey(row.state ?? ''));
    if (sameTown.length === 0 && sameState[0] && sameState.length === 1) return matched(sameState[0], 'nameAndState');
    return ambiguous(sameTown.length > 1 ? sameTown : named);
  };
};

/** Springfield, IL is not Springfield, MO; a state that only one side names says nothing. */
const agrees = (a: string | null, b: string | null): boolean => a === null || b === null || nameKey(a) === nameKey(b);
