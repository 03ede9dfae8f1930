import type { mergeRiders, Response, RiderDetail } from '@rrr/contract';

export type Merged = Response<typeof mergeRiders>;

export interface Pair {
  keep: RiderDetail;
  deleted: RiderDetail;
}

const emailOf = ({ personal }: RiderDetail): string => (personal?.email ?? '').toLowerCase();

/** What the administrator types, each with the account's e-mail; the words are of the reader's language. */
export interface Phrases {
  delete: string;
  keep: string;
}

/** Either of these confirms (domain.md §8). */
export const phrasesOf = ({ keep, deleted }: Pair, words: Phrases): Phrases => ({
  delete: `${words.delete} ${emailOf(deleted)}`,
  keep: `${words.keep} ${emailOf(keep)}`,
});

/** Who goes, in a few words: the name, or the e-mail where both have the same name. */
export const deletedName = ({ keep, deleted }: Pair): string =>
  keep.fullName.localeCompare(deleted.fullName, undefined, { sensitivity: 'base' }) === 0
    ? emailOf(deleted)
    : deleted.fullName;

/** The word compared exactly, the e-mail in lower case. */
export const isConfirmed = (phrases: Phrases, typed: string): boolean => {
  const [word = '', email = ''] = typed.trim().split(/\s+/);
  return [phrases.delete, phrases.keep].includes(`${word} ${email.toLowerCase()}`);
};

/** Whether nothing is lost or made: keep + deleted − reversed = after, in every book and currency. */
export const addsUp = ({ balances }: Pick<Merged, 'balances'>): boolean =>
  balances.every(
    ({ keep, deleted, reversed, after }) => keep.amount + deleted.amount - reversed.amount === after.amount,
  );
