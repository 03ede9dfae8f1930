import { WAITING_KINDS, type getWaiting, type Response, type WaitingKind } from '@rrr/contract';

type Counts = Response<typeof getWaiting>;
export type Kind = Counts[WaitingKind] & { kind: WaitingKind };

/** Every kind in the order of the dashboard; none until they are known. */
export const kindsOf = (counts: Counts | undefined): readonly Kind[] =>
  counts ? WAITING_KINDS.map((kind) => ({ kind, ...counts[kind] })) : [];

/** By how many days the oldest is past its limit; below 1 where it is not, or has none. */
export const pastBy = ({ days, limitDays }: Kind): number =>
  days === null || limitDays === null ? 0 : days - limitDays;

export const isPast = (kind: Kind): boolean => kind.count > 0 && pastBy(kind) > 0;

/** What to decide first: what is past its limit by the most days, then what has waited longest. */
export const nextOf = (waiting: readonly Kind[]): Kind | undefined =>
  waiting
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Math.max(0, pastBy(b)) - Math.max(0, pastBy(a)) || (b.days ?? 0) - (a.days ?? 0))[0];
