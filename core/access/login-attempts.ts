import { type Digest, DomainError, type Instant, plusSeconds, type PortsOf, type Stores } from '../shared/index.js';
import { CaptchaMissing } from './captcha.js';

/** A login attempt, as it is counted. */
export interface LoginAttempt {
  readonly email: string;
  /** IP address of the client; for IPv6 its network */
  readonly address: string;
  /** id of a browser that logged in with this e-mail before; null for any other */
  readonly device: string | null;
}

/**
 * `captcha`: number of failures after which a captcha is required; `most`: number after which passwords are no longer
 * checked, null for never.
 */
interface LoginLimit {
  readonly captcha: number;
  readonly most: number | null;
}

const WINDOW_MINUTES = 60;

/**
 * Limits on failed logins per hour (ADR 31). A known browser has its own counter, which nobody
 * else can exhaust. Other attempts count three times: per e-mail and address, per address, and per e-mail, which
 * requires a captcha but never locks.
 */
const LOGIN_LIMITS = {
  device: { captcha: 3, most: 10 },
  pair: { captcha: 3, most: 10 },
  // a whole paddock may share one address
  address: { captcha: 20, most: 100 },
  email: { captcha: 10, most: null },
} as const satisfies Record<string, LoginLimit>;
type Scope = keyof typeof LOGIN_LIMITS;

export class TooManyAttempts extends DomainError {
  readonly code = 'TOO_MANY_ATTEMPTS';
  constructor(until: Instant) {
    super('Too many wrong passwords', { until });
  }
}

interface Ports extends PortsOf<'rateLimits', 'clock' | 'digest'> {
  /** multiplies all limits; 0 disables them */
  readonly limitFactor: number;
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Digest of the e-mail by which a password reset finds all its counters. The table contains no plain addresses. */
const aboutOf = (email: string, digest: Digest): string => digest(`failed-login\n${normalizeEmail(email)}`);

interface Bucket {
  readonly scope: Scope;
  readonly bucket: string;
  readonly about: string | null;
  readonly captcha: number;
  readonly most: number;
}

/** Buckets are always locked in the same order, which prevents deadlocks. */
const bucketsOf = (
  { email, address, device }: LoginAttempt,
  { digest, limitFactor }: Pick<Ports, 'digest' | 'limitFactor'>,
): readonly Bucket[] => {
  const keys: readonly (readonly [Scope, string])[] =
    device === null
      ? [
          ['pair', `${address}\n${normalizeEmail(email)}`],
          ['address', address],
          ['email', normalizeEmail(email)],
        ]
      : [['device', `${device}\n${normalizeEmail(email)}`]];
  return keys
    .map(([scope, key]): Bucket => {
      const { captcha, most } = LOGIN_LIMITS[scope];
      return {
        scope,
        bucket: digest(`failed-login\n${scope}\n${key}`),
        about: scope === 'address' ? null : aboutOf(email, digest),
        captcha: Math.ceil(captcha * limitFactor),
        most: most === null ? Infinity : Math.ceil(most * limitFactor),
      };
    })
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
};

/** Whether this attempt requires a solved captcha. */
export const needsCaptcha =
  (ports: Ports) =>
  async (tried: LoginAttempt): Promise<boolean> => {
    if (ports.limitFactor === 0) return false;
    return ports.uow.run(async ({ rateLimits }) => {
      for (const { bucket, captcha } of bucketsOf(tried, ports))
        if ((await rateLimits.hits(bucket, ports.clock.now())) >= captcha) return true;
      return false;
    });
  };

/**
 * Counts an attempt as failed before its password is checked, so that parallel attempts cannot pass the limit. A
 * refused attempt is not counted, because its transaction is rolled back. `solved`: a captcha was solved.
 * @throws CaptchaMissing TooManyAttempts
 */
export const recordLoginAttempt =
  (ports: Ports) =>
  async (tried: LoginAttempt, solved: boolean): Promise<void> => {
    if (ports.limitFactor === 0) return;
    await ports.uow.run(async ({ rateLimits }) => {
      const at = ports.clock.now();
      for (const { bucket, about, captcha, most } of bucketsOf(tried, ports)) {
        const { hits, until } = await rateLimits.hit(bucket, at, plusSeconds(at, WINDOW_MINUTES * 60), about);
        if (hits > most) throw new TooManyAttempts(until);
        if (hits > captcha && !solved) throw new CaptchaMissing();
      }
    });
  };

/**
 * Called after a correct password: removes this attempt from the counters and resets the counters of the browser or of
 * e-mail and address.
 */
export const clearLoginFailures =
  (ports: Ports) =>
  async (tried: LoginAttempt): Promise<void> => {
    if (ports.limitFactor === 0) return;
    await ports.uow.run(async ({ rateLimits }) => {
      for (const { scope, bucket } of bucketsOf(tried, ports))
        await (scope === 'pair' || scope === 'device' ? rateLimits.forget(bucket) : rateLimits.release(bucket));
    });
  };

/** Resets all failed logins of an e-mail, in the transaction that proved access to the mailbox. */
export const clearLoginFailuresOfEmail = (
  tx: Pick<Stores, 'rateLimits'>,
  email: string,
  digest: Digest,
): Promise<void> => tx.rateLimits.forgetAbout(aboutOf(email, digest));
