import type { Program } from '@rrr/core/program';
import type { Clock, HistorySeals } from '@rrr/core/shared';
import { compareSummaries, type Database, migrate, recordBareParts, verifyAudit, verifyLedger } from '@rrr/persistence';
import { differencesOf, factsOf } from '@rrr/persistence/backup';
import type { Manifest } from './manifest.js';

export interface VerifyParts {
  readonly db: Database;
  readonly seals: HistorySeals;
  readonly clock: Clock;
  /** with the seasons of the restored database */
  readonly program: () => Promise<Program>;
}

/** the first of each kind are enough to tell */
const NAMED = 20;

/**
 * Compares a restored database with its manifest and runs every check of the money and the history; migrates it if the
 * backup is older. @returns what is wrong, one sentence each
 */
export const verifyRestored = async (
  manifest: Manifest,
  { db, seals, clock, program }: VerifyParts,
): Promise<readonly string[]> => {
  const faults = [...differencesOf(manifest.facts, await factsOf(db))];
  await migrate(db);
  await recordBareParts(db, seals, clock.now());
  const ledger = await verifyLedger(db, seals);
  faults.push(
    ...ledger.breaks.map(
      (violation) => `Invariant ${violation.invariant} is violated at ${violation.where}: ${violation.detail}`,
    ),
  );
  faults.push(...(await verifyAudit(db, seals)).breaks);
  faults.push(
    ...(await compareSummaries(db, await program())).map(
      ({ kind, key, bucket }) => `A figure of the reports is wrong (${[kind, key, bucket].filter(Boolean).join(' ')}).`,
    ),
  );
  return faults.slice(0, NAMED);
};

/** Up to when the backup has what was acknowledged. */
export const newestTold = ({ facts: { newest } }: Manifest): readonly string[] => [
  newest.ledger === null
    ? 'The ledger has no entries.'
    : `The newest entry acknowledged is ${newest.ledger.id} of ${newest.ledger.at}.`,
  ...(newest.audit === null ? [] : [`The newest act in the audit log is ${newest.audit.id} of ${newest.audit.at}.`]),
];
