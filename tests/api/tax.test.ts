import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { giveCash } from './testing/payable-rider.js';
import { claimOf, codeOf, payoutScene } from './testing/payout-scene.js';

jest.setTimeout(60_000);
const scene = await payoutScene();
ledgerHolds(scene.demo);

const say = (body: object, by = scene.rider, id = scene.riderId, role = 'rider') =>
  by.ask(`/api/${role}/rider/${id}/tax-residence`, { method: 'PUT', body });

test('a rider says where they pay tax, nothing is paid before it is confirmed, and the year has both forms', async () => {
  const { demo, admin, rider, riderId, otherId, cashOut, change } = scene;
  const { write } = demo.server.container.get(S.database);
  for (const body of [
    { usPerson: false, country: 'US', treatyPercent: null },
    { usPerson: true, country: 'US', treatyPercent: 10 },
    { usPerson: false, country: 'ZZ', treatyPercent: null },
  ])
    expect(codeOf(await say(body))).toBe('TAX_RESIDENCE_NOT_VALID');
  expect(codeOf(await say({ usPerson: false, country: 'CA', treatyPercent: 10.005 }))).toBe('VALIDATION_FAILED');
  expect(codeOf(await say({ usPerson: true, country: 'US', treatyPercent: null }, rider, otherId))).toBe('NOT_FOUND');

  await write('riders').where({ id: riderId }).update({ address_line1: '12 Canyon Rd', state: 'CA', zipcode: '93514' });
  const licence = { id: '01hq0000000000000000000za1', kind: 'licence', status: 'verified' };
  const form = { id: '01hq0000000000000000000za2', kind: 'w8ben', status: 'uploaded' };
  const paper = { rider_id: riderId, key_id: null, content_type: 'image/png', bytes: 1, decided_at: null };
  const at = '2025-06-01T12:00:00.000Z';
  await write('documents').insert(
    [licence, form].map((it) => ({ ...it, ...paper, file_key: `documents/${it.id}`, uploaded_at: at })),
  );
  expect(codeOf(await cashOut(rider))).toBe('TAX_RESIDENCE_MISSING');
  const stated = (await say({ usPerson: false, country: 'ca', treatyPercent: 15 })).of(contract.stateTaxResidence);
  expect(stated).toMatchObject({
    taxStatus: 'non-resident-alien',
    form: 'w8ben',
    tax: { country: 'CA', treaty: { country: 'CA', percent: 15 }, confirmed: null },
  });
  expect((await rider.call(contract.getRiderCash, { params: { riderId } })).missing).toEqual(['w8ben']);
  expect(codeOf(await cashOut(rider))).toBe('TAX_FORM_NOT_VERIFIED');

  const decide = (body: object) => admin.ask(`/api/admin/document/${form.id}`, { method: 'PUT', body });
  expect(codeOf(await decide({ status: 'verified', treatyPercent: 0 }))).toBe('TREATY_NOT_CLAIMED');
  expect(codeOf(await decide({ status: 'verified', treatyPercent: 15 }))).toBe('ok');
  const awardIds = await giveCash(demo, riderId, [10_001]);
  const claim = claimOf(await cashOut(rider, { awardIds }));
  expect(claim).toMatchObject({ withholdingPercent: 15, withholding: { amount: 1_500 }, net: { amount: 8_501 } });

  // a second statement stops what was already asked for
  await say({ usPerson: false, country: 'CA', treatyPercent: null });
  const order = (by = admin) =>
    by.ask('/api/payments/create-order', { method: 'POST', body: { payoutClaimId: claim._id } });
  expect(codeOf(await order())).toBe('TAX_FORM_NOT_VERIFIED');
  await say({ usPerson: false, country: 'CA', treatyPercent: 15 });
  expect(codeOf(await order())).toBe('TAX_FORM_NOT_VERIFIED');
  await decide({ status: 'verified', treatyPercent: 15 });
  const payer = scene.demo.visit();
  await payer.signIn('admin2@example.com', 'RedRider2026');
  expect(codeOf(await order(payer))).toBe('ok');
  expect(codeOf(await change(payer, 'admin', claim._id, { action: 'mark-sent', version: claim.version }))).toBe(
    'CLAIM_SENT',
  );

  const year = Number(new Date().getFullYear());
  const lines = await admin.call(contract.listTaxLines, { query: { year, taxStatus: 'non-resident-alien' } });
  expect(lines).toMatchObject({
    taxLines: [{ rider: { _id: riderId }, country: 'CA', withholdingPercent: 15, payments: 1 }],
    totals: [{ taxStatus: 'non-resident-alien', riders: 1, gross: { amount: 10_001 }, withholding: { amount: 1_500 } }],
  });
  const file = await admin.ask(`/api/admin/tax-forms/export?year=${year}&form=1042-s`);
  expect(file.text).toContain('Box 3b Tax rate');
  expect(file.text).toMatch(/100\.01,3,00,15\.00,15\.00,15\.00,Riley Ostrander,CA,/);
  expect((await admin.ask(`/api/admin/tax-forms/export?year=${year}&form=1099-misc`)).text).not.toContain('Ostrander');
  const audited = await write('audit_log').whereIn('action', ['state-tax-residence', 'export']).select('action');
  expect(audited.map((it: { action: string }) => it.action)).toEqual(
    expect.arrayContaining(['state-tax-residence', 'export']),
  );
});
