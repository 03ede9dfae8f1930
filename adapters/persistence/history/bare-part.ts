import { createHash } from 'node:crypto';
import type { HistorySeals } from '@rrr/core/shared';
import { type Sql, toSafeInteger } from '../sql.js';
import type { BarePartRow } from '../tables/index.js';
import { type BarePart, barePartText, type Chain, sealFault } from './sealed-texts.js';

/** The newest record without a seal in one wallet, or in the audit log. */
export interface NewestBare {
  readonly sequence: number;
  readonly hash: string;
}

/** Adds up the records without a seal; the wallets must come in the order of their keys. */
export const barePartOf = () => {
  let [records, digest] = [0, ''];
  return {
    /** `where`: the wallet's key, or `audit` */
    add: (where: string, count: number, newest: NewestBare): void => {
      records += count;
      digest = createHash('sha256')
        .update(`${digest}|${where}|${count}|${newest.sequence}|${newest.hash}`, 'utf8')
        .digest('hex');
    },
    get: (): BarePart => ({ records, digest }),
  };
};

/** The bare part as it was last recorded; undefined when it never was. */
export const recordedBarePart = async (
  sql: Pick<Sql, 'rows'>,
  chain: Chain,
): Promise<(BarePart & Pick<BarePartRow, 'seal'>) | undefined> => {
  const [row] = await sql.rows<BarePartRow>(
    'SELECT records, digest, seal FROM bare_parts WHERE chain = ? ORDER BY records DESC LIMIT 1',
    [chain],
  );
  return row && { records: toSafeInteger(row.records), digest: row.digest, seal: row.seal };
};

/** Compares what has no seal now with what was recorded under a seal. @returns the fault, or null */
export const barePartFault = async (
  sql: Pick<Sql, 'rows'>,
  chain: Chain,
  found: BarePart,
  seals: Pick<HistorySeals, 'check'>,
): Promise<string | null> => {
  const recorded = await recordedBarePart(sql, chain);
  if (!recorded)
    return `nobody recorded which records have no seal (${found.records} have none): the server does this when it starts`;
  const fault = sealFault(seals, barePartText(chain, recorded), recorded.seal);
  if (fault !== null) return `the record of the part without seals is not valid: ${fault}`;
  if (found.records !== recorded.records)
    return `${found.records} records have no seal, but ${recorded.records} had none when this was recorded`;
  return found.digest === recorded.digest ? null : `the ${found.records} records without a seal are not those recorded`;
};
