import { describe, expect, test } from '@jest/globals';
import { codeOf, form, identityScene, post, signIn } from './testing/identity-scene.js';

const { demo, mails, enrolled } = await identityScene();

describe('a forgotten password', () => {
  test('is replaced with the e-mailed code; all sessions end, and an e-mail says so', async () => {
    const { by, email } = await enrolled();
    await mails.code(email);
    await signIn(by, email);
    expect((await post(demo.visit(), '/api/forgot-password', { email: ` ${email.toUpperCase()} ` })).status).toBe(204);
    const sent = await mails.code(email);
    const reset = (given: string, password = 'Five brown horses') =>
      post(demo.visit(), '/api/forgot-password-reset', { email, code: given, password });
    expect(codeOf(await reset(sent, 'password1'))).toBe('PASSWORD_NOT_VALID');
    expect((await reset(sent)).status).toBe(204);
    expect(codeOf(await reset(sent))).toBe('CODE_NOT_VALID');
    expect((await mails.next(email)).subject).toBe('Your password was changed');
    expect((await by.ask('/api/account/sessions')).status).toBe(401);
    expect(codeOf(await signIn(by, email))).toBe('WRONG_CREDENTIALS');
    expect((await signIn(by, email, 'Five brown horses')).json()).toMatchObject({
      session: { account: { emailVerified: true } },
    });
  });

  test('is replaced by only one of a hundred concurrent requests with the right code', async () => {
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
    ).map((it) => (it.status === 204 ? 'done' : codeOf(it)));
    expect([heard.filter((it) => it === 'done').length, heard.filter((it) => it === 'CODE_NOT_VALID').length]).toEqual([
      1, 99,
    ]);
    expect((await signIn(demo.visit(), email, `Five brown horses ${heard.indexOf('done')}`)).status).toBe(200);
  }, 60_000);

  test('of an unknown address sends nothing and gets the same response', async () => {
    const before = mails.all().length;
    expect((await post(demo.visit(), '/api/forgot-password', { email: 'not.here@example.com' })).status).toBe(204);
    expect(
      codeOf(
        await post(demo.visit(), '/api/forgot-password-reset', {
          email: 'not.here@example.com',
          code: '123456',
          password: 'Five brown horses',
        }),
      ),
    ).toBe('CODE_NOT_VALID');
    // e-mails are sent in order, so nothing is pending when the next one arrives
    const { email } = await enrolled();
    await mails.next(email);
    expect(
      mails
        .all()
        .slice(before)
        .filter((it) => it.to === 'not.here@example.com'),
    ).toEqual([]);
  });

  test('with a forgotten address: a VIN and a birth date send an e-mail to it', async () => {
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
