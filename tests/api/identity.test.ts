import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { verifyAudit } from '@rrr/persistence';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { emails } from './testing/emails.js';

const mails = emails();
let demo: DemoServer;
beforeAll(async () => {
  demo = await demoServer({}, mails.bind);
}, 60_000);
afterAll(() => demo.stop());

const PASSWORD = 'Four tall horses';
let riders = 0;
/** a VIN whose check digit may not fit: such a bike waits for an admin, and its rider is enrolled all the same */
const form = (over: Readonly<Record<string, unknown>> = {}) => {
  riders += 1;
  return {
    email: `newcomer${riders}@example.com`,
    password: PASSWORD,
    pin: '2580',
    firstName: 'Noor',
    lastName: 'Haddad',
    phone1: '555 0100',
    dateOfBirth: '1994-05-06',
    country: 'US',
    state: 'UT',
    zipcode: '84532',
    city: 'Moab',
    bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: `VBKMXA10XSM8${String(riders).padStart(5, '0')}` },
    ...over,
  };
};
const post = (it: Browser, path: string, body?: unknown) =>
  it.ask(path, { method: 'POST', ...(body === undefined ? {} : { body }) });
const enrolled = async (over: Readonly<Record<string, unknown>> = {}) => {
  const given = form(over);
  const it = demo.visit();
  const answer = await post(it, '/api/register', given);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return { it, email: given.email, answer };
};
const session = async (it: Browser) => (await it.call(contract.getSession)).session;
const code = (answer: Answered) => answer.problem().code;
const signIn = (it: Browser, email: string, password = PASSWORD) => post(it, '/api/login', { email, password });

