import { appCode } from '@rrr/crypto/testing';
import * as contract from '@rrr/contract';
import type { Program } from '@rrr/core/program';
import type { Container } from 'inversify';
import { SERVICES as S } from '../../../app/services.js';
import type { Browser } from './browser.js';
import { emails } from './emails.js';
import { startDemo } from './start-demo.js';

/** The demo with a clock that can be moved on, its e-mails, and people with an authenticator app. */
export const factorScene = async (program: Partial<Program> = {}) => {
  const mails = emails();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead).toISOString();
  const demo = await startDemo({}, async (container: Container) => {
    await mails.bind(container);
    (await container.rebindAsync(S.clock)).toConstantValue({ now });
    const given = { ...container.get(S.program), ...program };
    (await container.rebindAsync(S.program)).toConstantValue(given);
  });
  const passwordOf = (email: string): string =>
    demo.server.demo?.logins.find((login) => login.email === email)?.password ?? '';
  const later = (minutes: number): void => {
    ahead += minutes * 60_000;
  };
  return {
    demo,
    mails,
    later,
    now,
    passwordOf,
    /** a code that was not used yet: time moves on to the next one */
    nextCode: (secret: string): string => {
      later(1);
      return appCode(secret, now());
    },
    /** sets a second factor up for who is signed in */
    setUp: async (
      by: Browser,
      email: string,
    ): Promise<{ readonly secret: string; readonly codes: readonly string[] }> => {
      const { secret } = await by.call(contract.beginFactor, { body: { password: passwordOf(email) } });
      const { recoveryCodes } = await by.call(contract.confirmFactor, { body: { code: appCode(secret, now()) } });
      return { secret, codes: recoveryCodes };
    },
  };
};
