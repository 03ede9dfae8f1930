import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { demoServer } from './testing/demo-server.js';
import { riderScene } from './testing/rider-scene.js';

const { rider, dealer, riderId } = await riderScene();

test('a dealer finds the rider by the code on their phone, once', async () => {
  const { code } = await rider.call(contract.createRiderCode, {});
  const { rider: found } = await dealer.call(contract.findRiderByCode, { body: { code } });
  expect(found).toMatchObject({ _id: riderId, email: null });
  expect(await dealer.refusal(contract.findRiderByCode, { body: { code } })).toMatchObject({
    status: 422,
    code: 'RIDER_CODE_NOT_VALID',
  });
});

test('a newer code ends the one before', async () => {
  const first = await rider.call(contract.createRiderCode, {});
  const second = await rider.call(contract.createRiderCode, {});
  expect(await dealer.refusal(contract.findRiderByCode, { body: { code: first.code } })).toMatchObject({ status: 422 });
  expect((await dealer.call(contract.findRiderByCode, { body: { code: second.code } })).rider._id).toBe(riderId);
});

test('look-ups are limited for each account', async () => {
  const limited = await demoServer({ RATE_LIMIT_FACTOR: '0.02' });
  const counter = await limited.as('dealer');
  const heard: string[] = [];
  for (let n = 0; n < 4; n += 1)
    heard.push((await counter.refusal(contract.findRiderByCode, { body: { code: 'K7QM-4XTR' } })).code);
  await limited.stop();
  expect(heard).toEqual(['RIDER_CODE_NOT_VALID', 'RIDER_CODE_NOT_VALID', 'RIDER_CODE_NOT_VALID', 'TOO_MANY_REQUESTS']);
});
