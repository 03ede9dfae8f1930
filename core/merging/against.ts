import { amaKey, isAgainstName, type Rider } from '../riders/index.js';
import { fullNameOf } from '../shared/index.js';
import type { Collision } from './collisions.js';

/** Why two accounts may be two persons, weightiest first (domain.md §8). */
const REASONS_AGAINST = ['SAME_CLASS', 'OTHER_BIRTH_DATE', 'OTHER_AMA_NUMBER', 'OTHER_NAME'] as const;
export type ReasonAgainst = (typeof REASONS_AGAINST)[number];

export interface Against {
  readonly code: ReasonAgainst;
  /** of SAME_CLASS: in how many classes both have a result; otherwise 1 */
  readonly count: number;
}

type Compared = Pick<Rider, 'firstName' | 'lastName' | 'bornOn' | 'amaNumber'>;

const named = (rider: Compared) => ({ fullName: fullNameOf(rider), familyName: rider.lastName });

const isOtherName = (a: Compared, b: Compared): boolean =>
  isAgainstName(fullNameOf(a), named(b)) && isAgainstName(fullNameOf(b), named(a));

const differ = (a: string | null, b: string | null): boolean => Boolean(a) && Boolean(b) && a !== b;

/** What speaks against one person: nobody rides twice in a class, and a person has one birth date and one AMA number. */
export const reasonsAgainst = (
  keep: Compared,
  deleted: Compared,
  collisions: readonly Collision[],
): readonly Against[] => {
  const found: Readonly<Record<ReasonAgainst, number>> = {
    SAME_CLASS: collisions.length,
    OTHER_BIRTH_DATE: Number(differ(keep.bornOn, deleted.bornOn)),
    OTHER_AMA_NUMBER: Number(differ(amaKey(keep.amaNumber ?? ''), amaKey(deleted.amaNumber ?? ''))),
    OTHER_NAME: Number(isOtherName(keep, deleted)),
  };
  return REASONS_AGAINST.flatMap((code) => (found[code] > 0 ? [{ code, count: found[code] }] : []));
};
