import { type Award, emptyWallet, issue, type Movement, post } from '@rrr/core/ledger';
import { addDays, dateIn } from '@rrr/core/shared';
import { aBike, aClass, aDealer, anAccount, anEvent, anId, aRider, type World } from '@rrr/core/testing';
import { hmacPins, sha256, ulids } from '@rrr/crypto';
import { sessionTokens } from '@rrr/http';
import { type Database, seedInto, sqlOn } from '@rrr/persistence';
import { putWorld } from '../adapters/persistence/testing/put-world.js';
import { KEY } from './crash-process.js';

const PIN = '4719';
const NOW = new Date().toISOString();
const TODAY = dateIn(NOW, 'America/Los_Angeles');
const ids = ulids();
const pins = hmacPins(KEY);
const dealer = aDealer();
const promoterId = anId('pr0m0ter', 1);
const admin = anAccount({ email: 'robin@example.com' });
const clerk = anAccount({
  id: anId('acc', 2),
  email: 'dana@example.com',
  type: 'dealer',
  subjectId: dealer.id,
  displayName: 'Dana Cole',
});

const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000);
const cookieOf = async (sessionId: string): Promise<string> =>
  `session=${await sessionTokens(KEY).sign(sessionId, TOMORROW)}`;

export const adminCookie = (): Promise<string> => cookieOf(admin.id);

const signIn = (db: Database, accounts: readonly { readonly id: string }[]): Promise<unknown> =>
  seedInto(db, {
    sessions: accounts.map(({ id }) => ({
      id,
      account_id: id,
      created_at: NOW,
      expires_at: TOMORROW.toISOString(),
      // noting its use would be a step of one request, and not of the next
      last_seen_at: TOMORROW.toISOString(),
    })),
  });

/** Those who ask, signed in. */
export const putPeople = async (db: Database): Promise<void> => {
  await putWorld(db, {
    dealers: [dealer],
    promoters: [{ id: promoterId, name: 'Ridge Racing', email: 'ridge@example.com' }],
    accounts: [admin, clerk],
  });
  await signIn(db, [admin, clerk]);
};

/**
 * A rider with a PIN and awards of these values, the earliest to expire first, `firstDay` days from now: later than
 * riders are told of.
 */
export const putRider = (db: Database, riderId: string, amounts: readonly number[], firstDay = 90): Promise<void> => {
  const movements = amounts.map((initial, at): Movement =>
    issue({
      id: ids.next(),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial,
      awardedAt: NOW,
      expiresOn: addDays(TODAY, firstDay + at),
      source: null,
      seriesId: null,
      label: `Award ${at + 1}`,
    }),
  );
  const cause = { at: NOW, actorId: null, proxyHostId: null, reference: null };
  const { wallet, awards, entries } = post(
    emptyWallet({ riderId, currency: 'USD', book: 'credit' }),
    movements,
    cause,
    { ids, digest: sha256 },
  );
  const money: Partial<World> = { wallets: [wallet], awards: awards satisfies readonly Award[], entries };
  return putWorld(db, {
    riders: [aRider({ id: riderId, bikes: [] })],
    pins: [{ riderId, seal: pins.seal(riderId, PIN), failures: 0, lockedUntil: null }],
    ...money,
  });
};

export interface Asked {
  readonly path: string;
  readonly key: string;
  readonly cookie: string;
  readonly body: string | FormData;
  readonly type?: string;
}

export const redemption = async (riderId: string, amount: number, key: string): Promise<Asked> => ({
  path: '/api/dealer/redeem',
  key,
  cookie: await cookieOf(clerk.id),
  type: 'application/json',
  body: JSON.stringify({
    riderId,
    amount: { amount, currency: 'USD' },
    pin: PIN,
    dealerEmployeeName: 'Dana Cole',
    riderIdVerified: true,
  }),
});

export const ask = (
  url: string,
  { path, key, cookie, body, type }: Asked,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key, ...(type ? { 'content-type': type } : {}), ...headers },
    body,
  });

/** One kind of request that is cut off at each of its steps. */
export interface Flow {
  readonly name: string;
  /** puts there what the n-th request needs, alike for each n */
  prepare(db: Database, n: number): Promise<void>;
  request(n: number): Promise<Asked>;
  /** what the database holds of the n-th request: exactly `before` or exactly `after` */
  trace(db: Database, n: number): Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
  /** of an answer that tells of success */
  readonly status: number;
}

