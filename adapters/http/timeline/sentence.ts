import type { Locale } from '@rrr/core/identity';
import { writingIn } from '@rrr/core/shared';

/** A record that a part of a sentence leads to. */
interface Target {
  readonly type: 'rider' | 'dealer' | 'promoter' | 'event' | 'series' | 'payout-claim' | 'admin' | 'mail';
  readonly id: string;
}

/** A piece of a sentence; `to`: null where it leads nowhere. */
export interface Part {
  readonly text: string;
  readonly to: Target | null;
}

/** A fact of a sentence: a text, one that leads to a record, a part of it in words of its own, or missing. */
export type Fact = string | Part | readonly Part[] | null;

const PIECES = /\{(\w+)\}|\[([^\]]*)\]|[^{[]+/g;

const partsOf = (fact: Exclude<Fact, null>): readonly Part[] =>
  typeof fact === 'string' ? [{ text: fact, to: null }] : 'text' in fact ? [fact] : fact;

/** The pieces of a template; null where a fact is missing that it cannot be told without. */
const filled = (template: string, fact: (name: string) => Fact): readonly Part[] | null => {
  const parts: Part[] = [];
  for (const [text, name, bracket] of template.matchAll(PIECES)) {
    if (name !== undefined) {
      const found = fact(name);
      if (found === null) return null;
      parts.push(...partsOf(found));
    } else if (bracket !== undefined) parts.push(...(filled(bracket, fact) ?? []));
    else parts.push({ text, to: null });
  }
  return parts;
};

/** Neighbours that lead nowhere are one part. */
const joined = (parts: readonly Part[]): readonly Part[] => {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && last.to === null && part.to === null) all[all.length - 1] = { text: last.text + part.text, to: null };
    else if (part.text !== '') all.push(part);
  }
  return all;
};

/**
 * A sentence from a template of `words/acts-en.ts`. A part in brackets is left out when one of its facts is missing;
 * elsewhere `missing` stands for it.
 */
export const sentence = (
  locale: Locale,
  template: string,
  fact: (name: string) => Fact,
  missing: string,
): readonly Part[] => {
  const parts = filled(template, fact) ?? filled(template, (name) => fact(name) ?? missing) ?? [];
  return joined(parts).map(({ text, to }) => ({ text: writingIn(locale).set(text), to }));
};

/** A sentence as plain text, for files. */
export const plainText = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');
