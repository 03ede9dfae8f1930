import type { Outcome } from '@rrr/contract';
import { type Code, codes } from '../refusals/status.js';
import type { Translator } from '../words/translator.js';

const known = (code: string): code is Code => (codes as readonly string[]).includes(code);

/**
 * The outcome for one of many, with the refusal in the reader's language.
 * @throws Error for a code without a text, which is a programming error
 */
export const presentOutcome = (_id: string, refused: string | null, translator: Translator): Outcome => {
  if (refused === null) return { _id, refused: null };
  if (!known(refused)) throw new Error(`${refused} has no words`);
  return { _id, refused: { code: refused, detail: translator.problem(refused, {}) } };
};
