import { purseOf, type RaceClass } from '../events/index.js';
import type { Limits } from '../program/index.js';
import type { Currency } from '../shared/index.js';
import type { Reason } from './verdict.js';

const over = (of: 'place' | 'class' | 'event', limit: number, asked: number, currency: Currency): Reason => ({
  code: 'PURSE_OVER_LIMIT',
  detail: { of, limit, asked, currency },
});

/**
 * The reasons why a class whose stored purse exceeds a limit earns nothing new. `ofEvent`: total of the event's
 * classes, `place`: amount of one place; minor units.
 */
export const purseReasons = (
  inClass: Pick<RaceClass, 'places'>,
  ofEvent: number,
  limits: Limits,
  currency: Currency,
): ((place: number) => readonly Reason[]) => {
  const ofClass = purseOf(inClass);
  const shared = [
    ...(ofClass > limits.class ? [over('class', limits.class, ofClass, currency)] : []),
    ...(ofEvent > limits.event ? [over('event', limits.event, ofEvent, currency)] : []),
  ];
  return (place) => (place > limits.place ? [over('place', limits.place, place, currency), ...shared] : shared);
};

interface Earning {
  readonly classId: string;
  readonly amount: number;
  /** earned before: counts towards the limit but is not taken back */
  readonly kept: boolean;
}

/**
 * Tied places are each paid in full, so results can exceed a limit that the purse does not. Then no result of that
 * class or event earns anything new, because the program must not choose whom to leave out.
 */
export const exceedingLimits = <T extends Earning>(
  earnings: readonly T[],
  limits: Limits,
  currency: Currency,
): ReadonlyMap<T, Reason> => {
  const refused = new Map<T, Reason>();
  const refuse = (some: readonly T[], of: 'class' | 'event', limit: number): void => {
    const asked = some.reduce((sum, it) => sum + it.amount, 0);
    if (asked > limit) for (const it of some) if (!it.kept) refused.set(it, over(of, limit, asked, currency));
  };
  const ofClass = new Map<string, T[]>();
  for (const it of earnings) {
    const some = ofClass.get(it.classId);
    if (some) some.push(it);
    else ofClass.set(it.classId, [it]);
  }
  for (const some of ofClass.values()) refuse(some, 'class', limits.class);
  refuse(
    earnings.filter((it) => !refused.has(it)),
    'event',
    limits.event,
  );
  return refused;
};
