import {
  type Clock,
  type Digest,
  DomainError,
  type Instant,
  plusSeconds,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { CaptchaMissing } from './captcha.js';

/** A try to log in, as it is counted. */
export interface LoginAttempt {
  readonly email: string;
  /** where it comes from; of an IPv6 address its network */
  readonly address: string;
  /** a browser that logged in to the account of this e-mail before; null for any other */
  readonly device: string | null;
}

/**
 * `captcha`: failures within the window after which one is asked for; `most`: after which no password is compared, null
 * for never.
 */
interface LoginLimit {
  readonly captcha: number;
  readonly most: number | null;
}

const WINDOW_MINUTES = 60;

/**
 * Failed log-ins within an hour (docs/adr/0044-log-in-counts.md). A browser that is known has a count of its own, which
 * nobody else can fill. Any other is counted three times: together with the e-mail, by its address over all e-mails,
 * and by the e-mail over all addresses, which asks for a captcha and never locks.
 */
const LOGIN_LIMITS = {
  device: { captcha: 3, most: 10 },
  pair: { captcha: 3, most: 10 },
  // a paddock may sit behind one router
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

interface Ports {
  readonly uow: UnitOfWork<'rateLimits'>;
  readonly clock: Clock;
  readonly digest: Digest;
  /** all bounds times this; 0: none */
  readonly limitFactor: number;
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** What all counts of an e-mail are found by, so that a reset clears them; a digest, so the table names nobody. */
const aboutOf = (email: string, digest: Digest): string => digest(`failed-login\n${normalizeEmail(email)}`);

interface Bucket {
  readonly scope: Scope;
  readonly bucket: string;
  readonly about: string | null;
  readonly captcha: number;
  readonly most: number;
}

/** Always in one order, so that two tries do not wait for each other crosswise. */
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

/** Whether this try has to bring a solved captcha. */
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
 * Counts a try as a failure before its password is compared, so that many at once do not pass the bound together. One
 * that is refused here counts for nothing: its transaction is rolled back. `solved`: it brought a captcha. @throws
 * CaptchaMissing TooManyAttempts
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
 * The password was right: this try was no failure, and what this browser or this address got wrong before is forgotten.
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

/**
 * Forgets every failed log-in of an e-mail, wherever it came from. Inside the transaction of whoever proved to have the
 * mailbox.
 */
export const clearLoginFailuresOfEmail = (
  tx: Pick<Stores, 'rateLimits'>,
  email: string,
  digest: Digest,
): Promise<void> => tx.rateLimits.forgetAbout(aboutOf(email, digest));
