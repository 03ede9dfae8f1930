import * as contract from '@rrr/contract';
import type { Container } from 'inversify';
import { solve } from '../../../adapters/captcha/testing/solve.js';
import { SERVICES as S } from '../../../app/services.js';
import type { Answered, Browser } from './browser.js';
import { emails } from './emails.js';
import { startDemo } from './start-demo.js';

export const PASSWORD = 'Four tall horses';

export const post = (by: Browser, path: string, body: unknown = {}, headers = {}) =>
  by.ask(path, { method: 'POST', body, headers });
export const codeOf = (answer: Answered) => answer.problem().code;

/** The demo with captchas and its real limits, its e-mails, and a count of the password hashes that it works out. */
export const guardScene = async () => {
  const mails = emails();
  const work = { hashed: 0, verified: 0 };
  const counted = async (container: Container): Promise<void> => {
    await mails.bind(container);
    const own = container.get(S.passwords);
    (await container.rebindAsync(S.passwords)).toConstantValue({
      hash: (plain) => {
        work.hashed += 1;
        return own.hash(plain);
      },
      verify: (hash, plain) => {
        work.verified += 1;
        return own.verify(hash, plain);
      },
    });
  };
  const demo = await startDemo({ RATE_LIMIT_FACTOR: '1', CAPTCHA: 'altcha' }, counted);
  const solved = async (): Promise<string> => {
    const { challenge } = await demo.visit().call(contract.captchaChallenge);
    return solve(challenge!);
  };
  return {
    ...{ demo, mails, solved },
    /** the answer of an act, with the hashes made and compared for it */
    workOf: async <T>(act: () => Promise<T>): Promise<readonly [T, typeof work]> => {
      Object.assign(work, { hashed: 0, verified: 0 });
      const answer = await act();
      return [answer, { ...work }];
    },
    /** sets all counts back, so that the tests do not influence each other */
    forget: () =>
      demo.server.container
        .get(S.uow)
        .run(
          async ({ leftovers }) =>
            void (await leftovers.sweep('2100-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z', 10_000)),
        ),
    login: (email: string, password: string, more = {}, headers = {}) =>
      post(demo.visit(), '/api/login', { email, password, ...more }, headers),
    enrolment: async (email: string, n: number, captcha?: string) => ({
      email,
      password: PASSWORD,
      pin: '4719',
      firstName: 'Noor',
      lastName: 'Haddad',
      dateOfBirth: '1994-05-06',
      country: 'US',
      captcha: captcha ?? (await solved()),
      bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: `VBKMXA10XSM6${String(n).padStart(5, '0')}` },
    }),
  };
};
