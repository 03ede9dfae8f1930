import { type Instant, plusSeconds, type PortsOf } from '../shared/index.js';

interface Limit {
  readonly hits: number;
  readonly minutes: number;
}

/** What a limit counts by: client address, e-mail in the request, or signed-in account. */
export type LimitScope = 'address' | 'email' | 'account';

/**
 * Rate limits of public and costly calls (ADR 31). Limits per address are wide, because a whole
 * paddock may share one; limits per e-mail fit one person.
 */
const LIMITS = {
  'provider-login': { address: { hits: 100, minutes: 15 } },
  recovery: { address: { hits: 30, minutes: 60 }, email: { hits: 10, minutes: 60 } },
  code: { address: { hits: 100, minutes: 60 }, email: { hits: 20, minutes: 60 }, account: { hits: 20, minutes: 60 } },
  /** administrators prove their factor again and again; wrong codes have a stricter count of their own */
  factor: { address: { hits: 300, minutes: 60 }, account: { hits: 60, minutes: 60 } },
  /** requests with one API token, by its id; timing software sends some in a minute */
  'api-token': { account: { hits: 600, minutes: 10 } },
  /** unknown, wrong or ended API tokens; a right one from the same address is not limited by them */
  'wrong-token': { address: { hits: 100, minutes: 60 } },
  /** each sends a mail */
  'make-token': { account: { hits: 20, minutes: 60 } },
  'send-code': { account: { hits: 10, minutes: 60 } },
  enrol: { address: { hits: 20, minutes: 60 }, email: { hits: 5, minutes: 60 } },
  contact: { address: { hits: 10, minutes: 60 }, email: { hits: 5, minutes: 60 } },
  apply: { address: { hits: 10, minutes: 60 }, email: { hits: 5, minutes: 60 } },
  /** each invitation sends an email and reveals whether the address has an account */
  invite: { account: { hits: 20, minutes: 60 } },
  /** each sends a mail to the program */
  'late-results': { account: { hits: 10, minutes: 60 } },
  /** one for each event whose results a rider misses */
  'ask-for-results': { account: { hits: 30, minutes: 60 } },
  /** each sends a mail to a rider */
  receipt: { account: { hits: 30, minutes: 60 } },
  /** each reads every record and file of a rider */
  'own-data': { account: { hits: 10, minutes: 60 } },
  /** each makes the server ask an address of somebody's choice, and wait for it */
  'webhook-test': { account: { hits: 20, minutes: 10 } },
  /** looks a rider up by the code on their phone; a counter at a race serves one rider in half a minute */
  'rider-code': { address: { hits: 300, minutes: 60 }, account: { hits: 120, minutes: 60 } },
  /** asked once for each VIN that a newcomer typed or scanned; a paddock shares an address */
  'identify-vin': { address: { hits: 300, minutes: 60 } },
  challenge: { address: { hits: 300, minutes: 60 } },
} as const satisfies Record<string, Partial<Record<LimitScope, Limit>>>;

export type LimitName = keyof typeof LIMITS;
export type CountedBy = Partial<Readonly<Record<LimitScope, string>>>;
export interface Hits {
  readonly of: LimitName;
  readonly by: CountedBy;
}

interface Ports extends PortsOf<'rateLimits', 'clock' | 'digest'> {
  /** multiplies all limits; 0 disables them */
  readonly limitFactor: number;
}

const SCOPES = ['address', 'email', 'account'] as const satisfies readonly LimitScope[];

/** The buckets of a call, always in the same order, which prevents deadlocks. */
const bucketsOf = ({ of, by }: Hits, { digest, limitFactor }: Pick<Ports, 'digest' | 'limitFactor'>) => {
  const limits: Partial<Record<LimitScope, Limit>> = LIMITS[of];
  return SCOPES.flatMap((scope) => {
    const [limit, key] = [limits[scope], by[scope]];
    if (limit === undefined || key === undefined) return [];
    return [
      {
        bucket: digest(`${of}\n${scope}\n${key.trim().toLowerCase()}`),
        seconds: limit.minutes * 60,
        most: Math.ceil(limit.hits * limitFactor),
      },
    ];
  }).toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
};

/** Counts one call. @returns null, or the time from which it is allowed again when a limit is reached */
export const countHits =
  (ports: Ports) =>
  async (hits: Hits): Promise<Instant | null> => {
    if (ports.limitFactor === 0) return null;
    return ports.uow.run(async ({ rateLimits }) => {
      const at = ports.clock.now();
      let barred: Instant | null = null;
      for (const { bucket, seconds, most } of bucketsOf(hits, ports)) {
        const counted = await rateLimits.hit(bucket, at, plusSeconds(at, seconds));
        if (counted.hits > most && (barred === null || counted.until > barred)) barred = counted.until;
      }
      return barred;
    });
  };
