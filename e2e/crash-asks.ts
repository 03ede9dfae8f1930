import { correct, emptyWallet, issue, post, spend } from '@rrr/core/ledger';
import { type ExpireCash, expireCash } from '@rrr/core/payouts';
import { dismissOverpaid, type DismissOverpaid } from '@rrr/core/results';
import { addDays, dateIn } from '@rrr/core/shared';
import { anActor, anId, aRider, cash, payable } from '@rrr/core/testing';
import { sha256, systemClock, ulids } from '@rrr/crypto';
import type { Database } from '@rrr/persistence';
import { putWorld } from '../adapters/persistence/testing/put-world.js';
import { type ActFlow, portsOn } from './crash-acts.js';
import { counted } from './crash-scenes.js';

/** What asking leaves: the request, its line of the audit log, and the money that it is about. */
const askedOf = async (db: Database, riderId: string) => ({
  requests: await counted(
    db,
    "SELECT COUNT(*) AS figure FROM approval_requests WHERE object_id = ? AND state = 'waiting' AND version = 1",
    [riderId],
  ),
  audit: await counted(
    db,
    `SELECT COUNT(*) AS figure FROM audit_log a JOIN approval_requests r ON r.id = a.object_id
      WHERE a.action = 'ask-approval' AND r.object_id = ?`,
    [riderId],
  ),
  entries: await counted(db, 'SELECT COUNT(*) AS figure FROM ledger_entries WHERE rider_id = ?', [riderId]),
  emails: await counted(db, 'SELECT COUNT(*) AS figure FROM outbox WHERE recipient_id = ?', [riderId]),
});

const late = (n: number): string => anId('0ate', n);
const ofCash = (n: number) => cash(late(n), [30_000], 'USD', ulids(), sha256);
const expiryOf = (n: number): ExpireCash => {
  const actor = anActor();
  return {
    actor,
    idempotency: { accountId: actor.accountId, key: `ask-expiry-number-${n}`, fingerprint: 'x' },
    riderId: late(n),
    awardId: ofCash(n).awards[0]?.id ?? '',
    amount: { amount: 30_000, currency: 'USD' },
    reason: 'No documents after three letters',
  };
};
/** Cash of three hundred dollars, of a rider without an address, which an administrator wants to expire. */
export const askingExpiry: ActFlow = {
  name: 'ask-expiry',
  prepare: (db, n) => putWorld(db, { ...payable(n, { id: late(n), addressLine1: null }), ...ofCash(n) }),
  command: expiryOf,
  again: (db, n) => expireCash(portsOn(db))(expiryOf(n)),
  trace: (db, n) => askedOf(db, late(n)),
  before: { requests: 0, audit: 0, entries: 1, emails: 0 },
  after: { requests: 1, audit: 1, entries: 1, emails: 0 },
};

const spender = (n: number): string => anId('spent', n);
/** A credit of three hundred dollars that was spent, and then corrected to nothing. */
const ofSpender = (n: number) => {
  const [riderId, at, ports] = [spender(n), systemClock.now(), { ids: ulids(), digest: sha256 }];
  const today = dateIn(at, 'America/Los_Angeles');
  const cause = { at, actorId: null, proxyHostId: null, reference: null };
  const made = post(
    emptyWallet({ riderId, currency: 'USD', book: 'credit' }),
    [
      issue({
        id: anId('awd', n),
        riderId,
        currency: 'USD',
        type: 'credit',
        initial: 30_000,
        awardedAt: at,
        expiresOn: addDays(today, 90),
        source: null,
        seriesId: null,
        label: 'Rimrock · 450 Pro',
      }),
    ],
    cause,
    ports,
  );
  const spent = post(made.wallet, spend(made.awards, 30_000, today, 'USD'), cause, ports);
  const corrected = post(
    spent.wallet,
    spent.awards.flatMap((award) => correct(award, 0)),
    cause,
    ports,
  );
  return {
    wallets: [corrected.wallet],
    awards: corrected.awards,
    entries: [made, spent, corrected].flatMap((posting) => posting.entries),
  };
};
const leavingOf = (n: number): DismissOverpaid => ({
  actor: anActor(),
  awardId: anId('awd', n),
  left: { overpaid: { amount: 30_000, currency: 'USD' }, note: 'Corrected a year later' },
});
/** What was overpaid, which an administrator wants to leave with the rider. */
export const askingOverpaid: ActFlow = {
  name: 'ask-overpaid',
  prepare: (db, n) => putWorld(db, { riders: [aRider({ id: spender(n), bikes: [] })], ...ofSpender(n) }),
  command: leavingOf,
  again: (db, n) => dismissOverpaid(portsOn(db))(leavingOf(n)),
  trace: (db, n) => askedOf(db, spender(n)),
  before: { requests: 0, audit: 0, entries: 3, emails: 0 },
  after: { requests: 1, audit: 1, entries: 3, emails: 0 },
};
