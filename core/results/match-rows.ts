import type { SubmittedRow } from '../imports/index.js';
import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import type { Stores } from '../shared/index.js';
import { type Choices, type Match, matcher } from './matching.js';
import type { Result } from './result.js';

export interface MatchedRows {
  readonly matches: readonly (readonly [SubmittedRow, Match])[];
  /** by id: everyone whom a row or an earlier result may stand for */
  readonly riders: ReadonlyMap<string, RiderFacts>;
}

/** Finds the rider of each row, with a few questions for any number of rows. `earlier`: results that the rows replace. */
export const matchRows = async (
  tx: Pick<Stores, 'aliases' | 'riderFacts'>,
  { rows, choices }: { readonly rows: readonly SubmittedRow[]; readonly choices: Choices },
  earlier: readonly Result[],
): Promise<MatchedRows> => {
  const nameKeys = [...new Set(rows.map((it) => nameKey(it.riderName)))];
  const aliases = await tx.aliases.find(nameKeys);
  const sought = await tx.riderFacts.sought({
    amaNumbers: [...new Set(rows.flatMap((it) => (it.amaNumber ? [amaKey(it.amaNumber)] : [])))],
    emails: [...new Set(rows.flatMap((it) => (it.email ? [it.email.toLowerCase()] : [])))],
    nameKeys,
  });
  const found = new Map(sought.map((it) => [it.id, it]));
  const named = [aliases.map((it) => it.riderId), [...choices.values()], earlier.map((it) => it.riderId)].flat().filter((it) => it !== null);
  const missing = [...new Set(named)].filter((id) => !found.has(id));
  const more = missing.length === 0 ? [] : await tx.riderFacts.byIds(missing);
  const match = matcher([...sought, ...more], aliases, choices);
  return { matches: rows.map((row) => [row, match(row)] as const), riders: new Map([...sought, ...more].map((it) => [it.id, it])) };
};
