import type { Anchor } from '@rrr/core/audit';
import type { Sql } from '../sql.js';
import { linksAt, newestLink } from './newest-link.js';
import type { Chain } from './sealed-texts.js';

export type { Anchor } from '@rrr/core/audit';

/** What is missing or was changed since the ends of a chain were told elsewhere; the first only, oldest anchor first. */
export const anchorFaults = async (
  sql: Pick<Sql, 'rows'>,
  chain: Chain,
  anchors: readonly Anchor[],
): Promise<readonly string[]> => {
  const told = anchors.filter((anchor) => anchor[chain].count > 0).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const [newest, links] = [
    await newestLink(sql, chain),
    await linksAt(sql, chain, [...new Set(told.map((anchor) => anchor[chain].count))]),
  ];
  const differs = told.find((anchor) => links.get(anchor[chain].count) !== anchor[chain].hash);
  if (!differs) return [];
  const { count, hash } = differs[chain];
  return [
    newest.count < count
      ? `ends at ${newest.count}, but the anchor of ${differs.at} says that there were ${count}: the newest part was removed`
      : `has another hash at ${count} (${links.get(count) ?? 'none'}) than the anchor of ${differs.at} (${hash}): it was changed`,
  ];
};