describe('enrolling', () => {
  test('makes a rider with a bike, who verifies the address by the code of the mail', async () => {
    const { it, email, answer } = await enrolled();
    expect(answer.json()).toEqual({ bike: 'kept', checkDigitFits: expect.any(Boolean) });
    expect(await session(it)).toBeNull();
    expect((await signIn(it, email)).json()).toMatchObject({
      session: {
        account: { email, type: 'rider', emailVerified: false, deActivated: false },
        user: { fullName: 'Noor Haddad', bikes: [{ valid: expect.any(Boolean) }] },
      },
    });
    const sent = await mails.code(email);
    expect((await post(it, '/api/account/verify-email', { code: '12345' })).json()).toMatchObject({
      status: 422,
      code: 'CODE_NOT_VALID',
    });
    expect((await post(it, '/api/account/verify-email', { code: sent })).json()).toMatchObject({
      session: { account: { emailVerified: true } },
    });
    const { user } = (await session(it)) ?? {};
    const { rider } = await it.call(contract.getRider, {
      params: { role: 'rider', riderId: String(user?.['_id']) ?? '' },
    });
    expect(rider.hasPin).toBe(true);
  });

  test('keeps the language it was filled in, in mails too', async () => {
    const { it, email } = await enrolled({ locale: 'fr' });
    expect((await mails.next(email)).subject).toBe('Votre code pour confirmer votre adresse courriel');
    await signIn(it, email);
    expect((await session(it))?.account['locale']).toBe('fr');
    expect((await it.ask('/api/account/locale', { method: 'PUT', body: { locale: 'en' } })).status).toBe(204);
    expect((await session(it))?.account['locale']).toBe('en');
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
          parentalConsent: { guardianName: 'Rana Haddad', agreed: true },
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
    ['a role that nobody may choose', { type: 'admin' }, 'VALIDATION_FAILED'],
    ['a verified address', { emailVerified: true }, 'VALIDATION_FAILED'],
    ['a number for an e-mail', { email: 0 }, 'VALIDATION_FAILED'],
  ])('is refused with %s, and nothing is kept', async (_, over, refused) => {
    const given = form(over);
    const answer = await post(demo.visit(), '/api/register', given);
    expect(code(answer)).toBe(refused);
    if (typeof given.email === 'string')
      expect(code(await signIn(demo.visit(), given.email))).toBe('WRONG_CREDENTIALS');
  });

  test('with an address that is known answers alike, and only its owner is told', async () => {
    const first = await enrolled();
    await mails.code(first.email);
    const second = await post(
      demo.visit(),
      '/api/register',
      form({ email: first.email.toUpperCase(), password: 'Another long one' }),
    );
    expect([second.status, second.text]).toEqual([201, first.answer.text]);
    expect((await mails.next(first.email)).subject).toBe('You already have an account');
    expect(code(await signIn(demo.visit(), first.email, 'Another long one'))).toBe('WRONG_CREDENTIALS');
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

describe('a forgotten password', () => {
  test('is replaced by the code of the mail; every session ends, and a mail says so', async () => {
    const { it, email } = await enrolled();
    await mails.code(email);
    await signIn(it, email);
    expect((await post(demo.visit(), '/api/forgot-password', { email: ` ${email.toUpperCase()} ` })).status).toBe(204);
    const sent = await mails.code(email);
    const reset = (given: string, password = 'Five brown horses') =>
      post(demo.visit(), '/api/forgot-password-reset', { email, code: given, password });
    expect(code(await reset(sent, 'password1'))).toBe('PASSWORD_NOT_VALID');
    expect((await reset(sent)).status).toBe(204);
    expect(code(await reset(sent))).toBe('CODE_NOT_VALID');
    expect((await mails.next(email)).subject).toBe('Your password was changed');
    expect((await it.ask('/api/account/sessions')).status).toBe(401);
    expect(code(await signIn(it, email))).toBe('WRONG_CREDENTIALS');
    expect((await signIn(it, email, 'Five brown horses')).json()).toMatchObject({
      session: { account: { emailVerified: true } },
    });
  });

  test('is replaced for one of a hundred who come with the right code at once', async () => {
    const { email } = await enrolled();
    await mails.code(email);
    await post(demo.visit(), '/api/forgot-password', { email });
    const sent = await mails.code(email);
    const heard = (
      await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          post(demo.visit(), '/api/forgot-password-reset', { email, code: sent, password: `Five brown horses ${n}` }),
        ),
      )
    ).map((it) => (it.status === 204 ? 'done' : code(it)));
    expect([heard.filter((it) => it === 'done').length, heard.filter((it) => it === 'CODE_NOT_VALID').length]).toEqual([
      1, 99,
    ]);
    expect((await signIn(demo.visit(), email, `Five brown horses ${heard.indexOf('done')}`)).status).toBe(200);
  }, 60_000);

  test('of nobody sends nothing and says the same', async () => {
    const before = mails.all().length;
    expect((await post(demo.visit(), '/api/forgot-password', { email: 'not.here@example.com' })).status).toBe(204);
    expect(
      code(
        await post(demo.visit(), '/api/forgot-password-reset', {
          email: 'not.here@example.com',
          code: '123456',
          password: 'Five brown horses',
        }),
      ),
    ).toBe('CODE_NOT_VALID');
    // the next email comes after anything that was sent before it
    const { email } = await enrolled();
    await mails.next(email);
    expect(
      mails
        .all()
        .slice(before)
        .filter((it) => it.to === 'not.here@example.com'),
    ).toEqual([]);
  });

  test('of an address that is forgotten too: a bike and a birth date bring a mail there', async () => {
    const given = form();
    await post(demo.visit(), '/api/register', given);
    await mails.code(given.email);
    const recover = (vin: string, dateOfBirth: string) =>
      post(demo.visit(), '/api/account-recovery', { vin, dateOfBirth });
    const [wrong, right] = [
      await recover(given.bike.vin, '1994-05-07'),
      await recover(given.bike.vin.toLowerCase(), given.dateOfBirth),
    ];
    expect([wrong.status, wrong.text, right.status, right.text]).toEqual([204, '', 204, '']);
    expect((await mails.next(given.email)).subject).toBe('This is the address of your account');
    expect(mails.all().filter((it) => it.to === given.email)).toHaveLength(2);
  });
});

describe('a password', () => {
  test.each(['rider', 'dealer', 'promoter', 'admin'] as const)(
    'of a %s is changed by who knows it, and other sessions end',
    async (type) => {
      const [here, there] = [await demo.as(type), await demo.as(type)];
      const own = demo.server.demo?.logins.find((it) => it.type === type)?.password ?? '';
      const change = (oldPassword: string, newPassword: string, by = here) =>
        by.ask(`/api/${type}/${type}/change-password`, { method: 'PUT', body: { oldPassword, newPassword } });
      expect(code(await change('Not the one', PASSWORD))).toBe('WRONG_PASSWORD');
      expect(code(await change(own, 'short'))).toBe('PASSWORD_NOT_VALID');
      expect((await change(own, PASSWORD)).status).toBe(204);
      expect([
        (await here.ask('/api/account/sessions')).status,
        (await there.ask('/api/account/sessions')).status,
      ]).toEqual([200, 401]);
    },
  );
});

describe('sessions', () => {
  test('are listed, ended one by one or all at once, and nobody ends another’s', async () => {
    const { it: first, email } = await enrolled();
    const second = demo.visit();
    await signIn(first, email);
    await signIn(second, email);
    const list = async (it: Browser) => (await it.call(contract.listSessions)).sessions;
    const all = await list(first);
    expect(all.map((it) => it.current)).toEqual([false, true]);
    const other = all[0]?._id ?? '';
    const stranger = demo.visit();
    await signIn(stranger, (await enrolled()).email);
    expect(code(await stranger.ask(`/api/account/session/${other}`, { method: 'DELETE' }))).toBe('NOT_FOUND');
    expect((await second.ask('/api/account/sessions')).status).toBe(200);
    expect((await first.ask(`/api/account/session/${other}`, { method: 'DELETE' })).status).toBe(204);
    expect((await second.ask('/api/account/sessions')).status).toBe(401);
    await signIn(second, email);
    expect((await post(second, '/api/logout-everywhere')).status).toBe(204);
    expect([
      (await first.ask('/api/account/sessions')).status,
      (await second.ask('/api/account/sessions')).status,
    ]).toEqual([401, 401]);
  });

  test('end when an admin deactivates the account, who is told why at the door', async () => {
    const { it, email } = await enrolled();
    await signIn(it, email);
    const { user } = (await session(it)) ?? {};
    await demo.server.container.get(S.useCases).setRiderActive({
      actor: {
        accountId: '0'.repeat(26),
        type: 'admin',
        subjectId: '0'.repeat(26),
        proxyHostId: null,
        name: 'Robin Vale',
      },
      riderId: String(user?.['_id']),
      active: false,
    });
    expect((await it.ask('/api/account/sessions')).status).toBe(401);
    expect((await signIn(it, email)).json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_DEACTIVATED',
      detail: 'Your account has been deactivated, please contact support',
    });
    expect(code(await signIn(it, email, 'Not the one'))).toBe('WRONG_CREDENTIALS');
  });
});

describe('an address', () => {
  test('is changed by a code sent to the new one; the old one is told, and no longer signs in', async () => {
    const { it, email } = await enrolled();
    await mails.code(email);
    await signIn(it, email);
    const wanted = `moved.${email}`;
    const ask = (password = PASSWORD, to = wanted) => post(it, '/api/account/change-email', { email: to, password });
    expect(code(await ask('Not the one'))).toBe('WRONG_PASSWORD');
    expect((await ask()).status).toBe(204);
    const sent = await mails.code(wanted);
    const stranger = demo.visit();
    await signIn(stranger, (await enrolled()).email);
    expect(code(await post(stranger, '/api/account/change-email/confirm', { email: wanted, code: sent }))).toBe(
      'CODE_NOT_VALID',
    );
    expect((await ask()).status).toBe(204);
    const again = await mails.code(wanted);
    expect((await post(it, '/api/account/change-email/confirm', { email: wanted, code: again })).json()).toMatchObject({
      session: { account: { email: wanted, emailVerified: true }, user: { email: wanted } },
    });
    expect((await mails.next(email)).subject).toBe('The e-mail address of your account was changed');
    expect([code(await signIn(demo.visit(), email)), (await signIn(demo.visit(), wanted)).status]).toEqual([
      'WRONG_CREDENTIALS',
      200,
    ]);
  });

  test('that another has is answered alike, and its owner is told', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    await mails.code(other.email);
    await signIn(one.it, one.email);
    expect((await post(one.it, '/api/account/change-email', { email: other.email, password: PASSWORD })).status).toBe(
      204,
    );
    expect((await mails.next(other.email)).subject).toBe('You already have an account');
    expect((await session(one.it))?.account['email']).toBe(one.email);
  });
});

