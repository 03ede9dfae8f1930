import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { emptyWallet, expireCredit, issue, type Movement, post, restore, spend } from '@rrr/core/ledger';
import { mergeRiders } from '@rrr/core/merging';
import { defaultProgram } from '@rrr/core/program';
import { submitClassResults } from '@rrr/core/results';
import { addDays, dateIn } from '@rrr/core/shared';
import { sha256, systemClock, ulids } from '@rrr/crypto';
import {
  bulkInsert,
  type Database,
  knexUnitOfWork,
  migrate,
  openDatabase,
  type Row,
  seedInto,
  sqlOn,
  verifyLedger,
} from '@rrr/persistence';
import { type BenchSettings, longestTurn, seconds } from './parts.js';
import { judged, table } from './table.js';
import { bulkVerification } from './vin.js';

const ids = ulids();
const now = systemClock.now();
const today = dateIn(now, defaultProgram.timeZone);
const admin = {
  accountId: ids.next(),
  type: 'admin' as const,
  subjectId: ids.next(),
  proxyHostId: null,
  name: 'Robin Vale',
};
const portsOn = (db: Database) => ({
  uow: knexUnitOfWork(db),
  clock: systemClock,
  ids,
  digest: sha256,
  program: defaultProgram,
  yieldToEventLoop: () => setImmediate(),
});
const range = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);
const keyOf = () => ({
  accountId: admin.accountId,
  key: ids.next(),
  fingerprint: createHash('sha256').update('x').digest('hex'),
});

const riderRow = (id: string, n: number) => ({
  id,
  first_name: 'Rider',
  last_name: `Number ${n}`,
  full_name: `Rider Number ${n}`,
  email: `rider${n}-${id}@example.com`,
  country: 'US',
  ama_number: String(1_000_000 + n),
  born_on: '1995-05-05',
  factory: false,
  professional: false,
  parental_consent: false,
  deactivated: false,
  enrolled_at: now,
});

/** One rider's 100 awards and 1,000 entries. */
const lifeOf = (riderId: string) => {
  const moves = range(100).map((n): Movement =>
    issue({
      id: ids.next(),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: 1_000 + n,
      awardedAt: now,
      expiresOn: addDays(today, 30 + n),
      source: null,
      seriesId: null,
      label: 'Race · Class',
    }),
  );
  const cause = { at: now, actorId: null, proxyHostId: null, reference: null };
  const books = { ids, digest: sha256 };
  const first = post(emptyWallet({ riderId, currency: 'USD', book: 'credit' }), moves, cause, books);
  let { wallet, awards } = first;
  const entries = [...first.entries];
  while (entries.length < 1_000) {
    const spent = spend(
      awards,
      awards.reduce((sum, it) => sum + it.current, 0),
      today,
      'USD',
    );
    const out = post(wallet, spent, cause, books);
    const back = post(
      out.wallet,
      restore(
        out.awards,
        spent.map((it) => ({ awardId: it.award.id, amount: -it.amount })),
      ),
      cause,
      books,
    );
    entries.push(...out.entries, ...back.entries);
    [wallet, awards] = [back.wallet, back.awards];
  }
  return { wallet, awards, entries };
};

const awardSeed = (it: ReturnType<typeof lifeOf>['awards'][number]) => ({
  id: it.id,
  rider_id: it.riderId,
  currency: it.currency,
  type: it.type,
  status: it.status,
  initial_value: it.initial,
  current_value: it.current,
  spent: it.spent,
  expired: it.expired,
  awarded_at: it.awardedAt,
  expires_on: it.expiresOn,
  event_id: null,
  class_id: null,
  label: it.label,
  series_id: null,
  bonus_series_id: null,
});
const entrySeed = (it: ReturnType<typeof lifeOf>['entries'][number]) => ({
  id: it.id,
  rider_id: it.riderId,
  currency: it.currency,
  book: it.book,
  sequence: it.sequence,
  award_id: it.awardId,
  kind: it.kind,
  amount: it.amount,
  previous_balance: it.previous,
  new_balance: it.next,
  at: it.at,
  actor_id: null,
  proxy_host_id: null,
  reference: null,
  previous_hash: it.previousHash,
  hash: it.hash,
});
const walletSeed = (it: ReturnType<typeof lifeOf>['wallet']) => ({
  rider_id: it.riderId,
  currency: it.currency,
  book: it.book,
  balance: it.balance,
  sequence: it.sequence,
  hash: it.hash,
});

const merging = async (db: Database): Promise<readonly string[]> => {
  const [keepId, deleteId] = [ids.next(), ids.next()];
  const { wallet, awards, entries } = lifeOf(deleteId);
  await seedInto(db, {
    riders: [riderRow(keepId, 900_001), riderRow(deleteId, 900_002)],
    wallets: [walletSeed(wallet)],
    awards: awards.map(awardSeed),
    ledger_entries: entries.map(entrySeed),
  });
  const email = `rider900002-${deleteId}@example.com`;
  const took = await seconds(() =>
    mergeRiders(portsOn(db))({ actor: admin, keepId, deleteId, confirmation: `DELETE ${email}`, apply: keyOf() }),
  );
  return judged(
    `merging ${awards.length} awards with ${entries.length.toLocaleString('en-US')} entries, ${db.kind}`,
    took,
    { atMost: 1 },
    ' s',
  );
};

