import type { LocalDate } from '../shared/index.js';

/** What issuing a bonus needs to know of a series. */
export interface SeriesFacts {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly bonus: boolean;
  /** minor units of the currency of its country */
  readonly initialValue: number | null;
  readonly expirationDate: LocalDate | null;
}

export interface SeriesFactsStore {
  byId(seriesId: string): Promise<SeriesFacts | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    seriesFacts: SeriesFactsStore;
  }
}
