import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { form, identityScene, post, signIn } from './testing/identity-scene.js';

const { demo, mails } = await identityScene();
const dateOfBirth = `${new Date().getFullYear() - 13}-01-01`;
const register = (over: object, guardian: object) =>
  post(demo.visit(), '/api/register', form({ dateOfBirth, parentalConsent: { agreed: true, ...guardian }, ...over }));

let parents = 0;
const enrolled = async () => {
  parents += 1;
  const parent = `parent${parents}@example.com`;
  const given = form({
    dateOfBirth,
    parentalConsent: { guardianName: 'Rana Haddad', guardianEmail: parent, agreed: true },
  });
  const by = demo.visit();
  expect((await post(by, '/api/register', given)).status).toBe(201);
  await signIn(by, given.email);
  const { user } = await by.session();
  const record = async () =>
    (await by.call(contract.getRider, { params: { role: 'rider', riderId: user._id } })).rider.record!;
  const { text } = await mails.next(parent);
  const code = /guardian-consent#code=(\w+)/.exec(text)?.[1] ?? '';
  return { by, riderId: user._id, record, code, parent, text };
};

test('a 13-year-old cannot consent for herself, with her own address or name', async () => {
  for (const guardian of [
    { guardianName: 'Noor Haddad', guardianEmail: 'mum@example.com' },
    { guardianName: 'Rana Haddad', guardianEmail: 'noor13@example.com' },
    { guardianName: 'Rana Haddad', guardianEmail: 'noor13+mum@example.com' },
  ])
    expect((await register({ email: 'noor13@example.com' }, guardian)).json()).toMatchObject({
      status: 422,
      code: 'GUARDIAN_NOT_VALID',
    });
});

test('waits for her guardian, who consents from the link of the mail', async () => {
  const { by, riderId, record, code, parent, text } = await enrolled();
  expect(text).not.toMatch(/Noor|Haddad/);
  expect(await record()).toMatchObject({ consent: null, guardian: { name: 'Rana Haddad', email: parent } });
  // she does not record it herself
  expect(
    await by.refusal(contract.confirmConsentOnPaper, {
      params: { riderId },
      body: { guardianName: 'Rana Haddad', reason: 'Mum says yes' },
    }),
  ).toMatchObject({ status: 403 });
  const visitor = demo.visit();
  expect(await visitor.call(contract.readGuardianRequest, { body: { code } })).toMatchObject({
    rider: { firstName: 'Noor', lastName: 'Haddad' },
    guardianName: 'Rana Haddad',
    confirmed: false,
  });
  expect(
    await visitor.refusal(contract.confirmGuardian, { body: { code, guardianName: 'Noor Haddad', agreed: true } }),
  ).toMatchObject({ status: 422, code: 'GUARDIAN_NOT_VALID' });
  await visitor.call(contract.confirmGuardian, { body: { code, guardianName: 'Rana Haddad', agreed: true } });
  expect(await record()).toMatchObject({ consent: { by: 'Rana Haddad' }, guardian: null });
  expect(
    await by.refusal(contract.askGuardian, {
      params: { role: 'rider', riderId },
      body: { guardianName: 'Rana Haddad', email: parent },
    }),
  ).toMatchObject({ status: 409, code: 'CONSENT_GIVEN' });
});

test('names another guardian, and the earlier link ends', async () => {
  const { by, riderId, code } = await enrolled();
  await by.call(contract.askGuardian, {
    params: { role: 'rider', riderId },
    body: { guardianName: 'Sami Haddad', email: 'sami@example.com' },
  });
  expect(await demo.visit().refusal(contract.readGuardianRequest, { body: { code } })).toMatchObject({
    status: 422,
    code: 'CODE_NOT_VALID',
  });
  expect((await mails.next('sami@example.com')).subject).toContain('consent');
});

test('an administrator records a consent on paper', async () => {
  const { riderId, record } = await enrolled();
  const admin = await demo.as('admin');
  await admin.call(contract.confirmConsentOnPaper, {
    params: { riderId },
    body: { guardianName: 'Rana Haddad', reason: 'Signed form of 3 March' },
  });
  expect(await record()).toMatchObject({ consent: { by: 'Rana Haddad' }, guardian: null });
});
