import type { ChainHead } from '@rrr/core/audit';
import type { Sql } from '../sql.js';
import type { Chain } from './sealed-texts.js';

const TABLES: Readonly<Record<Chain, string>> = { audit: 'audit_chain', ledger: 'ledger_heads' };

/** 0 and '' for an empty chain. */
export const newestLink = async (sql: Pick<Sql, 'rows'>, chain: Chain): Promise<ChainHead> => {
  const [row] = await sql.rows<{ position: number | string; hash: string }>(
    `SELECT position, hash FROM ${TABLES[chain]} ORDER BY position DESC LIMIT 1`,
  );
  return row ? { count: Number(row.position), hash: row.hash } : { count: 0, hash: '' };
};

/** The hashes of the links at these positions. */
export const linksAt = async (
  sql: Pick<Sql, 'rows'>,
  chain: Chain,
  positions: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const found = new Map<number, string>();
  for (const position of positions) {
    const [row] = await sql.rows<{ hash: string }>(`SELECT hash FROM ${TABLES[chain]} WHERE position = ?`, [position]);
    if (row) found.set(position, row.hash);
  }
  return found;
};
