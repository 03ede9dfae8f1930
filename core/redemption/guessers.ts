import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import { type Digest, type Instant, plusSeconds, refusal, type Stores } from '../shared/index.js';
import type { GuessCount } from './ports.js';

/** Where a request comes from, as far as it is known. */
export interface Guesser {
  /** id of a browser that logged in before */
  readonly device: string | null;
  /** IP address of the client; for IPv6 its network */
  readonly address: string | null;
}

/** `by`: which count reached its limit (`account`, `device` or `address`), `until` when PINs are checked again */
export class TooManyWrongPins extends refusal('TOO_MANY_WRONG_PINS', 'Too many wrong PINs from one place') {}

interface GuessLimit {
  readonly by: 'account' | 'device' | 'address';
  /** digest, so that the table has no addresses */
  readonly bucket: string;
  /** wrong PINs an hour */
  readonly most: number;
}

/** What the wrong PINs of a request count for, over all riders and dealers (domain.md §13). */
export const guessLimits = (
  { accountId }: Pick<Actor, 'accountId'>,
  { device, address }: Guesser,
  { digest, program: { pin } }: { readonly digest: Digest; readonly program: Program },
): readonly GuessLimit[] => {
  const limit = (by: GuessLimit['by'], key: string | null, most: number): readonly GuessLimit[] =>
    key === null ? [] : [{ by, bucket: digest(`wrong-pin\n${by}\n${key}`), most }];
  return [
    ...limit('account', accountId, pin.accountTriesPerHour),
    ...limit('device', device, pin.deviceTriesPerHour),
    ...limit('address', address, pin.addressTriesPerHour),
  ];
};

/**
 * Locks the counts of a request until the transaction ends.
 * @throws TooManyWrongPins at a limit; it says nothing about the PIN
 */
export const lockGuesser = async (
  { counter }: Pick<Stores, 'counter'>,
  limits: readonly GuessLimit[],
  at: Instant,
): Promise<void> => {
  const until = plusSeconds(at, 3_600);
  const none: GuessCount = { count: 0, until };
  const counts = await counter.lockGuesses(
    limits.map(({ bucket }) => ({ bucket, until })),
    at,
  );
  for (const { by, bucket, most } of limits) {
    const { count, until: ends } = counts.get(bucket) ?? none;
    if (count >= most) throw new TooManyWrongPins({ by, until: ends });
  }
};
