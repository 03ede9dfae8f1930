import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { checkDigit } from '@rrr/core/vin';
import { form, identityScene, post } from './testing/identity-scene.js';

const { demo } = await identityScene();
const admin = await demo.as('admin');
const MODEL = 'Listed 450';
const vinFor = (serial: number): string => {
  const plain = `VBKSXD100SM${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};

let keys = 0;
const upload = (content: string, fields: Readonly<Record<string, string>> = {}) => {
  keys += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([content]), 'sold.csv');
  return admin.ask('/api/sold-vins/import', {
    method: 'POST',
    form: body,
    headers: { 'Idempotency-Key': `sold-vins-${keys}` },
  });
};
const verifiedPattern = async () => {
  const { pattern } = await admin.call(contract.addVinPattern, {
    body: { model: MODEL, year: 2025, pattern: 'VBKSXD' },
  });
  await admin.call(contract.verifyVinPattern, { body: { pattern: pattern._id } });
};
const enroll = async (serial: number) =>
  expect(
    (
      await post(
        demo.visit(),
        '/api/register',
        form({ bike: { year: 2025, make: 'KTM', model: MODEL, vin: vinFor(serial) } }),
      )
    ).status,
  ).toBe(201);
const bikes = async () => {
  const { riders } = await admin.call(contract.vinReport, { query: { model: MODEL, limit: 50 } });
  return riders.flatMap((it) => it.bikes.map((bike) => [bike.vin, bike.vinStatus, bike.doubt ?? null])).toSorted();
};

test('a list of sold VINs is previewed, stored as digests only, and decides which VINs verify', async () => {
  await verifiedPattern();
  const file = `Frame number,Model,Year\n${vinFor(1)},${MODEL},2025\n${vinFor(2)},Another,2025\nnonsense,,\n`;
  const preview = (await upload(file, { dryRun: 'true' })).of(contract.importSoldVins);
  expect(preview).toMatchObject({ applied: false, added: 2, known: 0, total: 2, leftOut: 1 });
  expect(preview.problems).toMatchObject([{ line: 4, code: 'VIN_NOT_VALID' }]);
  expect(await admin.call(contract.getSoldVins)).toMatchObject({ count: 0, last: null, decides: true });

  expect((await upload(file)).of(contract.importSoldVins)).toMatchObject({ applied: true, total: 2 });
  expect((await upload(file)).of(contract.importSoldVins)).toMatchObject({ added: 0, known: 2, total: 2 });
  const stored = await demo.server.container.get(S.database).read('sold_vins').select();
  expect(JSON.stringify(stored)).not.toMatch(/VBK/);

  await enroll(1);
  await enroll(2);
  await enroll(30_000);
  expect(await bikes()).toEqual([
    [vinFor(1), 'verified', null],
    [vinFor(2), 'unverified', 'not-listed'],
    [vinFor(30_000), 'unverified', 'not-listed'],
  ]);
  const { vinDisputes } = await admin.call(contract.listVinDisputes, { query: { limit: 50 } });
  expect(vinDisputes.filter((it) => it.claimed.model === MODEL).map((it) => it.reason)).toEqual([
    'not-listed',
    'not-listed',
  ]);

  // once it is listed, what waited is verified, and its dispute is settled
  await upload(`VIN\n${vinFor(30_000)}\n`);
  expect((await bikes()).find(([vin]) => vin === vinFor(30_000))?.[1]).toBe('verified');
  const after = await admin.call(contract.listVinDisputes, { query: { limit: 50 } });
  expect(after.vinDisputes.filter((it) => it.claimed.model === MODEL)).toHaveLength(1);

  expect(await admin.call(contract.testSoldVin, { body: { vin: vinFor(1).toLowerCase() } })).toEqual({
    listed: true,
    model: 'listed450',
    year: 2025,
  });
  expect(await admin.call(contract.testSoldVin, { body: { vin: vinFor(9) } })).toMatchObject({ listed: false });
  expect((await upload(`VIN\n${vinFor(7)}\n`, { mode: 'replace' })).of(contract.importSoldVins).total).toBe(1);
  await admin.call(contract.removeSoldVins);
  expect((await admin.call(contract.getSoldVins)).count).toBe(0);
  // without a list, patterns decide again
  await admin.call(contract.verifyBikes, { body: {} });
  expect((await bikes()).every(([, status]) => status === 'verified')).toBe(true);
});

test('a file without a readable VIN changes nothing, and only administrators send one', async () => {
  expect((await upload('VIN\nnonsense\n')).json()).toMatchObject({ status: 422, code: 'NO_SOLD_VINS' });
  expect((await upload('Model\n450\n', { dryRun: 'true' })).of(contract.importSoldVins).problems).toMatchObject([
    { code: 'HEADER_UNKNOWN' },
  ]);
  const rider = await demo.as('rider');
  expect(await rider.refusal(contract.getSoldVins)).toMatchObject({ status: 403 });
});
