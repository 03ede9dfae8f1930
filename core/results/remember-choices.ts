import { nameKey, type Stores } from '../shared/index.js';
import { type Alias, aliasKey, aliasOf, townKey } from './alias.js';
import type { Result } from './result.js';

type Tx = Pick<Stores, 'aliases'>;
type Written = Pick<Result, 'id' | 'riderName' | 'hometown' | 'riderId'>;

/**
 * Remembers manual matches for the next file. If the same name and place belong to another rider or to nobody elsewhere
 * in the event, they are ambiguous: any earlier match is forgotten, and the next file needs a manual choice.
 * @param results the event's results, including the choices
 * @param chosen ids of the results matched by hand
 */
export const rememberChoices = async (
  tx: Tx,
  results: readonly Written[],
  chosen: ReadonlySet<string>,
): Promise<void> => {
  const names = new Set(results.flatMap((it) => (chosen.has(it.id) ? [nameKey(it.riderName)] : [])));
  if (names.size === 0) return;
  const riders = new Map<string, Set<string | null>>();
  for (const it of results) {
    if (!names.has(nameKey(it.riderName))) continue;
    const key = aliasKey(aliasOf(it, ''));
    riders.set(key, (riders.get(key) ?? new Set()).add(it.riderId));
  }
  const clear: Alias[] = [];
  const unclear: Written[] = [];
  for (const it of results.filter(({ id }) => chosen.has(id))) {
    if (it.riderId !== null && riders.get(aliasKey(aliasOf(it, '')))?.size === 1) clear.push(aliasOf(it, it.riderId));
    else unclear.push(it);
  }
  await forgetChoices(tx, unclear);
  if (clear.length > 0) await tx.aliases.remember(clear);
};

/** Forgets remembered choices that would match such results to this rider, or to any rider when none is given. */
export const forgetChoices = async (
  tx: Tx,
  results: readonly Written[],
  riderId: string | null = null,
): Promise<void> => {
  if (results.length === 0) return;
  const found = await tx.aliases.find([...new Set(results.map((it) => nameKey(it.riderName)))]);
  // a result's place does not tell whether it is a town or a state; old records stored a state alone as no place
  const keys = new Set(
    results.flatMap((result) =>
      [nameKey(result.hometown ?? ''), townKey(result.hometown), ''].map((hometownKey) =>
        aliasKey({ nameKey: nameKey(result.riderName), hometownKey }),
      ),
    ),
  );
  for (const it of found)
    if (keys.has(aliasKey(it)) && it.riderId === (riderId ?? it.riderId)) await tx.aliases.forget(it);
};
