import { amaKey, likenessOf, type NameLikeness, nameKey, namesAgree, type RiderFacts } from '../riders/index.js';
import type { Stores, UnitOfWork } from '../shared/index.js';
import { townKey } from './alias.js';
import { matchRows } from './match-rows.js';
import { rowOfResult, townAndState } from './rematch.js';
import type { Result } from './result.js';
import type { NumbersUsed } from './told-apart.js';

/** What speaks for a rider, and what speaks against them. */
export type Evidence =
  | 'sameAmaNumber'
  | 'sameEmail'
  | 'sameName'
  | 'similarName'
  | 'sameTown'
  | 'sameState'
  | 'otherAmaNumber'
  | 'otherName'
  | 'otherTown'
  | 'otherState'
  | 'emailNotVerified';

export interface ProposedRider {
  readonly rider: RiderFacts;
  readonly evidence: readonly Evidence[];
  /** how the name is written otherwise; null when it is the same or another */
  readonly likeness: NameLikeness | null;
  /** numbers of earlier results, to tell riders of one name apart; a few */
  readonly numbers: readonly string[];
}

export interface Proposed {
  readonly riders: readonly ProposedRider[];
  /** how many more there are, who are not shown */
  readonly leftOut: number;
}

/** riders to choose from at once */
export const MOST_PROPOSED = 10;
const MOST_NUMBERS = 5;
const NO_NUMBERS: NumbersUsed = new Map();

/** A few of the numbers that a rider had before, in order. */
export const numbersOf = ({ id }: RiderFacts, numbers: NumbersUsed): readonly string[] =>
  [...(numbers.get(id) ?? [])].toSorted().slice(0, MOST_NUMBERS);

type Described = Pick<Result, 'riderName' | 'hometown' | 'email' | 'amaNumber'>;

const compared = <E extends Evidence>(a: string, b: string, same: E, other: E): readonly E[] =>
  a === '' || b === '' ? [] : [a === b ? same : other];

/** Why a result may be this rider's, and what does not fit: strongest first. */
export const evidenceOf = (result: Described, rider: RiderFacts): readonly Evidence[] => {
  const { town, state } = townAndState(result.hometown);
  const named = nameKey(result.riderName) === nameKey(rider.fullName);
  return [
    ...compared(amaKey(result.amaNumber ?? ''), amaKey(rider.amaNumber ?? ''), 'sameAmaNumber', 'otherAmaNumber'),
    ...(result.email !== null && result.email.toLowerCase() === rider.email.toLowerCase()
      ? (['sameEmail'] as const)
      : []),
    named
      ? 'sameName'
      : namesAgree(result.riderName, rider) || likenessOf(result.riderName, rider) !== null
        ? 'similarName'
        : 'otherName',
    ...compared(townKey(town), townKey(rider.hometown), 'sameTown', 'otherTown'),
    ...compared(nameKey(state ?? ''), nameKey(rider.state ?? ''), 'sameState', 'otherState'),
    ...(rider.login === 'unverified' ? (['emailNotVerified'] as const) : []),
  ];
};

type Needs = 'aliases' | 'riderFacts';

/**
 * Riders who may be behind unmatched results, by the same rules as for a file (domain.md §4), with the evidence for a
 * person to decide by. Nobody is matched by it.
 */
export const proposeRiders =
  ({ uow }: { readonly uow: UnitOfWork<Needs> }) =>
  (results: readonly Result[]): Promise<ReadonlyMap<string, Proposed>> =>
    uow.run(async (tx: Pick<Stores, Needs>) => {
      const rows = results.map(rowOfResult);
      const { matches } = await matchRows(tx, { rows, promoterId: null, choices: new Map() }, []);
      const found = matches.map(([{ line }, match]) => ({
        result: results[line]!,
        riders: (match.rider ? [match.rider] : match.candidates).filter((candidate) => !candidate.deactivated),
      }));
      const shown = found.flatMap(({ riders }) => riders.slice(0, MOST_PROPOSED).map((rider) => rider.id));
      const numbers = shown.length === 0 ? NO_NUMBERS : await tx.riderFacts.numbers(shown, null);
      return new Map(
        found.map(({ result, riders }) => [
          result.id,
          {
            leftOut: Math.max(0, riders.length - MOST_PROPOSED),
            riders: riders.slice(0, MOST_PROPOSED).map((rider) => ({
              rider,
              evidence: evidenceOf(result, rider),
              likeness: likenessOf(result.riderName, rider),
              numbers: numbersOf(rider, numbers),
            })),
          },
        ]),
      );
    });
