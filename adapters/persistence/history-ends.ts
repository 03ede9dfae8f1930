import type { Anchor } from '@rrr/core/audit';
import type { HistorySeals } from '@rrr/core/shared';
import { sealAudit } from './audit/seal-audit.js';
import type { Database } from './open-database.js';
import { sqlOn } from './sql.js';
import { newestLink } from './history/newest-link.js';
import { noteHeads } from './history/note-heads.js';

/** Seals what is new in both chains, and returns their ends. */
export const historyEnds = async (
  db: Database,
  seals: Pick<HistorySeals, 'seal'>,
): Promise<Pick<Anchor, 'audit' | 'ledger'>> => {
  while ((await sealAudit(db, seals)).more);
  await noteHeads(db, seals);
  // from the database that was written, because a copy may be behind
  const sql = sqlOn(db.write, db.kind);
  return { audit: await newestLink(sql, 'audit'), ledger: await newestLink(sql, 'ledger') };
};
