import { id } from '@rrr/contract';
import type { EventView } from '@rrr/core/events';
import type { SeriesListed } from '@rrr/core/series';
import type { HttpPorts } from '../ports.js';
import { keep } from './keep.js';

/** The record of a page; null: there is none, so the page is not found. */
export type PageRecord =
  | { readonly kind: 'event'; readonly event: EventView }
  | { readonly kind: 'series'; readonly series: SeriesListed };

/** An edit shows in the head after this time; the screen itself reads the API. */
const KEPT_MILLISECONDS = 30_000;
const KEPT_RECORDS = 500;
const NO_EVENTS = { page: 1, limit: 1 } as const;

/** The kinds of records by the beginning of their page's path. */
const KINDS = { 'events/event/:': 'event', 'events/serie/:': 'series' } as const;
type Kind = PageRecord['kind'];

export const recordKind = (page: string): Kind | undefined =>
  Object.entries(KINDS).find(([start]) => page.startsWith(start))?.[1];

/** Reads the record of a public page as the API does, so that both know the same records. */
export const pageRecords = ({ queries: { events, series } }: Pick<HttpPorts, 'queries'>) => {
  const read: Readonly<Record<Kind, (recordId: string) => Promise<PageRecord | null>>> = {
    event: async (recordId) => {
      const found = await events.one(recordId);
      return found ? { kind: 'event', event: found.event } : null;
    },
    series: async (recordId) => {
      const found = await series.one(recordId, NO_EVENTS);
      return found ? { kind: 'series', series: found.series } : null;
    },
  };
  const limits = { milliseconds: KEPT_MILLISECONDS, most: KEPT_RECORDS };
  const kept = { event: keep(read.event, limits), series: keep(read.series, limits) };
  return async (kind: Kind, recordId: string): Promise<PageRecord | null> =>
    id.safeParse(recordId).success ? kept[kind](recordId) : null;
};
