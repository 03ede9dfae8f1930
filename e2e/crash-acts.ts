import { anActor, anId } from '@rrr/core/testing';
import { expireCredit } from '@rrr/core/ledger';
import { type MergeRiders, mergeRiders } from '@rrr/core/merging';
import { defaultProgram } from '@rrr/core/program';
import { sha256, systemClock, ulids } from '@rrr/crypto';
import { type Database, knexUnitOfWork } from '@rrr/persistence';
import { counted, putRider } from './crash-scenes.js';

/** One act that is cut off at each of its steps; the n-th time with rows of its own. */
export interface ActFlow {
  readonly name: 'merge' | 'expire';
  prepare(db: Database, n: number): Promise<void>;
  command(n: number): object;
  /** the same act, by a process that lives */
  again(db: Database, n: number): Promise<unknown>;
  trace(db: Database, n: number): Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

const ids = ulids();
const portsOn = (db: Database) => ({ uow: knexUnitOfWork(db), clock: systemClock, ids, digest: sha256, program: defaultProgram });

const balance = (db: Database, riderId: string) => counted(db, "SELECT balance AS figure FROM wallets WHERE rider_id = ? AND currency = 'USD' AND book = 'credit'", [riderId]);
const awards = (db: Database, riderId: string) => counted(db, 'SELECT COUNT(*) AS figure FROM awards WHERE rider_id = ?', [riderId]);

const [kept, gone] = [(n: number) => anId('kept', n), (n: number) => anId('g0ne', n)];
const mergeOf = (n: number): MergeRiders => {
  const actor = anActor();
  return { actor, keepId: kept(n), deleteId: gone(n), confirmation: `DELETE ${gone(n)}@example.com`, apply: { accountId: actor.accountId, key: `merge-number-${n}`, fingerprint: 'x' } };
};
/** Eleven dollars in two awards come to a rider with seven. */
export const merging: ActFlow = {
  name: 'merge',
  prepare: async (db, n) => {
    await putRider(db, kept(n), [700]);
    await putRider(db, gone(n), [500, 600]);
  },
  command: mergeOf,
  again: (db, n) => mergeRiders(portsOn(db))(mergeOf(n)),
  trace: async (db, n) => ({
    kept: await balance(db, kept(n)),
    gone: await balance(db, gone(n)),
    awards: [await awards(db, kept(n)), await awards(db, gone(n))],
    entries: await counted(db, "SELECT COUNT(*) AS figure FROM ledger_entries WHERE kind = 'transfer' AND rider_id IN (?, ?)", [kept(n), gone(n)]),
    merges: await counted(db, 'SELECT COUNT(*) AS figure FROM rider_merges WHERE deleted_id = ?', [gone(n)]),
    letters: await counted(db, 'SELECT COUNT(*) AS figure FROM outbox WHERE recipient_id = ?', [kept(n)]),
  }),
  before: { kept: 700, gone: 1_100, awards: [1, 2], entries: 0, merges: 0, letters: 0 },
  after: { kept: 1_800, gone: 0, awards: [3, 0], entries: 4, merges: 1, letters: 1 },
};

const holder = (n: number): string => anId('h0der', n);
/** Of two awards one ended yesterday. */
export const expiring: ActFlow = {
  name: 'expire',
  prepare: (db, n) => putRider(db, holder(n), [500, 600], -1),
  command: () => ({}),
  again: (db) => expireCredit(portsOn(db))(),
  trace: async (db, n) => ({
    balance: await balance(db, holder(n)),
    entries: await counted(db, "SELECT COUNT(*) AS figure FROM ledger_entries WHERE kind = 'expire' AND rider_id = ?", [holder(n)]),
  }),
  before: { balance: 1_100, entries: 0 },
  after: { balance: 600, entries: 1 },
};
