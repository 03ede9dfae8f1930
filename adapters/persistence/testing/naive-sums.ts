import { dateIn } from '@rrr/core/shared';
import type { Tables } from '../tables/index.js';

const ZONE = 'America/Los_Angeles';

export const sum = <T>(rows: readonly T[], of: (row: T) => number | string): number =>
  rows.reduce((total, row) => total + Number(of(row)), 0);
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
export const day = (at: string): string => dateIn(at, ZONE);
export const tally = (keys: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
};

/** What awards began with, and what they lost since, by their first entries. */
export const issuedOf = (awards: readonly Tables['awards'][], entries: readonly Tables['ledger_entries'][]) => {
  const given = awards.map((award) => {
    const first = entries.find(
      (entry) => entry.award_id === award.id && ['award', 'adjust'].includes(entry.kind) && Number(entry.amount) > 0,
    );
    return { worth: Number(award.initial_value), first: Number(first?.amount ?? award.initial_value) };
  });
  return {
    issued: sum(given, ({ worth, first }) => Math.max(worth, first)),
    takenBack: sum(given, ({ worth, first }) => Math.max(0, first - worth)),
  };
};
