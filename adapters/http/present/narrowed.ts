import type { Money, Pagination } from '@rrr/contract';
import {
  isNarrowed,
  MOST_NARROWED,
  type Narrow,
  type NarrowedPage,
  narrowPage,
  type PageAsked,
  type PageOf,
  type WaitingFacts,
} from '@rrr/core/shared';
import { pagination } from './money.js';

type Found<T> = PageOf<T> & Partial<Pick<NarrowedPage<T>, 'sums' | 'promoters'>>;

/** A page of a list of what waits: as the list has it, or of what is looked for in it. */
export const narrowed = async <T>(
  asked: PageAsked & Narrow,
  {
    load,
    factsOf,
    timeZone,
  }: {
    readonly load: (page: PageAsked) => Promise<PageOf<T>>;
    readonly factsOf: (item: T) => WaitingFacts;
    readonly timeZone: string;
  },
): Promise<Found<T>> =>
  isNarrowed(asked)
    ? narrowPage((await load({ page: 1, limit: MOST_NARROWED })).items, asked, { factsOf, timeZone })
    : load({ page: asked.page, limit: asked.limit });

/** Its pages, and where something was looked for, the sums of it. */
export const presentNarrowed = (found: Found<unknown>): { pagination: Pagination; sums?: Money[] } => ({
  pagination: pagination(found),
  ...(found.sums ? { sums: [...found.sums] } : {}),
});

/** The same of events, with their promoters. */
export const presentNarrowedEvents = (found: Found<unknown>) => ({
  ...presentNarrowed(found),
  ...(found.promoters ? { promoterNames: [...found.promoters] } : {}),
});
