/** Shorter words have too many neighbours, and longer ones may have a second typing error. */
const [SHORTEST, TWO_FROM] = [4, 7];
/** letters at either end that are looked up for a word with two errors */
const AT_END = 2;
/** as many words as a mistyped one may stand for */
const MOST = 20;

/** How many typing errors a word of a name may have: none below four letters or with a digit, two from seven letters. */
export const mostEdits = (word: string): 0 | 1 | 2 => {
  const { length } = [...word];
  return length < SHORTEST || /\p{N}/u.test(word) ? 0 : length < TWO_FROM ? 1 : 2;
};

/**
 * Letters left out, added, replaced, or swapped with the next that make one word the other; more than `most` is
 * `most + 1`.
 */
export const editsBetween = (one: string, other: string, most: number): number => {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [earlier, before] = [[] as number[], b.map((_, at) => at).concat(b.length)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [left, above, corner] = [row[j - 1] ?? 0, before[j] ?? 0, before[j - 1] ?? 0];
      const cost = Math.min(left + 1, above + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(cost, (earlier[j - 2] ?? 0) + 1) : cost);
    }
    if (Math.min(...row) > most && Math.min(...before) > most) return most + 1;
    [earlier, before] = [before, row];
  }
  return Math.min(before[b.length] ?? 0, most + 1);
};

/** Where words like a mistyped one are looked up. */
export interface Likely {
  /** they begin so */
  readonly beginning: string;
  /** or end so */
  readonly ending: string;
  /** or are one of these */
  readonly words: readonly string[];
}

/**
 * Where to look for the words that a mistyped one may stand for. One error leaves one half of the word as it is, or
 * swaps the letters where the halves meet, so every word with one error is there. Of words with two errors, those whose
 * first two or last two letters are right.
 */
export const likelyWords = (word: string, most: 1 | 2): Likely => {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const [first, last] = most === 1 ? [middle, letters.length - middle] : [AT_END, AT_END];
  const swapped = [...letters];
  swapped.splice(middle - 1, 2, letters[middle] ?? '', letters[middle - 1] ?? '');
  return {
    beginning: letters.slice(0, first).join(''),
    ending: letters.slice(-last).join(''),
    words: [swapped.join('')],
  };
};

/** Of the candidates those that the word may be a typing error of, nearest first; at most twenty. */
export const similarWords = (word: string, candidates: readonly string[], most: number): readonly string[] =>
  [...new Set(candidates)]
    .map((candidate) => ({ it: candidate, edits: editsBetween(word, candidate, most) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((a, b) => a.edits - b.edits || (a.it < b.it ? -1 : 1))
    .slice(0, MOST)
    .map(({ it: value }) => value);
