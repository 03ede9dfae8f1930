import { type DecideRequest, RequestClosed } from '@rrr/core/approvals';
import { anActor, anId, cash, payable } from '@rrr/core/testing';
import { decideAdjustment, expireCredit } from '@rrr/core/ledger';
import { type MergeRiders, mergeRiders } from '@rrr/core/merging';
import { type CashOut, cashOut, type MarkSent, markSent } from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import { sha256, systemClock, ulids } from '@rrr/crypto';
import { type Database, sqlUnitOfWork } from '@rrr/persistence';
import { putWorld } from '../adapters/persistence/testing/put-world.js';
import { counted, putRider } from './crash-scenes.js';

/** One act that is cut off at each of its steps; the n-th time with rows of its own. */
export interface ActFlow {
  readonly name: 'merge' | 'expire' | 'approve' | 'cash-out' | 'mark-sent' | 'ask-expiry' | 'ask-overpaid' | 'cancel';
  prepare(db: Database, n: number): Promise<void>;
  command(n: number): object;
  /** the same act, by a process that lives */
  again(db: Database, n: number): Promise<unknown>;
  trace(db: Database, n: number): Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

const ids = ulids();
export const portsOn = (db: Database) => ({
  uow: sqlUnitOfWork(db),
  clock: systemClock,
  ids,
  digest: sha256,
  program: defaultProgram,
});

const balance = (db: Database, riderId: string) =>
  counted(db, "SELECT balance AS figure FROM wallets WHERE rider_id = ? AND currency = 'USD' AND book = 'credit'", [
    riderId,
  ]);
const awards = (db: Database, riderId: string) =>
  counted(db, 'SELECT COUNT(*) AS figure FROM awards WHERE rider_id = ?', [riderId]);

const [kept, gone] = [(n: number) => anId('kept', n), (n: number) => anId('g0ne', n)];
const mergeOf = (n: number): MergeRiders => {
  const actor = anActor();
  return {
    actor,
    keepId: kept(n),
    deleteId: gone(n),
    confirmation: `DELETE ${gone(n)}@example.com`,
    apply: { accountId: actor.accountId, key: `merge-number-${n}`, fingerprint: 'x' },
  };
};
/** Eleven dollars in two awards come to a rider with seven. */
export const merging: ActFlow = {
  name: 'merge',
  prepare: async (db, n) => {
    await putRider(db, kept(n), [700]);
    await putRider(db, gone(n), [500, 600]);
  },
  command: mergeOf,
  again: (db, n) => mergeRiders({ ...portsOn(db), program: { ...defaultProgram, approvals: 'recorded' } })(mergeOf(n)),
  trace: async (db, n) => ({
    kept: await balance(db, kept(n)),
    gone: await balance(db, gone(n)),
    awards: [await awards(db, kept(n)), await awards(db, gone(n))],
    entries: await counted(
      db,
      "SELECT COUNT(*) AS figure FROM ledger_entries WHERE kind = 'transfer' AND rider_id IN (?, ?)",
      [kept(n), gone(n)],
    ),
    merges: await counted(db, 'SELECT COUNT(*) AS figure FROM rider_merges WHERE deleted_id = ?', [gone(n)]),
    emails: await counted(db, 'SELECT COUNT(*) AS figure FROM outbox WHERE recipient_id = ?', [kept(n)]),
  }),
  before: { kept: 700, gone: 1_100, awards: [1, 2], entries: 0, merges: 0, emails: 0 },
  after: { kept: 1_800, gone: 0, awards: [3, 0], entries: 4, merges: 1, emails: 1 },
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
    entries: await counted(db, "SELECT COUNT(*) AS figure FROM ledger_entries WHERE kind = 'expire' AND rider_id = ?", [
      holder(n),
    ]),
  }),
  before: { balance: 1_100, entries: 0 },
  after: { balance: 600, entries: 1 },
};

