import { beforeAll, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { checkDigit } from '@rrr/core/vin';
import type { Browser } from './testing/browser.js';
import { form, identityScene, post, signIn } from './testing/identity-scene.js';

const { demo } = await identityScene();
const MODEL = 'Straw 450';
let admin: Browser;
beforeAll(async () => {
  admin = await demo.as('admin');
  const { pattern } = await admin.call(contract.addVinPattern, {
    body: { model: MODEL, year: 2025, pattern: 'VBKSTR' },
  });
  await admin.call(contract.verifyVinPattern, { body: { pattern: pattern._id } });
});

const vinFor = (serial: number): string => {
  const plain = `VBKSTR100SM${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};
const bike = (serial: number) => ({ year: 2025, make: 'KTM', model: MODEL, vin: vinFor(serial) });
const enrolled = async (serial: number) => {
  const [by, given] = [demo.visit(), form({ bike: bike(serial) })];
  const answer = await post(by, '/api/register', given);
  expect(answer.status).toBe(201);
  return { by, email: given.email };
};
const disputes = async () =>
  (await admin.call(contract.listVinDisputes, { query: { limit: 50 } })).vinDisputes.filter(
    (it) => it.claimed.model === MODEL,
  );
const states = async () => {
  const { riders } = await admin.call(contract.vinReport, { query: { model: MODEL, limit: 50 } });
  return riders.flatMap((it) => it.bikes.filter((one) => one.model === MODEL));
};

test('twelve straw riders at once get no verified motorcycle, and one decision refuses them all', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => enrolled(1_000 + 7_000 * n)));
  expect((await states()).map((it) => [it.vinStatus, it.doubt])).toEqual(
    Array.from({ length: 12 }, () => ['unverified', 'run']),
  );
  // neither does the check of waiting bikes verify them
  await admin.call(contract.verifyBikes, { body: {} });
  const open = await disputes();
  expect(open).toHaveLength(12);
  expect(open[0]).toMatchObject({ reason: 'run', runSize: 12, settled: null });
  const [runId = ''] = new Set(open.map((it) => it.runId));
  expect(await admin.call(contract.settleVinRun, { params: { runId }, body: { outcome: 'refused' } })).toEqual({
    settled: 12,
  });
  expect((await states()).every((it) => it.vinStatus === 'invalid' && it.doubt === undefined)).toBe(true);
  expect(await disputes()).toEqual([]);
});

test('one after the other, those that verified first wait again, and the rider reads why', async () => {
  const first = await enrolled(1);
  expect((await states()).map((it) => it.vinStatus)).toEqual(['verified']);
  await enrolled(2);
  await enrolled(3);
  await enrolled(4);
  expect((await states()).map((it) => it.vinStatus)).toEqual(Array.from({ length: 4 }, () => 'unverified'));
  await signIn(first.by, first.email);
  const { user } = await first.by.session();
  const { rider } = await first.by.call(contract.getRider, { params: { role: 'rider', riderId: user._id } });
  expect(rider.record?.bikes).toMatchObject([{ vinStatus: 'unverified', doubt: 'run' }]);

  const [one] = await disputes();
  expect(
    await admin.refusal(contract.settleVinDispute, {
      params: { disputeId: one?._id ?? '' },
      body: { outcome: 'moves' },
    }),
  ).toMatchObject({ status: 409, code: 'DISPUTE_OF_ANOTHER_KIND' });
  await admin.call(contract.settleVinDispute, { params: { disputeId: one?._id ?? '' }, body: { outcome: 'verified' } });
  expect((await states()).filter((it) => it.vinStatus === 'verified')).toHaveLength(1);
  expect((await disputes()).map((it) => it.runSize)).toEqual([3, 3, 3]);
});

test('only administrators decide a run', async () => {
  const rider = await demo.as('rider');
  expect(
    await rider.refusal(contract.settleVinRun, {
      params: { runId: '00000000000000000000000000' },
      body: { outcome: 'verified' },
    }),
  ).toMatchObject({ status: 403 });
});
