import { WrongCredentials } from '@rrr/core/identity';
import type { Request } from 'express';
import { callerAddress } from '../kernel/caller-address.js';
import { limiter } from '../kernel/limiter.js';
import type { HttpPorts } from '../ports.js';

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/**
 * Signing in by a password, slowed for who guesses: after a few wrong ones, from an address or for an e-mail (known or not), a captcha is
 * asked for; a bound on all tries stands behind it.
 */
export const guardedSignIn = ({ useCases, captcha }: Pick<HttpPorts, 'useCases' | 'captcha'>) => {
  const limit = limiter(useCases);
  return async (request: Request, { email, password, captcha: answer }: Typed) => {
    await limit('login', request, { email });
    const failed = { of: 'failed-login', by: { address: callerAddress(request), email } } as const;
    if (await useCases.isOverLimit(failed)) await captcha.check(answer);
    try {
      const signedIn = await useCases.signIn({ email, password });
      await useCases.forgetHits({ of: 'failed-login', by: { email } });
      return signedIn;
    } catch (refused) {
      if (refused instanceof WrongCredentials) await useCases.countHits(failed);
      throw refused;
    }
  };
};
