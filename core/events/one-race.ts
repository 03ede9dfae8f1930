import { addDays, nameKey } from '../shared/index.js';
import type { Currency } from '../shared/index.js';
import type { Moved } from './foresee.js';
import type { EventRecord } from './event-record.js';

/** A link of two events that are one race, or its end; it is about the first of them. */
export interface OneRaceChange {
  readonly link: boolean;
  readonly other: { readonly id: string; readonly title: string };
  readonly currency: Currency;
  /** what it would have moved when it was asked for */
  readonly money: Moved;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    'one-race': OneRaceChange;
  }
}

/** Why two events cannot be one race. Each is also the key of its translated text. */
export const NOT_ONE_RACE = ['same', 'dates', 'place', 'currency', 'linked'] as const;
export type NotOne = (typeof NOT_ONE_RACE)[number];

type Compared = Pick<EventRecord, 'id' | 'startsOn' | 'endsOn' | 'currency' | 'country' | 'state' | 'city'>;

const differ = (a: string | null, b: string | null): boolean => {
  const [one, two] = [nameKey(a ?? ''), nameKey(b ?? '')];
  return one !== '' && two !== '' && one !== two;
};

/** Why two events cannot be one race: their days are more than one apart, or the place or currency is another. */
export const whyNotOne = (a: Compared, b: Compared): NotOne | null => {
  if (a.id === b.id) return 'same';
  if (a.currency !== b.currency) return 'currency';
  if (a.startsOn === null || b.startsOn === null) return 'dates';
  const [first, second] = a.startsOn <= b.startsOn ? [a, b] : [b, a];
  const last = first.endsOn ?? first.startsOn ?? '';
  if ((second.startsOn ?? '') > addDays(last, 1)) return 'dates';
  return a.country !== b.country || differ(a.state, b.state) || differ(a.city, b.city) ? 'place' : null;
};
