import type { RiderToChoose } from '@rrr/contract';
import type { Candidate } from '@rrr/core/results';

/** Promoters see the last digits of an AMA number: enough to compare, too few to use. */
const SHOWN_DIGITS = 3;
const inPart = (amaNumber: string | null): string | null =>
  amaNumber === null ? null : `…${[...amaNumber].slice(-SHOWN_DIGITS).join('')}`;

type Telling = Pick<Candidate, 'amaNumber' | 'bikes' | 'numbers' | 'bornOn' | 'likeness'>;

/**
 * What tells riders of one name apart, as each role may see it (domain.md §10): the year of birth and the whole AMA
 * number are for admins.
 */
export const presentTelling = (
  { amaNumber, bikes = [], numbers = [], bornOn = null, likeness = null }: Telling,
  toAdmin: boolean,
): Pick<RiderToChoose, 'amaNumber' | 'bikes' | 'numbers' | 'bornIn' | 'likeness'> => ({
  amaNumber: toAdmin ? amaNumber : inPart(amaNumber),
  ...(likeness === null ? {} : { likeness }),
  bikes: [...bikes],
  numbers: [...numbers],
  ...(toAdmin && bornOn !== null ? { bornIn: Number(bornOn.slice(0, 4)) } : {}),
});
