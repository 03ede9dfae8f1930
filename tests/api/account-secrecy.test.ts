import { describe, expect, jest, test } from '@jest/globals';
import { guardScene, PASSWORD, post } from './testing/guard-scene.js';

// each captcha is a proof of work
jest.setTimeout(60_000);

const { demo, solved, workOf, forget, login, enrolment } = await guardScene();

/** What a stranger can see of an answer, except its time. */
const seen = (answer: { readonly status: number; readonly text: string; readonly headers: Headers }) => ({
  status: answer.status,
  text: answer.text.replace(/"requestId":"[^"]*"/, ''),
  headers: [...answer.headers.keys()].filter((name) => name !== 'set-cookie').toSorted(),
});

describe('nobody learns whether an account exists', () => {
  test('when logging in: the same response, one password comparison', async () => {
    const [known, one] = await workOf(() => login('promoter@example.com', 'Wrong1234'));
    const [unknown, other] = await workOf(() => login('not.a.soul@example.com', 'Wrong1234'));
    expect(seen(known)).toEqual(seen(unknown));
    expect([one, other]).toEqual([
      { hashed: 0, verified: 1 },
      { hashed: 0, verified: 1 },
    ]);
  });

  test('when resetting a password: the same response and work, also for a wrong code', async () => {
    const forgot = async (email: string) =>
      workOf(async () => post(demo.visit(), '/api/forgot-password', { email, captcha: await solved() }));
    const reset = (email: string) =>
      workOf(() => post(demo.visit(), '/api/forgot-password-reset', { email, code: '000000', password: PASSWORD }));
    const [[a, x], [b, y]] = [await forgot('promoter@example.com'), await forgot('not.a.soul@example.com')];
    expect([seen(a), x]).toEqual([seen(b), y]);
    const [[c, v], [d, w]] = [await reset('promoter@example.com'), await reset('not.a.soul@example.com')];
    expect([seen(c), v]).toEqual([seen(d), w]);
    expect([x, v]).toEqual([
      { hashed: 0, verified: 0 },
      { hashed: 1, verified: 0 },
    ]);
    await forget();
  });

  test('when enrolling: the same response, one password hash', async () => {
    const enrol = async (email: string, n: number) => {
      const body = await enrolment(email, n);
      return workOf(() => post(demo.visit(), '/api/register', body));
    };
    const [[known, one], [unknown, other]] = [
      await enrol('promoter@example.com', 11),
      await enrol('brand.new@example.com', 12),
    ];
    expect([seen(known), one]).toEqual([seen(unknown), other]);
    expect(one).toEqual({ hashed: 1, verified: 0 });
    await forget();
  });
});
