import type { Totp } from '@rrr/core/identity';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports, and some only that: SHA-1, six digits, 30 seconds (RFC 6238). */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** bytes; RFC 4226 recommends the length of the hash */
const SECRET_BYTES = 20;

export const otpCodes = (): Totp => ({
  newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  // the library compares in constant time
  matches: (secret, step, code) =>
    new TOTP({ ...KIND, secret }).validate({ token: code, timestamp: step * KIND.period * 1000, window: 0 }) === 0,
  address: (secret, { issuer, account }) => new TOTP({ ...KIND, secret, issuer, label: account }).toString(),
});
