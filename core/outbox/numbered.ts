import type { Message } from './outbox.js';

/** The facts `name1`, `name2` and so on, up to the first one that is missing. */
export const numbered = (facts: Message['facts'], name: string): readonly string[] => {
  const found: string[] = [];
  for (let at = 1; facts[`${name}${at}`] !== undefined; at += 1) found.push(String(facts[`${name}${at}`] ?? ''));
  return found;
};
