import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import type { Stores, UnitOfWork } from '../shared/index.js';
import { townKey } from './alias.js';
import { matchRows } from './match-rows.js';
import { namesAgree } from './names-agree.js';
import type { Result } from './result.js';

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
}

type Described = Pick<Result, 'riderName' | 'hometown' | 'email' | 'amaNumber'>;

/** Town and state of a stored result, which keeps them as one text: "Moab, UT". */
const townAndState = (hometown: string | null): { readonly town: string | null; readonly state: string | null } => {
  const at = hometown?.lastIndexOf(',') ?? -1;
  if (hometown === null || at < 0) return { town: hometown, state: null };
  return { town: hometown.slice(0, at).trim() || null, state: hometown.slice(at + 1).trim() || null };
};

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
    named ? 'sameName' : namesAgree(result.riderName, rider) ? 'similarName' : 'otherName',
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
  (results: readonly Result[]): Promise<ReadonlyMap<string, readonly ProposedRider[]>> =>
    uow.run(async (tx: Pick<Stores, Needs>) => {
      const rows = results.map((it, line) => {
        const { town, state } = townAndState(it.hometown);
        const { place, type, riderName, number, bike, email, amaNumber } = it;
        const said = { place, type, riderName, number, bike, email, amaNumber };
        return { ...said, line, hometown: town, state, className: null, entrants: null };
      });
      const { matches } = await matchRows(tx, { rows, choices: new Map() }, []);
      return new Map(
        matches.map(([{ line }, match]) => {
          const result = results[line]!;
          const riders = (match.rider ? [match.rider] : match.candidates).filter((it) => !it.deactivated);
          return [result.id, riders.map((rider) => ({ rider, evidence: evidenceOf(result, rider) }))] as const;
        }),
      );
    });
