import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issue, post, type Wallet, type WalletKey } from '@rrr/core/ledger';
import { anId, aRider } from '@rrr/core/testing';
import { openDatabase } from './open-database.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop, outcomes, sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

/** Opens when so many have come to it, and stays open. */
const gate = (many: number) => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return async (): Promise<void> => {
    come += 1;
    if (come >= many) open();
    await opened;
  };
};

const at = '2025-06-10T18:00:00.000Z';
let given = 0;
const ids = { next: () => anId('made', (given += 1)), random: () => 0 };
const cause = { at, actorId: null, proxyHostId: null, reference: null };
const issueTo = ({ riderId, currency }: Wallet) =>
  issue({
    id: ids.next(),
    riderId,
    currency,
    type: 'credit',
    initial: 100,
    awardedAt: at,
    expiresOn: '2026-06-10',
    source: null,
    seriesId: null,
    label: 'Race · Class',
  });

describe.each(KINDS)('conflicts on %s end in success or a clear refusal', (kind) => {
  let made: TestDatabase;
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeAll(async () => {
    made = await newDatabase(kind);
    shop = await aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) }, 4);
    for (const rider of shop.riders) await shop.issueCredit(rider.id, [10_000]);
  });
  afterAll(() => made.drop());
  const key = (n: number): WalletKey => ({ riderId: anId('rder', n), currency: 'USD', book: 'credit' });

  it('two transactions that lock the same wallets in opposite orders both come through', async () => {
    const uow = sqlUnitOfWork(made.db);
    // SQLite lets one writer in at a time: nobody to meet
    const meet = gate(kind === 'mysql' ? 2 : 1);
    let begun = 0;
    const both = (first: number, second: number) =>
      uow.run(async (tx) => {
        begun += 1;
        await tx.wallets.lock([key(first)]);
        await meet();
        await tx.wallets.lock([key(second)]);
        return 'done';
      });
    expect(await Promise.all([both(1, 2), both(2, 1)])).toEqual(['done', 'done']);
    // the database gave one of the two up, and it began again
    expect(begun).toBe(kind === 'mysql' ? 3 : 2);
  });

  it('hundreds of new wallets, one of which another transaction makes meanwhile, start over and find it', async () => {
    const uow = sqlUnitOfWork(made.db);
    const keys = Array.from({ length: 300 }, (_, n): WalletKey => ({
      riderId: anId('many', n),
      currency: 'USD',
      book: 'credit',
    }));
    await putWorld(made.db, { riders: keys.map((it) => aRider({ id: it.riderId, bikes: [] })) });
    const earned = (wallets: readonly Wallet[]) =>
      wallets.map((it) => post(it, [issueTo(it)], cause, { ids, digest: sha256 }));
    let begun = 0;
    await uow.run(async (tx) => {
      begun += 1;
      const wallets = await tx.wallets.lock(keys);
      // SQLite lets one writer in at a time: nobody comes between
      if (begun === 1 && kind === 'mysql')
        await uow.run(async (other) => other.wallets.post(earned(await other.wallets.lock(keys.slice(170, 171)))));
      await tx.wallets.post(earned(wallets));
    });
    const sequences = (
      await made.db
        .read('wallets')
        .whereIn(
          'rider_id',
          keys.map((it) => it.riderId),
        )
        .orderBy('rider_id')
    ).map((it: { sequence: number }) => Number(it.sequence));
    expect([begun, sequences]).toEqual([
      kind === 'mysql' ? 2 : 1,
      keys.map((_, n) => (kind === 'mysql' && n === 170 ? 2 : 1)),
    ]);
    expect((await verifyLedger(made.db)).breaks).toEqual([]);
  });

  it('two files that first pay the same hundreds of riders at once are both posted whole', async () => {
    const uow = sqlUnitOfWork(made.db);
    const keys = Array.from({ length: 300 }, (_, n): WalletKey => ({
      riderId: anId('both', n),
      currency: 'USD',
      book: 'credit',
    }));
    await putWorld(made.db, { riders: keys.map((it) => aRider({ id: it.riderId, bikes: [] })) });
    const meet = gate(kind === 'mysql' ? 2 : 1);
    const pay = () =>
      uow.run(async (tx) => {
        const wallets = await tx.wallets.lock(keys);
        await meet();
        await tx.wallets.post(wallets.map((it) => post(it, [issueTo(it)], cause, { ids, digest: sha256 })));
      });
    await Promise.all([pay(), pay()]);
    const heads = await made.db
      .read('wallets')
      .whereIn(
        'rider_id',
        keys.map((it) => it.riderId),
      )
      .select('sequence', 'balance');
    expect(heads.map((it: { sequence: number; balance: number }) => [Number(it.sequence), Number(it.balance)])).toEqual(
      keys.map(() => [2, 200]),
    );
    expect((await verifyLedger(made.db)).breaks).toEqual([]);
  });

  it('many redemptions of the same few riders cause no database error', async () => {
    const asked = Array.from({ length: 60 }, (_, n) => shop.redeem(10 + n, { riderId: anId('rder', 1 + (n % 4)) }));
    const said = await outcomes(asked);
    expect([...said.keys()].filter((it) => it !== 'done' && it !== 'INSUFFICIENT_CREDIT' && it !== 'CONFLICT')).toEqual(
      [],
    );
    expect(said.get('done')).toBeGreaterThan(0);
    expect((await verifyLedger(made.db)).breaks).toEqual([]);
  });

  it('a lock that is held too long is reported as CONFLICT, and nothing moves', async () => {
    const other = openDatabase({ url: made.url });
    const held = await other.write.transaction();
    await held.raw(
      kind === 'mysql'
        ? `SELECT * FROM wallets WHERE rider_id = '${anId('rder', 3)}' FOR UPDATE`
        : 'UPDATE wallets SET balance = balance',
    );
    const hasty = sqlUnitOfWork(made.db, { attempts: 1 });
    const before = await made.db.read('wallets').where({ rider_id: anId('rder', 3) });
    await expect(hasty.run((tx) => tx.wallets.lock([key(3)]))).rejects.toMatchObject({ code: 'CONFLICT' });
    await held.rollback();
    await other.close();
    expect(await made.db.read('wallets').where({ rider_id: anId('rder', 3) })).toEqual(before);
    await expect(hasty.run((tx) => tx.wallets.lock([key(3)]))).resolves.toHaveLength(1);
  }, 60_000);
});
