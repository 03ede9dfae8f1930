import type { EventClass, EventDetail } from '@rrr/contract';
import { payoutSteps, placesPaid } from '@rrr/kit/base';

export type ClassState =
  | { readonly is: 'canceled' | 'noPay' | 'ahead' }
  | { readonly is: 'results'; readonly count: number }
  | { readonly is: 'fewer'; readonly started: number; readonly paid: number; readonly places: number }
  | { readonly is: 'tooSmall'; readonly started: number; readonly needed: number }
  | { readonly is: 'due' | 'overdue'; readonly date: string };

/** Riders who started: every result but DNS, or what the promoter states if that is more. */
export const startersOf = ({ results, entrants }: EventClass): number =>
  Math.max(results.filter((result) => result.resultType !== 'DNS').length, entrants ?? 0);

/** How a class stands, as everybody may know it. */
export const classState = (inClass: EventClass, event: EventDetail, today: string): ClassState => {
  const { results, payoutType, payoutPlaces } = inClass;
  if (event.status === 'canceled') return { is: 'canceled' };
  const started = startersOf(inClass);
  const steps = payoutSteps(inClass, event);
  const needed = steps[0]?.riders ?? 0;
  const pays = event.paying && payoutType !== 'noPayout' && payoutPlaces.length > 0;
  if (results.length > 0 && pays && started < needed) return { is: 'tooSmall', started, needed };
  if (results.length > 0) {
    const most = placesPaid(steps, started);
    const paid = payoutPlaces.filter(({ place }) => most === null || place <= most).length;
    return pays && paid < payoutPlaces.length
      ? { is: 'fewer', started, paid, places: payoutPlaces.length }
      : { is: 'results', count: results.length };
  }
  if (!pays) return { is: 'noPay' };
  if (event.startDate === null || event.startDate > today || event.resultsDueDate === null) return { is: 'ahead' };
  return { is: event.resultsDueDate < today ? 'overdue' : 'due', date: event.resultsDueDate };
};

/** What a place of the class pays, in minor units of the event's currency; empty where nothing is paid. */
export const paidPlaces = (inClass: EventClass, event: EventDetail, today: string): ReadonlyMap<number, number> => {
  const { is } = classState(inClass, event, today);
  const pays = event.paying && event.status === 'current' && inClass.payoutType !== 'noPayout' && is !== 'tooSmall';
  if (!pays) return new Map();
  // before the results, the whole purse is what there is to win
  const most = is === 'fewer' ? placesPaid(payoutSteps(inClass, event), startersOf(inClass)) : null;
  const places = inClass.payoutPlaces.filter(({ place }) => most === null || place <= most);
  return new Map(places.map(({ place, amount }) => [place, amount.amount]));
};
