import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { key, resultScene, usd } from './testing/result-scene.js';

const scene = await resultScene();

/** A race that paid the demo rider, and what they had before. */
const paidRace = async () => {
  const { admin, demo, event, riderId, balance, firstPrize } = scene;
  const before = await balance();
  await scene.putField();
  expect(await balance()).toBe(before + firstPrize.amount);
  const dealer = await demo.as('dealer');
  const params = { eventId: event._id };
  return {
    ...{ ...scene, before, params },
    redeem: async (amount: number): Promise<string> => {
      const answer = await dealer.ask('/api/dealer/redeem', {
        method: 'POST',
        headers: key(),
        body: { riderId, amount: usd(amount), pin: '4719', dealerEmployeeName: 'Sam Ortiz', riderIdVerified: true },
      });
      return answer.status === 201 ? 'redeemed' : answer.problem().code;
    },
    cancel: () => admin.call(contract.cancelEvent, { params, body: { reason: 'Flooded' } }),
    restore: () => admin.call(contract.restoreEvent, { params, body: { reason: 'It dried' } }),
    now: async () => (await admin.call(contract.getEvent, { params })).event,
  };
};
const NONE = { issued: usd(0), reversed: usd(0), overpaid: usd(0) };

test('what a canceled event takes back is gone with the answer, which says how much it is', async () => {
  const { cancel, restore, redeem, balance, before, firstPrize } = await paidRace();
  expect((await cancel()).money).toEqual({ ...NONE, reversed: firstPrize });
  expect(await balance()).toBe(before);
  expect(await redeem(before + 1)).toBe('INSUFFICIENT_CREDIT');
  expect((await cancel()).money).toEqual(NONE);
  expect((await restore()).money).toEqual({ ...NONE, issued: firstPrize });
  expect(await balance()).toBe(before + firstPrize.amount);
  expect((await restore()).money).toEqual(NONE);
});

test('so is what an event earned that no longer pays', async () => {
  const { admin, params, redeem, balance, before, now } = await paidRace();
  const { version } = await now();
  await admin.call(contract.decidePaying, { params, body: { version, paying: false, reason: 'Not sanctioned' } });
  expect(await balance()).toBe(before);
  expect(await redeem(before + 1)).toBe('INSUFFICIENT_CREDIT');
});

test('so is the difference to a lower purse', async () => {
  const { admin, params, redeem, balance, before, inClass, now } = await paidRace();
  const { version, classes } = await now();
  const lowered = classes.map((raceClass) => ({
    _id: raceClass._id,
    name: raceClass.name,
    payoutType: raceClass.payoutType,
    payoutPlaces: raceClass.payoutPlaces.map(({ place, amount }) => ({
      place,
      amount: raceClass._id === inClass._id && place === 1 ? usd(1_000) : amount,
    })),
  }));
  await admin.call(contract.saveClasses, { params, body: { version, classes: lowered } });
  expect(await balance()).toBe(before + 1_000);
  expect(await redeem(before + 1_001)).toBe('INSUFFICIENT_CREDIT');
});

test('a redemption at the same moment comes first and is overpaid, or comes second and is refused', async () => {
  const { cancel, redeem, balance, before, firstPrize } = await paidRace();
  const [canceled, redeemed] = await Promise.all([cancel(), redeem(before + firstPrize.amount)]);
  const wasFirst = redeemed === 'redeemed';
  expect([redeemed, canceled.money, await balance()]).toEqual([
    wasFirst ? 'redeemed' : 'INSUFFICIENT_CREDIT',
    wasFirst ? { ...NONE, reversed: firstPrize, overpaid: firstPrize } : { ...NONE, reversed: firstPrize },
    wasFirst ? 0 : before,
  ]);
});
