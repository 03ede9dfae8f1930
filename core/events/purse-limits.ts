import type { Limits } from '../program/index.js';
import type { Currency } from '../shared/index.js';
import type { RaceClass } from './event.js';
import { PurseOverLimit } from './event-refusals.js';

type Purse = Pick<RaceClass, 'name' | 'payoutType' | 'places'>;

/** Total of a class's places, in minor units. */
export const purseOf = ({ places }: Pick<Purse, 'places'>): number =>
  places.reduce((sum, place) => sum + place.amount, 0);

/** Total of the event's paying classes, in minor units. */
export const eventPurse = (classes: readonly Pick<Purse, 'payoutType' | 'places'>[]): number =>
  classes.reduce((sum, raceClass) => sum + (raceClass.payoutType === 'noPayout' ? 0 : purseOf(raceClass)), 0);

/**
 * Checks the purse limits (domain.md §13). Classes that pay nothing are checked too, because their payout type can
 * change later.
 * @throws PurseOverLimit for the first place, class or event above its limit
 */
export const assertWithinLimits = (classes: readonly Purse[], limits: Limits, currency: Currency): void => {
  for (const { name, places } of classes)
    for (const { place, amount } of places)
      if (amount > limits.place)
        throw new PurseOverLimit({ of: 'place', name, place, limit: limits.place, asked: amount, currency });
  for (const raceClass of classes) {
    const asked = purseOf(raceClass);
    if (asked > limits.class)
      throw new PurseOverLimit({ of: 'class', name: raceClass.name, limit: limits.class, asked, currency });
  }
  const asked = eventPurse(classes);
  if (asked > limits.event) throw new PurseOverLimit({ of: 'event', limit: limits.event, asked, currency });
};
