import type { EventView } from '../events/index.js';
import type { PageAsked, PageOf } from '../shared/index.js';
import type { Series } from './series.js';

export interface SeriesListed extends Series {
  readonly promoterName: string | null;
  /** number of events, including canceled ones */
  readonly eventCount: number;
}

export interface SeriesSearch extends PageAsked {
  /** without: all; only admins and the series' promoter may see inactive ones */
  readonly active?: boolean;
  readonly promoterId?: string;
  /** words of the name */
  readonly query?: string;
}

export interface SeriesDetail {
  readonly series: SeriesListed;
  /** newest first, undated last */
  readonly events: PageOf<EventView>;
  readonly categories: readonly { readonly id: string; readonly description: string }[];
}

export interface SeriesQueries {
  /** by name */
  search(asked: SeriesSearch): Promise<PageOf<SeriesListed>>;
  /** `drafts`: also those that are not published, for admins, or for the promoter whose events they are */
  one(
    seriesId: string,
    events: PageAsked & { readonly drafts?: 'all' | { readonly promoterId: string } },
  ): Promise<SeriesDetail | undefined>;
}
