import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { verifyAudit } from '@rrr/persistence';
import { SERVICES as S } from '../../app/services.js';
import { codeOf, form, identityScene, PASSWORD, post, sessionOf, signIn } from './testing/identity-scene.js';

const { demo, mails, enrolled } = await identityScene();

describe('enrolling', () => {
  test('makes a rider with a bike, who verifies the address by the code of the mail', async () => {
    const { by, email, answer } = await enrolled();
    expect(answer.json()).toEqual({ bike: 'kept', checkDigitFits: expect.any(Boolean) });
    expect(await sessionOf(by)).toBeNull();
    expect((await signIn(by, email)).json()).toMatchObject({
      session: {
        account: { email, type: 'rider', emailVerified: false, deActivated: false },
        user: { fullName: 'Noor Haddad', bikes: [{ valid: expect.any(Boolean) }] },
      },
    });
    const sent = await mails.code(email);
    expect((await post(by, '/api/account/verify-email', { code: '12345' })).json()).toMatchObject({
      status: 422,
      code: 'CODE_NOT_VALID',
    });
    expect((await post(by, '/api/account/verify-email', { code: sent })).json()).toMatchObject({
      session: { account: { emailVerified: true } },
    });
    const { user } = (await sessionOf(by)) ?? {};
    const { rider } = await by.call(contract.getRider, {
      params: { role: 'rider', riderId: user?._id ?? '' },
    });
    expect(rider.hasPin).toBe(true);
  });

  test('keeps the language it was filled in, in mails too', async () => {
    const { by, email } = await enrolled({ locale: 'fr' });
    expect((await mails.next(email)).subject).toBe('Votre code pour confirmer votre adresse courriel');
    await signIn(by, email);
    expect((await sessionOf(by))?.account.locale).toBe('fr');
    expect((await by.ask('/api/account/locale', { method: 'PUT', body: { locale: 'en' } })).status).toBe(204);
    expect((await sessionOf(by))?.account.locale).toBe('en');
  });

  test('needs a parent’s consent under 18', async () => {
    const young = form({ dateOfBirth: `${new Date().getFullYear() - 15}-01-01` });
    expect((await post(demo.visit(), '/api/register', young)).json()).toMatchObject({
      status: 422,
      code: 'CONSENT_NEEDED',
    });
    expect(
      (
        await post(demo.visit(), '/api/register', {
          ...young,
          parentalConsent: { guardianName: 'Rana Haddad', agreed: false },
        })
      ).json(),
    ).toMatchObject({ status: 400, errors: [{ path: 'parentalConsent.agreed' }] });
    expect(
      (
        await post(demo.visit(), '/api/register', {
          ...young,
          parentalConsent: { guardianName: 'Rana Haddad', guardianEmail: 'rana@example.com', agreed: true },
        })
      ).status,
    ).toBe(201);
  });

  test.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
    ['a password of seven characters', { password: 'abcdefg' }, 'PASSWORD_NOT_VALID'],
    ['a password with a special character', { password: 'horses & carts' }, 'PASSWORD_NOT_VALID'],
    ['a password that everyone guesses', { password: 'password1' }, 'PASSWORD_NOT_VALID'],
    ['no birth date that can be', { dateOfBirth: '1850-01-01' }, 'PROFILE_NOT_VALID'],
    [
      'a VIN with an O',
      { bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA1OXSM000001' } },
      'VIN_NOT_VALID',
    ],
    [
      'a VIN of another year',
      { bike: { year: 2024, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM000001' } },
      'VIN_YEAR_MISMATCH',
    ],
    ['a PIN of three numbers', { pin: '258' }, 'VALIDATION_FAILED'],
    ['a PIN that many people choose', { pin: '1234' }, 'PIN_NOT_VALID'],
    ['the birth year as PIN', { pin: '1994' }, 'PIN_NOT_VALID'],
    ['a role that nobody may choose', { type: 'admin' }, 'VALIDATION_FAILED'],
    ['a verified address', { emailVerified: true }, 'VALIDATION_FAILED'],
    ['a number for an e-mail', { email: 0 }, 'VALIDATION_FAILED'],
  ])('is refused with %s, and nothing is kept', async (_, over, refused) => {
    const given = form(over);
    const answer = await post(demo.visit(), '/api/register', given);
    expect(codeOf(answer)).toBe(refused);
    if (typeof given.email === 'string')
      expect(codeOf(await signIn(demo.visit(), given.email))).toBe('WRONG_CREDENTIALS');
  });

  test('with a known address gets the same response, and only its owner is e-mailed', async () => {
    const first = await enrolled();
    await mails.code(first.email);
    const second = await post(
      demo.visit(),
      '/api/register',
      form({ email: first.email.toUpperCase(), password: 'Another long one' }),
    );
    expect([second.status, second.text]).toEqual([201, first.answer.text]);
    expect((await mails.next(first.email)).subject).toBe('You already have an account');
    expect(codeOf(await signIn(demo.visit(), first.email, 'Another long one'))).toBe('WRONG_CREDENTIALS');
    expect((await signIn(demo.visit(), first.email)).status).toBe(200);
  });

  test('has every country in both languages, and the regions of two', async () => {
    const { countries, regions } = await demo.visit().call(contract.listPlaces, { query: { lang: 'fr' } });
    expect([countries[0], countries.length, Object.keys(regions)]).toEqual([
      { code: 'US', name: 'États-Unis' },
      249,
      ['US', 'CA'],
    ]);
    expect(regions['CA']).toContainEqual({ code: 'QC', name: 'Québec' });
    expect((await demo.visit().ask('/api/places')).text).toContain('"Quebec"');
  });
});

describe('an invitation', () => {
  test('makes a login of its dealer, once', async () => {
    const dealer = await demo.as('dealer');
    const { user } = (await sessionOf(dealer)) ?? {};
    const invite = await post(dealer, `/api/dealer/dealer/${user?._id}/logins`, {
      email: 'counter@example.com',
      name: 'Ola Berg',
    });
    expect([invite.status < 300, invite.text]).toEqual([true, expect.any(String)]);
    const sent = await mails.code('counter@example.com');
    const accept = () =>
      post(demo.visit(), '/api/accept-invitation', {
        email: 'counter@example.com',
        code: sent,
        password: PASSWORD,
        locale: 'fr',
      });
    expect([(await accept()).status, codeOf(await accept())]).toEqual([204, 'CODE_NOT_VALID']);
    expect((await signIn(demo.visit(), 'counter@example.com')).json()).toMatchObject({
      session: { account: { type: 'dealer', emailVerified: true, locale: 'fr' }, user: { _id: user?._id } },
    });
  });
});

test('what was done to logins stands in an audit log that holds, without a secret', async () => {
  const { container } = demo.server;
  expect((await verifyAudit(container.get(S.database), container.get(S.historySeals))).breaks).toEqual([]);
});