const given = (n: number): string => anId('g1ven', n);
const request = (n: number): string => anId('req', n);
const MAKER = anId('acc', 91);
const approvalOf = (n: number): DecideRequest => ({
  actor: anActor(),
  requestId: request(n),
  version: 1,
  approve: true,
  answer: null,
});
/** Three hundred dollars that one administrator asked for, and another gives. */
export const approving: ActFlow = {
  name: 'approve',
  prepare: async (db, n) => {
    await putRider(db, given(n), [700]);
    await sqlUnitOfWork(db).run((tx) =>
      tx.requests.put({
        id: request(n),
        kind: 'adjustment',
        objectId: given(n),
        objectName: 'Casey Moreno',
        change: { book: 'credit', amount: { amount: 30_000, currency: 'USD' }, expiresOn: null },
        reason: 'A round that was not counted',
        state: 'waiting',
        version: 1,
        askedAt: systemClock.now(),
        askedBy: MAKER,
        askedByName: 'Robin Vale',
        askedByType: 'admin',
        askedFor: MAKER,
        expiresAt: '2125-01-01T00:00:00.000Z',
        decidedAt: null,
        decidedBy: null,
        decidedByName: null,
        answer: null,
      }),
    );
  },
  command: approvalOf,
  // whoever decides again after a lost answer is told that it is decided
  again: (db, n) =>
    decideAdjustment(portsOn(db))(approvalOf(n)).catch((error: unknown) => {
      if (!(error instanceof RequestClosed)) throw error;
    }),
  trace: async (db, n) => ({
    balance: await balance(db, given(n)),
    awards: await awards(db, given(n)),
    approved: await counted(
      db,
      "SELECT COUNT(*) AS figure FROM approval_requests WHERE state = 'approved' AND id = ?",
      [request(n)],
    ),
    emails: await counted(db, 'SELECT COUNT(*) AS figure FROM outbox WHERE recipient_id = ?', [given(n)]),
  }),
  before: { balance: 700, awards: 1, approved: 0, emails: 0 },
  after: { balance: 30_700, awards: 2, approved: 1, emails: 1 },
};

const winner = (n: number): string => anId('w1nner', n);
/** Eighteen dollars in two cash awards. */
const putWinner = async (db: Database, n: number) => {
  const held = cash(winner(n), [700, 1_100], 'USD', ids, sha256);
  await putWorld(db, { ...payable(n, { id: winner(n) }), ...held });
  return held.awards;
};
const paid = async (db: Database, n: number) => ({
  balance: await counted(db, "SELECT balance AS figure FROM wallets WHERE rider_id = ? AND book = 'cash'", [winner(n)]),
  claims: await counted(db, "SELECT COUNT(*) AS figure FROM payout_claims WHERE state <> 'canceled' AND rider_id = ?", [
    winner(n),
  ]),
  held: await counted(
    db,
    `SELECT COUNT(*) AS figure FROM payout_claim_awards l JOIN payout_claims k ON k.id = l.claim_id
      WHERE l.live_award_id IS NOT NULL AND k.rider_id = ?`,
    [winner(n)],
  ),
  entries: await counted(db, "SELECT COUNT(*) AS figure FROM ledger_entries WHERE kind = 'pay' AND rider_id = ?", [
    winner(n),
  ]),
  year: await counted(db, 'SELECT COALESCE(SUM(net), 0) AS figure FROM rider_cash_years WHERE rider_id = ?', [
    winner(n),
  ]),
  emails: await counted(db, 'SELECT COUNT(*) AS figure FROM outbox WHERE recipient_id = ?', [winner(n)]),
});

const cashOutOf = (n: number): CashOut => {
  const actor = anActor({ type: 'rider', subjectId: winner(n) });
  return {
    actor,
    idempotency: { accountId: actor.accountId, key: `cash-out-number-${n}`, fingerprint: 'x' },
    currency: 'USD',
    awardIds: null,
    method: null,
  };
};
export const cashingOut: ActFlow = {
  name: 'cash-out',
  prepare: async (db, n) => void (await putWinner(db, n)),
  command: cashOutOf,
  again: (db, n) => cashOut(portsOn(db))(cashOutOf(n)),
  trace: paid,
  before: { balance: 1_800, claims: 0, held: 0, entries: 0, year: 0, emails: 0 },
  after: { balance: 1_800, claims: 1, held: 2, entries: 0, year: 0, emails: 1 },
};

const markSentOf = (n: number): MarkSent => {
  const actor = anActor();
  return {
    actor,
    idempotency: { accountId: actor.accountId, key: `mark-sent-number-${n}`, fingerprint: 'x' },
    claimId: anId('c0aim', n),
    version: 1,
    reference: 'Wire 4711',
  };
};
export const sending: ActFlow = {
  name: 'mark-sent',
  prepare: async (db, n) => {
    const awards = await putWinner(db, n);
    await putWorld(db, {
      payoutClaims: [
        {
          id: anId('c0aim', n),
          riderId: winner(n),
          currency: 'USD',
          gross: 1_800,
          withholding: 0,
          net: 1_800,
          withholdingBasisPoints: 0,
          method: 'reward-link',
          state: 'pending',
          requestedAt: systemClock.now(),
          requestedBy: 'Casey Moreno',
          dueOn: '2030-01-01',
          sent: null,
          canceledAt: null,
          version: 1,
          lines: awards.map((award) => ({ awardId: award.id, amount: award.current })),
        },
      ],
    });
  },
  command: markSentOf,
  again: (db, n) => markSent(portsOn(db))(markSentOf(n)),
  trace: paid,
  before: { balance: 1_800, claims: 1, held: 2, entries: 0, year: 0, emails: 0 },
  after: { balance: 0, claims: 1, held: 0, entries: 2, year: 1_800, emails: 1 },
};
