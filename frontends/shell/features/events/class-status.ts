import type { EventClass, EventDetail } from '@rrr/contract';

export type ClassState =
  | { readonly is: 'canceled' | 'noPay' | 'ahead' }
  | { readonly is: 'results'; readonly count: number }
  | { readonly is: 'tooSmall'; readonly started: number; readonly needed: number }
  | { readonly is: 'due' | 'overdue'; readonly date: string };

/** Riders who started: every result but DNS, or what the promoter states if that is more. */
export const startersOf = ({ results, entrants }: EventClass): number =>
  Math.max(results.filter((it) => it.resultType !== 'DNS').length, entrants ?? 0);

/** How a class stands, as everybody may know it. */
export const classState = (inClass: EventClass, event: EventDetail, today: string): ClassState => {
  const { results, payoutType, payoutPlaces } = inClass;
  if (event.status === 'canceled') return { is: 'canceled' };
  const started = startersOf(inClass);
  const needed = event.minimumStarters ?? 0;
  const pays = event.paying && payoutType !== 'noPayout' && payoutPlaces.length > 0;
  if (results.length > 0)
    return pays && started < needed ? { is: 'tooSmall', started, needed } : { is: 'results', count: results.length };
  if (!pays) return { is: 'noPay' };
  if (event.startDate === null || event.startDate > today || event.resultsDueDate === null) return { is: 'ahead' };
  return { is: event.resultsDueDate < today ? 'overdue' : 'due', date: event.resultsDueDate };
};

/** What a place of the class pays, in minor units of the event's currency; empty where nothing is paid. */
export const paidPlaces = (inClass: EventClass, event: EventDetail, today: string): ReadonlyMap<number, number> => {
  const { is } = classState(inClass, event, today);
  const pays = event.paying && event.status === 'current' && inClass.payoutType !== 'noPayout' && is !== 'tooSmall';
  return new Map(pays ? inClass.payoutPlaces.map(({ place, amount }) => [place, amount.amount]) : []);
};
