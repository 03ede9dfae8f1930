import { mayBeRemembered } from '../riders/index.js';
import { nameKey, type Stores } from '../shared/index.js';
import { type Alias, aliasKey, aliasOf, townKey } from './alias.js';
import type { Result } from './result.js';

type Tx = Pick<Stores, 'aliases' | 'riderFacts'>;
type Written = Pick<Result, 'id' | 'riderName' | 'hometown' | 'riderId'>;

/**
 * Remembers manual matches for the promoter's next file, where the names agree: a choice against the name is never
 * remembered (domain.md §4). If the same name and place belong to another rider or to nobody elsewhere in the event,
 * they are ambiguous: any earlier match is forgotten, and the next file needs a manual choice.
 * @param promoterId whose event it is; null: nothing is remembered
 * @param results the event's results, including the choices
 * @param chosen ids of the results matched by hand
 */
export const rememberChoices = async (
  tx: Tx,
  promoterId: string | null,
  results: readonly Written[],
  chosen: ReadonlySet<string>,
): Promise<void> => {
  const names = new Set(results.flatMap((result) => (chosen.has(result.id) ? [nameKey(result.riderName)] : [])));
  if (promoterId === null || names.size === 0) return;
  const keyOf = (written: Written): string => aliasKey(aliasOf(written, { promoterId, riderId: '' }));
  const ridersOf = new Map<string, Set<string | null>>();
  for (const result of results) {
    if (!names.has(nameKey(result.riderName))) continue;
    ridersOf.set(keyOf(result), (ridersOf.get(keyOf(result)) ?? new Set()).add(result.riderId));
  }
  const byHand = results.filter(({ id }) => chosen.has(id));
  const ids = [...new Set(byHand.flatMap(({ riderId }) => riderId ?? []))];
  const riders = new Map((ids.length === 0 ? [] : await tx.riderFacts.byIds(ids)).map((rider) => [rider.id, rider]));
  const clear: Alias[] = [];
  const unclear: Written[] = [];
  for (const written of byHand) {
    const rider = written.riderId === null ? undefined : riders.get(written.riderId);
    if (rider && ridersOf.get(keyOf(written))?.size === 1 && mayBeRemembered(written.riderName, rider))
      clear.push(aliasOf(written, { promoterId, riderId: rider.id }));
    else unclear.push(written);
  }
  await forgetChoices(tx, promoterId, unclear);
  if (clear.length > 0) await tx.aliases.remember(clear);
};

/**
 * Forgets the promoter's remembered choices that would match such results to this rider, or to any rider when none is
 * given.
 */
export const forgetChoices = async (
  tx: Pick<Stores, 'aliases'>,
  promoterId: string | null,
  results: readonly Written[],
  riderId: string | null = null,
): Promise<void> => {
  if (promoterId === null || results.length === 0) return;
  const found = await tx.aliases.find(promoterId, [...new Set(results.map((result) => nameKey(result.riderName)))]);
  // a result's place does not tell whether it is a town or a state; old records stored a state alone as no place
  const keys = new Set(
    results.flatMap((result) =>
      [nameKey(result.hometown ?? ''), townKey(result.hometown), ''].map((hometownKey) =>
        aliasKey({ nameKey: nameKey(result.riderName), hometownKey }),
      ),
    ),
  );
  for (const alias of found)
    if (keys.has(aliasKey(alias)) && alias.riderId === (riderId ?? alias.riderId)) await tx.aliases.forget(alias);
};
