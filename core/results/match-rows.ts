import type { SubmittedRow } from '../imports/index.js';
import { amaKey, nameKey, type RiderFacts, sameNameKey, writtenNameKeys } from '../riders/index.js';
import { type YieldToEventLoop, mapInSlices, runInSteps, withoutYielding, type Stores } from '../shared/index.js';
import { type Choices, keyMatcher, type Match, matcher, nameIndexInSteps } from './matching.js';
import type { Result } from './result.js';
import type { NumbersUsed } from './told-apart.js';

export interface MatchedRows {
  readonly matches: readonly (readonly [SubmittedRow, Match])[];
  /** by id: every rider that a row or an earlier result may refer to */
  readonly riders: ReadonlyMap<string, RiderFacts>;
}

export interface RowsToMatch {
  readonly rows: readonly SubmittedRow[];
  /** of the event; choices of other promoters are not looked at */
  readonly promoterId: string | null;
  readonly choices: Choices;
  /** false: only who matches, nobody to choose from */
  readonly withCandidates?: boolean;
}

/**
 * Matches rows to riders with a constant number of queries; the one place that does. `earlier`: the results that the
 * rows replace.
 */
export const matchRows = async (
  tx: Pick<Stores, 'aliases' | 'riderFacts'>,
  { rows, promoterId, choices, withCandidates = true }: RowsToMatch,
  earlier: readonly Result[],
  yieldToEventLoop: YieldToEventLoop = withoutYielding,
): Promise<MatchedRows> => {
  const keyed = await tx.riderFacts.sought({
    amaNumbers: unique(rows.map((row) => amaKey(row.amaNumber ?? ''))).filter(Boolean),
    emails: unique(rows.flatMap((row) => (row.email ? [row.email.toLowerCase()] : []))),
    nameKeys: [],
  });
  await yieldToEventLoop();
  // most rows have a number, so only the others are looked up by name
  const names = await namesOf(rows, keyed, yieldToEventLoop);
  const nameKeys = unique(names.map(nameKey));
  const aliases = promoterId === null || nameKeys.length === 0 ? [] : await tx.aliases.find(promoterId, nameKeys);
  const keysOf = await mapInSlices(
    names,
    (name) => (withCandidates ? writtenNameKeys(name) : [sameNameKey(name)].filter(Boolean)),
    yieldToEventLoop,
  );
  const alikeKeys = unique(keysOf.flat());
  await yieldToEventLoop();
  const named = await tx.riderFacts.sought({ amaNumbers: [], emails: [], nameKeys, alikeKeys });
  const found = new Map([...keyed, ...named].map((facts) => [facts.id, facts]));
  const others = [aliases.map((alias) => alias.riderId), [...choices.values()], earlier.map((result) => result.riderId)]
    .flat()
    .filter((text) => text !== null);
  for (const facts of await byIds(
    tx,
    unique(others).filter((id) => !found.has(id)),
  ))
    found.set(facts.id, facts);
  for (const twin of await twinsOf(
    tx,
    aliases.flatMap((alias) => found.get(alias.riderId) ?? []),
  ))
    found.set(twin.id, twin);
  const riders = [...found.values()];
  await yieldToEventLoop();
  // without candidates the keys of the rows are not all known, and the index is made when a row needs it
  const index = withCandidates && (await runInSteps(nameIndexInSteps(riders, new Set(alikeKeys)), yieldToEventLoop));
  const numbers = promoterId === null ? new Map() : await numbersOfTwins(tx, riders, promoterId);
  await yieldToEventLoop();
  const match = matcher(riders, { aliases, choices, numbers, ...(index ? { names: index } : {}) });
  return { matches: await mapInSlices(rows, (row) => [row, match(row)] as const, yieldToEventLoop), riders: found };
};

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)];

type Tx = Pick<Stores, 'riderFacts'>;

const byIds = async (tx: Tx, ids: readonly string[]): Promise<readonly RiderFacts[]> =>
  ids.length === 0 ? [] : tx.riderFacts.byIds(ids);

/** Riders of the same names as these. */
const twinsOf = async (tx: Tx, riders: readonly RiderFacts[]): Promise<readonly RiderFacts[]> =>
  riders.length === 0
    ? []
    : tx.riderFacts.sought({
        amaNumbers: [],
        emails: [],
        nameKeys: [],
        alikeKeys: unique(riders.map((rider) => sameNameKey(rider.fullName))).filter(Boolean),
      });

/** The numbers that riders had in the promoter's earlier results, of those whom nothing but that may tell apart. */
const numbersOfTwins = async (tx: Tx, riders: readonly RiderFacts[], promoterId: string): Promise<NumbersUsed> => {
  const ofName = new Map<string, string[]>();
  for (const { id, fullName } of riders) {
    const key = sameNameKey(fullName);
    if (key === '') continue;
    ofName.set(key, [...(ofName.get(key) ?? []), id]);
  }
  const twins = [...ofName.values()].filter((list) => list.length > 1).flat();
  return twins.length === 0 ? new Map() : tx.riderFacts.numbers(twins, promoterId);
};

/** Names of rows that neither number nor e-mail identifies. */
const namesOf = async (
  rows: readonly SubmittedRow[],
  riders: readonly RiderFacts[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly string[]> => {
  const byKey = keyMatcher(riders);
  const named = (submittedRow: SubmittedRow): string | null =>
    byKey(submittedRow).match.rider === null ? submittedRow.riderName : null;
  return unique((await mapInSlices(rows, named, yieldToEventLoop)).filter((text) => text !== null));
};
