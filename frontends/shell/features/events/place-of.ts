import type { EventSummary } from '@rrr/contract';

/** City and state as one line; whichever is known. */
export const placeOf = ({ city, state }: Pick<EventSummary, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');
