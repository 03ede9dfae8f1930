import type { Limits } from '../program/index.js';
import type { Currency } from '../shared/index.js';
import type { RaceClass } from './event.js';
import { PurseOverLimit } from './event-refusals.js';

type Purse = Pick<RaceClass, 'name' | 'payoutType' | 'places'>;

/** What the places of a class pay together, minor units. */
export const purseOf = ({ places }: Pick<Purse, 'places'>): number => places.reduce((sum, it) => sum + it.amount, 0);

/** What the paying classes of an event pay together, minor units. */
export const eventPurse = (classes: readonly Pick<Purse, 'payoutType' | 'places'>[]): number =>
  classes.reduce((sum, it) => sum + (it.payoutType === 'noPayout' ? 0 : purseOf(it)), 0);

/**
 * Places and classes are limited even where they pay nothing, because the payout type can be changed alone.
 * @throws PurseOverLimit for the first place, class or the whole event above its limit (domain.md §13)
 */
export const assertWithinLimits = (classes: readonly Purse[], limits: Limits, currency: Currency): void => {
  for (const { name, places } of classes)
    for (const { place, amount } of places)
      if (amount > limits.place)
        throw new PurseOverLimit({ of: 'place', name, place, limit: limits.place, asked: amount, currency });
  for (const it of classes) {
    const asked = purseOf(it);
    if (asked > limits.class)
      throw new PurseOverLimit({ of: 'class', name: it.name, limit: limits.class, asked, currency });
  }
  const asked = eventPurse(classes);
  if (asked > limits.event) throw new PurseOverLimit({ of: 'event', limit: limits.event, asked, currency });
};
