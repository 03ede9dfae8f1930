import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeRiders } from '@rrr/core/merging';
import { submitClassResults } from '@rrr/core/results';
import { aClass, anActor, anEvent, anId, aRider, aRow } from '@rrr/core/testing';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop, outcomes } from './testing/shop.js';
import { knexUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

describe.each(KINDS)('merging riders on %s', (kind) => {
  let made: TestDatabase;
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeAll(async () => {
    made = await newDatabase(kind);
    shop = await aShop({ uow: knexUnitOfWork(made.db), give: (world) => putWorld(made.db, world) }, 8);
  });
  afterAll(() => made.drop());

  const admin = anActor();
  let keys = 0;
  const idOf = (n: number) => anId('rder', n);
  const merge = (keep: number, gone: number) =>
    mergeRiders(shop.ports)({
      actor: admin, keepId: idOf(keep), deleteId: idOf(gone), confirmation: `DELETE ${idOf(gone)}@example.com`, apply: { accountId: admin.accountId, key: `merge-${(keys += 1)}`, fingerprint: 'x' },
    });
  const balance = async (n: number) =>
    (await made.db.read('wallets').where({ rider_id: idOf(n), currency: 'USD', book: 'credit' }).first('balance') as { balance: number } | undefined)?.balance ?? 0;
  const holds = async () => expect((await verifyLedger(made.db)).breaks).toEqual([]);

  it('leaves a ledger that verifies, with every cent in the kept wallet', async () => {
    await shop.issueCredit(idOf(1), [10_000]);
    await shop.issueCredit(idOf(2), [3_000, 2_000]);
    const { redemption } = await shop.redeem(4_000, { riderId: idOf(2) });
    await merge(1, 2);
    expect([await balance(1), await balance(2)]).toEqual([11_000, 0]);
    await holds();
    await shop.undo(redemption.id);
    expect(await balance(1)).toBe(15_000);
    await holds();
  });

  it('two merges of the same riders at once: one wins, the other is told why', async () => {
    await shop.issueCredit(idOf(3), [500]);
    await shop.issueCredit(idOf(4), [700]);
    expect(await outcomes([merge(3, 4), merge(3, 4), merge(4, 3)])).toEqual(new Map([['done', 1], ['ALREADY_MERGED', 2]]));
    expect((await balance(3)) + (await balance(4))).toBe(1_200);
    await holds();
  });

  it('while a dealer redeems from both, nothing is lost and nothing is spent twice', async () => {
    await shop.issueCredit(idOf(5), Array.from({ length: 10 }, () => 100));
    await shop.issueCredit(idOf(6), Array.from({ length: 10 }, () => 100));
    const redeem = (n: number) => shop.redeem(50, { riderId: idOf(n) });
    const done = await outcomes([redeem(5), redeem(6), redeem(6), merge(5, 6), redeem(6), redeem(5), redeem(6)]);
    const redeemed = (done.get('done') ?? 0) - 1;
    expect([...done.keys()].filter((it) => !['done', 'INSUFFICIENT_CREDIT', 'RIDER_DEACTIVATED', 'PIN_NOT_SET', 'CONFLICT'].includes(it))).toEqual([]);
    expect([await balance(5), await balance(6)]).toEqual([2_000 - 50 * redeemed, 0]);
    await holds();
  });

  it('moves a hundred awards with a thousand entries', async () => {
    await shop.issueCredit(idOf(8), Array.from({ length: 100 }, (_, n) => 1_000 + n));
    for (let n = 0; n < 5; n += 1) {
      const { redemption } = await shop.redeem(104_900, { riderId: idOf(8) });
      if (n < 4) await shop.undo(redemption.id);
    }
    const held = await balance(8);
    const { moves } = await merge(7, 8);
    expect(moves.awards).toBe(100);
    expect(await balance(7)).toBe(held);
    await holds();
  });

  it('while results are sent that name the deleted rider, none stays under a name that is gone', async () => {
    const [eventId, classId] = [anId('event', 9), anId('c0ass', 9)];
    await putWorld(made.db, {
      events: [anEvent({ id: eventId, promoterId: null, promoterApproved: false })],
      classes: [aClass({ id: classId, eventId, payoutType: 'noPayout', places: [] })],
      riders: [aRider({ id: idOf(21), fullName: 'Kim Dale', amaNumber: '2121', bikes: [] }), aRider({ id: idOf(22), fullName: 'Kim Vale', amaNumber: '2222', bikes: [] })],
    });
    const submit = submitClassResults(shop.ports);
    const rows = [aRow(1, 'Kim Vale', { amaNumber: '2222' }), ...[2, 3, 4].map((place) => aRow(place, `Someone ${place}`))];
    const send = () => submit({ actor: admin, eventId, classId, rows, problems: [], choices: new Map(), entrants: null, outcome: null, apply: { accountId: admin.accountId, key: `send-${(keys += 1)}`, fingerprint: 'x' } });
    const said = await outcomes([send(), merge(21, 22), send()]);
    expect([...said.keys()].filter((it) => it !== 'done')).toEqual([]);
    const gone = await made.db.read('results').where({ rider_id: idOf(22) });
    expect(gone).toEqual([]);
  });
});