/** 100,000 awards of 20,000 wallets whose last day was yesterday. */
const expiry = async (db: Database): Promise<readonly string[]> => {
  for (const part of range(20)) {
    const riders = range(1_000).map((n) => riderRow(ids.next(), 500_000 + part * 1_000 + n));
    const posted = riders.map(({ id: riderId }) => {
      const moves = range(5).map((): Movement =>
        issue({
          id: ids.next(),
          riderId,
          currency: 'USD',
          type: 'credit',
          initial: 2_500,
          awardedAt: now,
          expiresOn: addDays(today, -1),
          source: null,
          seriesId: null,
          label: 'Race · Class',
        }),
      );
      return post(
        emptyWallet({ riderId, currency: 'USD', book: 'credit' }),
        moves,
        { at: now, actorId: null, proxyHostId: null, reference: null },
        { ids, digest: sha256 },
      );
    });
    await seedInto(db, {
      riders,
      wallets: posted.map((it) => walletSeed(it.wallet)),
      awards: posted.flatMap((it) => it.awards.map(awardSeed)),
      ledger_entries: posted.flatMap((it) => it.entries.map(entrySeed)),
    });
  }
  let expired = 0;
  const took = await seconds(async () => (expired = await expireCredit(portsOn(db))()));
  return [
    `expiry of ${expired.toLocaleString('en-US')} awards, ${db.kind}`,
    `${took.toFixed(2)} s`,
    '–',
    `${Math.round(expired / took).toLocaleString('en-US')} a second`,
  ];
};

type Rows = readonly (readonly string[])[];

/** A file of 10,000 finishers of one class; the first `paid` places pay. */
const awarding = async (db: Database, paid: number): Promise<Rows> => {
  const [eventId, classId] = [ids.next(), ids.next()];
  const riders = range(10_000).map((n) => riderRow(ids.next(), 1_000_000 + 10 * paid + n));
  const bikes = riders.map((it, n) => ({
    id: ids.next(),
    rider_id: it.id,
    year: 2025,
    make: 'KTM',
    model: '450 SX-F',
    vin: `${paid === 1_000 ? 'VBK' : 'VBM'}MXA10XS${String(n).padStart(7, '0')}`,
    vin_status: 'verified' as const,
  }));
  await seedInto(db, {
    riders,
    bikes,
    events: [
      {
        id: eventId,
        title: `Large ${paid}`,
        country: 'US',
        currency: 'USD',
        type: 'Motocross',
        starts_on: addDays(today, -3),
        ends_on: addDays(today, -3),
        paying: true,
        canceled: false,
        late_results_accepted: false,
      },
    ],
    classes: [{ id: classId, event_id: eventId, position: 0, name: 'Open', payout_type: 'dealerCredit' }],
  });
  const sql = sqlOn(db.write, db.kind);
  await bulkInsert(
    sql,
    'payout_places',
    range(paid).map((n): Row => ({ class_id: classId, place: n + 1, amount: 100 })),
  );
  // model years follow the season: judged as eligible whatever today is
  const ports = {
    ...portsOn(db),
    program: { ...defaultProgram, eligibleBikes: [{ category: 'current', models: [], fromYear: 2000, toYear: 2100 }] },
  };
  const rows = riders.map((it, n) => ({
    line: n + 2,
    place: n + 1,
    type: 'finished' as const,
    riderName: it.full_name,
    number: String(n),
    hometown: null,
    state: null,
    bike: null,
    email: null,
    amaNumber: it.ama_number,
    className: null,
    entrants: null,
  }));
  const command = {
    actor: admin,
    eventId,
    classId,
    rows,
    problems: [],
    choices: new Map<number, string>(),
    entrants: null,
    outcome: null,
  };
  const preview = await seconds(() => submitClassResults(ports)({ ...command, apply: null }));
  let [took, total] = [0, 0];
  const turn = await longestTurn(async () => {
    took = await seconds(
      async () => (total = (await submitClassResults(ports)({ ...command, apply: keyOf() })).money.total),
    );
  });
  return [
    judged(
      `10,000 results, ${(total / 100).toLocaleString('en-US')} paid (preview ${preview.toFixed(2)} s), ${db.kind}`,
      took,
      { atMost: 3 },
      ' s',
    ),
    judged('  others waited for the process at most', turn, { atMost: 50 }, ' ms'),
  ];
};

const verifying = async (db: Database): Promise<readonly string[]> => {
  const before = process.memoryUsage().rss;
  let told = { entries: 0, breaks: 0 };
  const took = await seconds(async () => {
    const { checked, breaks } = await verifyLedger(db);
    told = { entries: checked.entries, breaks: breaks.length };
  });
  const grown = Math.max(0, process.memoryUsage().rss - before) / 2 ** 20;
  return [
    `ledger:verify, ${told.entries.toLocaleString('en-US')} entries, ${told.breaks} breaks, ${db.kind}`,
    `${took.toFixed(2)} s`,
    '–',
    `+${grown.toFixed(0)} MiB`,
  ];
};

/** What is done to many rows at once: each act once, in this process, on one MariaDB. */
export const benchHeavy = async ({ newDatabase, say }: BenchSettings): Promise<void> => {
  const db = openDatabase({ url: await newDatabase() });
  await migrate(db);
  const rows: (readonly string[])[] = [['', 'figure', 'target', '']];
  const one = (act: (on: Database) => Promise<readonly string[]>) => async (): Promise<Rows> => [await act(db)];
  for (const act of [
    one(bulkVerification),
    one(merging),
    () => awarding(db, 1_000),
    () => awarding(db, 10_000),
    one(expiry),
    one(verifying),
  ]) {
    const told = await act();
    for (const row of told) say(`  ${row.join('  ')}`);
    rows.push(...told);
  }
  say(`\n${table(rows)}`);
  await db.close();
};
