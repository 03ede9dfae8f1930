import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aClass, anEvent } from '@rrr/core/testing';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop } from './testing/shop.js';
import { unchecked } from './testing/unchecked.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

describe.each(KINDS)('a class that has paid all of its purse, on %s', (kind) => {
  const event = anEvent({ promoterId: null, promoterApproved: false });
  const inClass = aClass({
    places: [
      { place: 1, amount: 30_000 },
      { place: 2, amount: 20_000 },
    ],
  });
  let made: TestDatabase;
  beforeEach(async () => {
    made = await newDatabase(kind);
    const give: Parameters<typeof aShop>[0]['give'] = (world) =>
      putWorld(made.db, { ...world, events: [event], classes: [inClass] });
    const { riders, issueCredit } = await aShop({ uow: sqlUnitOfWork(made.db), give }, 2);
    for (const [at, { id }] of riders.entries())
      await issueCredit(id, [at === 0 ? 30_000 : 20_000], '2026-06-10', { eventId: event.id, classId: inClass.id });
  });
  afterEach(() => made.drop());
  const breaks = async () => (await verifyLedger(made.db)).breaks;

  it('keeps invariant 7, and is counted', async () =>
    expect(await verifyLedger(made.db)).toMatchObject({ checked: { awards: 2, classes: 1 }, breaks: [] }));

  it.each([
    ['the purse is lower', 'UPDATE payout_places SET amount = 19999 WHERE place = 2', 49_999],
    ['a place is gone', 'DELETE FROM payout_places WHERE place = 2', 30_000],
    ['the class pays nothing', "UPDATE classes SET payout_type = 'noPayout'", 0],
  ])('breaks it when %s', async (_, text, purse) => {
    await unchecked(made.db, text);
    expect(await breaks()).toEqual([
      { invariant: 7, where: `class ${inClass.id}`, detail: `its awards add up to 50000, its purse is ${purse}` },
    ]);
  });

  it('is not named while its event waits to be evaluated again', async () => {
    await unchecked(made.db, 'UPDATE payout_places SET amount = 1');
    const uow = sqlUnitOfWork(made.db);
    await uow.run((tx) => tx.rejudging.ask([event.id], '2025-06-10T18:00:00.000Z'));
    expect(await breaks()).toEqual([]);
    await uow.run((tx) => tx.rejudging.done(event.id));
    expect((await breaks()).map(({ invariant }) => invariant)).toEqual([7]);
  });
});
