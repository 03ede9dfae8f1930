import { TOTP } from 'otpauth';

/** What an authenticator app shows at an instant, or some steps of 30 seconds before or after. */
export const appCode = (secret: string, at: string, steps = 0): string =>
  new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: Date.parse(at) + steps * 30_000 });
