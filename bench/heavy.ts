import { emptyWallet, expireCredit, issue, type Movement, post } from '@rrr/core/ledger';
import { mergeRiders } from '@rrr/core/merging';
import { addDays } from '@rrr/core/shared';
import { sha256 } from '@rrr/crypto';
import { type Database, migrate, openDatabase, seedInto, verifyLedger } from '@rrr/persistence';
import { awardRow, entryRow, walletRow } from '@rrr/seed/rows';
import { importing } from './imports.js';
import { type BenchSettings, seconds } from './parts.js';
import { judged, table } from './table.js';
import { bulkVerification } from './vin.js';
import { admin, ids, keyOf, lifeOf, now, portsOn, range, riderRow, today } from './heavy-rows.js';

const merging = async (db: Database): Promise<readonly string[]> => {
  const [keepId, deleteId] = [ids.next(), ids.next()];
  const { wallet, awards, entries } = lifeOf(deleteId);
  await seedInto(db, {
    riders: [riderRow(keepId, 900_001), riderRow(deleteId, 900_002)],
    wallets: [walletRow(wallet)],
    awards: awards.map(awardRow),
    ledger_entries: entries.map(entryRow),
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
      wallets: posted.map((posting) => walletRow(posting.wallet)),
      awards: posted.flatMap((posting) => posting.awards.map(awardRow)),
      ledger_entries: posted.flatMap((posting) => posting.entries.map(entryRow)),
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
  for (const act of [one(bulkVerification), one(merging), () => importing(db), one(expiry), one(verifying)]) {
    const told = await act();
    for (const row of told) say(`  ${row.join('  ')}`);
    rows.push(...told);
  }
  say(`\n${table(rows)}`);
  await db.close();
};