export const counted = async (db: Database, text: string, values: readonly string[]): Promise<number> => {
  const [row] = await sqlOn(db.read, db.kind).rows<{ figure: number | string | null }>(text, values);
  return Number(row?.figure ?? 0);
};
const keyOf = (name: string, n: number): string => `${name}-number-${n}`;
const kept = (db: Database, key: string) =>
  counted(db, 'SELECT COUNT(*) AS figure FROM idempotency_keys WHERE idem_key = ?', [key]);
const emails = (db: Database, riderId: string) =>
  counted(db, 'SELECT COUNT(*) AS figure FROM outbox WHERE recipient_id = ?', [riderId]);
const balance = (db: Database, riderId: string) =>
  counted(db, 'SELECT balance AS figure FROM wallets WHERE rider_id = ?', [riderId]);

const payee = (n: number): string => anId('rder', n);
/** Eight dollars of a wallet of eleven, out of two awards. */
export const redeeming: Flow = {
  name: 'redemption',
  prepare: (db, n) => putRider(db, payee(n), [500, 600]),
  request: (n) => redemption(payee(n), 800, keyOf('redemption', n)),
  trace: async (db, n) => ({
    balance: await balance(db, payee(n)),
    redemptions: await counted(db, 'SELECT COUNT(*) AS figure FROM redemptions WHERE rider_id = ?', [payee(n)]),
    lines: await counted(db, "SELECT COUNT(*) AS figure FROM ledger_entries WHERE rider_id = ? AND kind = 'redeem'", [
      payee(n),
    ]),
    emails: await emails(db, payee(n)),
    keys: await kept(db, keyOf('redemption', n)),
  }),
  before: { balance: 1_100, redemptions: 0, lines: 0, emails: 0, keys: 0 },
  after: { balance: 300, redemptions: 1, lines: 2, emails: 1, keys: 1 },
  status: 201,
};

const racer = (n: number): string => anId('racer', n);
const eventOf = (n: number): string => anId('event', n);
const classOf = (n: number): string => anId('c0ass', n);
const amaOf = (n: number): string => String(7_000_000 + n);
/** who sends the n-th file: of one account, one file is read and three wait */
const senderOf = (n: number) => anAccount({ id: anId('acc', 1_000 + n), email: `sender${n}@example.com` });
/** Results of a class in which one rider of ours came first of five, and had no wallet until then. */
export const uploading: Flow = {
  name: 'upload',
  prepare: async (db, n) => {
    const bikes = [aBike({ id: anId('bike', n), vin: `VBKMXA10XSM${String(n).padStart(6, '0')}` })];
    const event = anEvent({ id: eventOf(n), promoterId, startsOn: addDays(TODAY, -3), endsOn: addDays(TODAY, -2) });
    await putWorld(db, {
      accounts: [senderOf(n)],
      riders: [aRider({ id: racer(n), amaNumber: amaOf(n), bikes })],
      events: [event],
      classes: [aClass({ id: classOf(n), eventId: event.id })],
    });
    await signIn(db, [senderOf(n)]);
  },
  request: async (n) => {
    const form = new FormData();
    form.append('classId', classOf(n));
    form.append('dryRun', 'false');
    const others = ['Avery Stone', 'Blake Lind', 'Drew Park', 'Ellis Roe'].map(
      (name, at) => `${at + 2},${name} ${n},\n`,
    );
    form.append(
      'file',
      new File([`Pos,Rider,AMA\n1,Casey Moreno,${amaOf(n)}\n${others.join('')}`], 'results.csv', { type: 'text/csv' }),
    );
    return {
      path: `/api/event/${eventOf(n)}/upload-class-result`,
      key: keyOf('upload', n),
      cookie: await cookieOf(senderOf(n).id),
      body: form,
    };
  },
  trace: async (db, n) => ({
    balance: await balance(db, racer(n)),
    results: await counted(db, 'SELECT COUNT(*) AS figure FROM results WHERE event_id = ?', [eventOf(n)]),
    received: await counted(
      db,
      'SELECT COUNT(*) AS figure FROM classes WHERE event_id = ? AND results_received_at IS NOT NULL',
      [eventOf(n)],
    ),
    awards: await counted(db, 'SELECT COUNT(*) AS figure FROM awards WHERE event_id = ?', [eventOf(n)]),
    emails: await emails(db, racer(n)),
    keys: await kept(db, keyOf('upload', n)),
  }),
  before: { balance: 0, results: 0, received: 0, awards: 0, emails: 0, keys: 0 },
  after: { balance: 30_000, results: 5, received: 1, awards: 1, emails: 1, keys: 1 },
  status: 200,
};
