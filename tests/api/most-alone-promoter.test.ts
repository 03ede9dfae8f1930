import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { aloneTable, walletsOf } from './testing/alone.js';
import { unchangedEvent } from './testing/event-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene, usd } from './testing/result-scene.js';

jest.setTimeout(120_000);

/** What a promoter alone gets for an accomplice, with the settings of a new program. `npm run alone` prints the table. */
const { demo, admin, promoter, riderId, event, inClass, path, firstPrize, putField } = await resultScene();
ledgerHolds(demo);
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
const straws = riders.filter((it) => it._id !== riderId && it.country === 'US').slice(0, 5);
const accomplices = [riderId, ...straws.map((it) => it._id)];
const { attempt, last } = aloneTable(demo, () => walletsOf(demo, accomplices));
const who = 'promoter';

const read = async () => (await promoter.call(contract.getEvent, { params: { eventId: event._id } })).event;
const save = async (change: (classes: Awaited<ReturnType<typeof read>>['classes']) => readonly object[]) => {
  const { version, classes } = await read();
  return promoter.ask(`${path}/classes`, { method: 'PUT', body: { version, classes: change(classes) } });
};
const asked = ({ _id, name, payoutType, payoutPlaces }: (typeof event)['classes'][number]) => ({
  _id,
  name,
  payoutType,
  payoutPlaces,
});

test('a promoter alone gets for accomplices what an administrator approved for the places, and no more', async () => {
  const before = await read();
  await attempt(who, 'raises the purse of an event that pays', () =>
    save((classes) => classes.map((it) => ({ ...asked(it), payoutPlaces: [{ place: 1, amount: usd(900_000) }] }))),
  );
  await attempt(who, 'adds a class to it', () =>
    save((classes) => [
      ...classes.map(asked),
      { _id: null, name: 'Straw', payoutType: 'dealerCredit', payoutPlaces: [{ place: 1, amount: usd(50_000) }] },
    ]),
  );
  await attempt(who, 'moves its dates', async () => {
    const { paying: _, promoterId: _p, ...fields } = unchangedEvent(await read());
    return promoter.ask(path.replace('/api/', '/api/promoter/'), {
      method: 'PUT',
      body: { ...fields, startDate: '2026-01-10', endDate: null },
    });
  });
  const after = await read();
  expect([after.contingencyAmount, after.startDate, after.classes.length]).toEqual([
    before.contingencyAmount,
    before.startDate,
    before.classes.length,
  ]);

  await attempt(who, 'enters the accomplice as the winner of a class', () => putField());
  expect(last()?.gets).toBeLessThanOrEqual(firstPrize.amount);
  const results = async () =>
    (await promoter.call(contract.eventResults, { params: { eventId: event._id }, query: { classId: inClass._id } }))
      .results;
  await attempt(who, 'takes the result away and enters it again', async () => {
    await promoter.ask(`${path}/results?classId=${inClass._id}`, { method: 'DELETE', headers: key() });
    return putField();
  });
  expect(last()?.gets).toBe(0);
  const winner = await walletsOf(demo, accomplices);
  await attempt(who, 'enters accomplices in all places of the class', () =>
    promoter.ask(`${path}/results`, {
      method: 'PUT',
      headers: key(),
      body: {
        classId: inClass._id,
        entrants: 12,
        results: accomplices.map((id, at) =>
          finisher(at + 1, riders.find((it) => it._id === id)?.fullName ?? 'Riley Ostrander', { riderId: id }),
        ),
      },
    }),
  );
  const most = (await walletsOf(demo, accomplices)) - (winner - firstPrize.amount);
  await promoter.ask(`${path}/results`, {
    method: 'PUT',
    headers: key(),
    body: { classId: inClass._id, entrants: 12, results: [finisher(1, 'Robin Winner'), ...FIELD] },
  });
  const nobody = await walletsOf(demo, accomplices);
  await attempt(who, 'chooses an accomplice for the name of somebody else', async () => {
    const resultId = (await results()).find((it) => it.riderName === 'Robin Winner')?._id;
    return promoter.ask(`${path}/result/match`, {
      method: 'PUT',
      headers: key(),
      body: { resultId, riderId, dryRun: false },
    });
  });
  const posted = inClass.payoutPlaces.reduce((sum, it) => sum + it.amount.amount, 0);
  // each step began with what the one before left, so the most is what they have more at one time
  expect((await walletsOf(demo, accomplices)) - nobody).toBeLessThanOrEqual(firstPrize.amount);
  expect(most).toBeLessThanOrEqual(posted);
});
