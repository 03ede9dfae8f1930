import type { SubmittedRow } from '../imports/index.js';
import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import { type YieldToEventLoop, mapInSlices, withoutYielding, type Stores } from '../shared/index.js';
import { type Choices, keyMatcher, type Match, matcher } from './matching.js';
import type { Result } from './result.js';

export interface MatchedRows {
  readonly matches: readonly (readonly [SubmittedRow, Match])[];
  /** by id: every rider that a row or an earlier result may refer to */
  readonly riders: ReadonlyMap<string, RiderFacts>;
}

/** Matches rows to riders with a constant number of queries. `earlier`: the results that the rows replace. */
export const matchRows = async (
  tx: Pick<Stores, 'aliases' | 'riderFacts'>,
  { rows, choices }: { readonly rows: readonly SubmittedRow[]; readonly choices: Choices },
  earlier: readonly Result[],
  yieldToEventLoop: YieldToEventLoop = withoutYielding,
): Promise<MatchedRows> => {
  const keyed = await tx.riderFacts.sought({
    amaNumbers: unique(rows.map((it) => amaKey(it.amaNumber ?? ''))).filter(Boolean),
    emails: unique(rows.flatMap((it) => (it.email ? [it.email.toLowerCase()] : []))),
    nameKeys: [],
  });
  await yieldToEventLoop();
  // most rows have a number, so only the others are looked up by name
  const nameKeys = namesOf(rows, keyed);
  const aliases = await tx.aliases.find(nameKeys);
  const named = await tx.riderFacts.sought({ amaNumbers: [], emails: [], nameKeys });
  const found = new Map([...keyed, ...named].map((it) => [it.id, it]));
  const others = [aliases.map((it) => it.riderId), [...choices.values()], earlier.map((it) => it.riderId)]
    .flat()
    .filter((it) => it !== null);
  for (const it of await byIds(
    tx,
    unique(others).filter((id) => !found.has(id)),
  ))
    found.set(it.id, it);
  const riders = [...found.values()];
  await yieldToEventLoop();
  const match = matcher(riders, aliases, choices);
  return { matches: await mapInSlices(rows, (row) => [row, match(row)] as const, yieldToEventLoop), riders: found };
};

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)];

const byIds = async (tx: Pick<Stores, 'riderFacts'>, ids: readonly string[]): Promise<readonly RiderFacts[]> =>
  ids.length === 0 ? [] : tx.riderFacts.byIds(ids);

/** Name keys of rows that neither number nor e-mail identifies. */
const namesOf = (rows: readonly SubmittedRow[], riders: readonly RiderFacts[]): readonly string[] => {
  const byKey = keyMatcher(riders);
  return unique(rows.filter((it) => byKey(it).match.rider === null).map((it) => nameKey(it.riderName)));
};