describe('an invitation', () => {
  test('makes a login of its dealer, once', async () => {
    const dealer = demo.visit();
    await dealer.signIn('dealer@example.com', PASSWORD);
    const { user } = (await session(dealer)) ?? {};
    const invite = await post(dealer, `/api/dealer/dealer/${String(user?.['_id'])}/logins`, {
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
    expect([(await accept()).status, code(await accept())]).toEqual([204, 'CODE_NOT_VALID']);
    expect((await signIn(demo.visit(), 'counter@example.com')).json()).toMatchObject({
      session: { account: { type: 'dealer', emailVerified: true, locale: 'fr' }, user: { _id: user?.['_id'] } },
    });
  });
});

describe('an admin who acts as another', () => {
  test('changes neither their password, their address nor their sessions, goes nowhere deeper, and comes back with one click', async () => {
    const { it: rider, email } = await enrolled();
    await signIn(rider, email);
    const riderId = String((await session(rider))?.user['_id']);
    const admin = demo.visit();
    await admin.signIn('admin@example.com', PASSWORD);
    const start = (type: string, id: string, reason = 'called about a PIN') =>
      post(admin, '/api/admin/proxy', { type, id, reason, returnTo: '/auth/admin/riders?page=2' });
    expect([code(await start('admin', riderId)), code(await start('rider', riderId, ''))]).toEqual([
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
    ]);
    expect((await start('rider', riderId)).json()).toMatchObject({
      session: { account: { type: 'rider' }, proxyHost: { fullName: expect.any(String) } },
    });
    const refused = [
      await admin.ask('/api/rider/rider/change-password', {
        method: 'PUT',
        body: { oldPassword: PASSWORD, newPassword: 'Five brown horses' },
      }),
      await post(admin, '/api/account/change-email', { email: 'taken.over@example.com', password: PASSWORD }),
      await post(admin, '/api/account/email-code'),
      await post(admin, '/api/account/verify-email', { code: '000000' }),
      await admin.ask('/api/account/sessions'),
      await post(admin, '/api/logout-everywhere'),
    ];
    expect(refused.map(code)).toEqual(Array(6).fill('PROXY_FORBIDDEN'));
    expect(code(await start('dealer', riderId))).toBe('FORBIDDEN');
    expect((await post(admin, '/api/proxy/remove')).json()).toEqual({ returnTo: '/auth/admin/riders?page=2' });
    expect((await session(admin))?.account['type']).toBe('admin');
    expect(code(await post(admin, '/api/proxy/remove'))).toBe('NOT_PROXYING');
    // an hour later: the next request is the admin's own again, and neither removing nor beginning anew is refused
    const runOut = () =>
      demo.server.container
        .get(S.database)
        .write('sessions')
        .whereNotNull('proxy_until')
        .update({ proxy_until: '2020-01-01T00:00:00.000Z' });
    await start('rider', riderId);
    await runOut();
    expect((await session(admin))?.account['type']).toBe('admin');
    expect((await post(admin, '/api/proxy/remove')).json()).toEqual({ returnTo: '/auth/admin/riders?page=2' });
    await start('rider', riderId);
    await runOut();
    expect((await start('rider', riderId)).status).toBe(200);
    await post(admin, '/api/proxy/remove');
    expect((await rider.ask('/api/account/sessions')).status).toBe(200);
  });
});

test('what was done to logins stands in an audit log that holds, without a secret', async () => {
  expect((await verifyAudit(demo.server.container.get(S.database))).breaks).toEqual([]);
});
