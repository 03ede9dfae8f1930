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
 * classes, `place`: amount of one place; minor units. Results never pay more than the purse, tied or not (ties.ts).
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
