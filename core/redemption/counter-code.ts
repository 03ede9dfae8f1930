import { type Actor, notByProxy } from '../access/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Digest, type Instant, NotFound, plusSeconds, refusal, type Stores } from '../shared/index.js';

/** How long a dealer's screen shows a code. It is accepted for as long again, so that it can be typed. */
export const COUNTER_CODE_SECONDS = 60;
const HOUR = 3_600;

/** The codes of dealers' counters, six digits for each minute, computed from the server's key and never stored. */
export interface CounterCodes {
  /** `minute`: whole minutes since 1970 */
  codeOf(dealerId: string, minute: number): string;
  matches(dealerId: string, minute: number, code: string): boolean;
}

/** `left`: tries before the rider has to wait */
export class WrongCounterCode extends refusal('WRONG_COUNTER_CODE', 'The counter code is wrong or old') {}
/** `until` when the rider cannot try codes, or nobody can at this dealer */
export class CounterCodeLocked extends refusal('COUNTER_CODE_LOCKED', 'Too many wrong counter codes') {}

const minuteOf = (at: Instant): number => Math.floor(Date.parse(at) / 1_000 / COUNTER_CODE_SECONDS);

/** Whether the dealer's screen shows this code, or showed it until the last change. */
export const isShown = (codes: CounterCodes, dealerId: string, code: string, at: Instant): boolean =>
  [0, 1].some((before) => codes.matches(dealerId, minuteOf(at) - before, code));

export interface ShownCounterCode {
  readonly code: string;
  /** until the next code, 1 to 60 */
  readonly secondsLeft: number;
}

/**
 * The code that proves that a rider stands at the dealer's counter (domain.md §6). Not available in proxy mode, because
 * an admin stands nowhere near it.
 * @throws ProxyForbidden NotFound
 */
export const showCounterCode =
  ({ clock, counterCodes }: { readonly clock: Clock; readonly counterCodes: CounterCodes }) =>
  async ({ actor }: { readonly actor: Actor }): Promise<ShownCounterCode> => {
    notByProxy(actor);
    if (actor.type !== 'dealer') throw new NotFound('dealer');
    const at = clock.now();
    const gone = Math.floor(Date.parse(at) / 1_000) % COUNTER_CODE_SECONDS;
    return { code: counterCodes.codeOf(actor.subjectId, minuteOf(at)), secondsLeft: COUNTER_CODE_SECONDS - gone };
  };

interface Asked {
  readonly riderId: string;
  readonly dealerId: string;
  readonly counterCode?: string | undefined;
}
interface Needs {
  readonly counterCodes: CounterCodes;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * Checks the code of a rider who redeems alone. Wrong codes are counted for the rider and for the dealer, apart from
 * wrong PINs: a stranger cannot stop the dealer's own redemptions with them. Both counts are locked, so parallel guesses
 * cannot pass the limits (ADR 27).
 * @returns the refusal of a wrong code, which must be committed with its count; null for the right one
 * @throws CounterCodeLocked when a limit was reached before; it says nothing about the code
 */
export const refuseWrongCode = async (
  { counter }: Pick<Stores, 'counter'>,
  { riderId, dealerId, counterCode }: Asked,
  at: Instant,
  { counterCodes, digest, program: { pin } }: Needs,
): Promise<WrongCounterCode | CounterCodeLocked | null> => {
  const limits = [
    { bucket: digest(`counter-code\nrider\n${riderId}`), seconds: pin.lockMinutes * 60, most: pin.tries },
    { bucket: digest(`counter-code\ndealer\n${dealerId}`), seconds: HOUR, most: pin.dealerTriesPerHour },
  ];
  const counts = await counter.lockGuesses(
    limits.map(({ bucket, seconds }) => ({ bucket, until: plusSeconds(at, seconds) })),
    at,
  );
  const guessed = limits.map(({ bucket, seconds, most }) => {
    const { count, until } = counts.get(bucket) ?? { count: 0, until: plusSeconds(at, seconds) };
    return { left: most - count, until };
  });
  const reached = guessed.find(({ left }) => left <= 0);
  if (reached) throw new CounterCodeLocked({ until: reached.until });
  if (counterCode !== undefined && isShown(counterCodes, dealerId, counterCode, at)) return null;
  await counter.countGuesses(limits.map((limit) => limit.bucket));
  const last = guessed.find(({ left }) => left === 1);
  if (last) return new CounterCodeLocked({ until: last.until });
  return new WrongCounterCode({ left: Math.min(...guessed.map(({ left }) => left)) - 1 });
};
