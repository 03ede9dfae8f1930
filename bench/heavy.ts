import { emptyWallet, expireCredit, issue, type Movement, post } from '@rrr/core/ledger';
import { mergeRiders } from '@rrr/core/merging';
import { defaultProgram } from '@rrr/core/program';
import { submitClassResults } from '@rrr/core/results';
import { addDays } from '@rrr/core/shared';
import { sha256 } from '@rrr/crypto';
import {
  bulkInsert,
  type Database,
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
import {
  admin,
  awardSeed,
  entrySeed,
  ids,
  keyOf,
  lifeOf,
  now,
  portsOn,
  range,
  riderRow,
  today,
  walletSeed,
} from './heavy-rows.js';

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
    mergeRiders({ ...portsOn(db), program: { ...portsOn(db).program, approvals: 'recorded' } })({
      actor: admin,
      keepId,
      deleteId,
      confirmation: `DELETE ${email}`,
      apply: keyOf(),
    }),
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
