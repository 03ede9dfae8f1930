import type { LoginAttempt } from '@rrr/core/access';
import { AccountDeactivated } from '@rrr/core/identity';
import type { Request } from 'express';
import { callerAddress } from '../edge/caller-address.js';
import type { HttpPorts } from '../ports.js';
import type { Browser } from './browser-device.js';
import { sessionOrigin } from './session-origin.js';

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/**
 * Signs in with a password, with limits on attempts (ADR 31). If a captcha is required and
 * missing or wrong, the attempt is refused before the password is checked or counted.
 */
export const guardedSignIn =
  ({ useCases, captcha }: Pick<HttpPorts, 'useCases' | 'captcha'>) =>
  async (request: Request, { deviceId, isNew }: Browser, { email, password, captcha: answer }: Typed) => {
    const known = !isNew && (await useCases.recognizeDevice({ deviceId, email }));
    const tried: LoginAttempt = { email, address: callerAddress(request), device: known ? deviceId : null };
    const asked = await useCases.needsCaptcha(tried);
    if (asked) await captcha.check(answer);
    await useCases.recordLoginAttempt(tried, asked);
    try {
      const signedIn = await useCases.signIn({ email, password, deviceId, origin: sessionOrigin(request) });
      await useCases.clearLoginFailures(tried);
      return signedIn;
    } catch (refused) {
      // the password was right
      if (refused instanceof AccountDeactivated) await useCases.clearLoginFailures(tried);
      throw refused;
    }
  };
