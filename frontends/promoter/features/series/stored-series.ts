import type { SeriesDetail } from '@rrr/contract';
import { NO_SERIES, seriesValues, type SeriesValues, type StoredRecord } from '@rrr/kit/desk';

export const storedSeries = (series: SeriesDetail): StoredRecord<SeriesValues> => ({
  values: seriesValues(series),
  version: series.version,
});

/** A series that is not stored yet. */
export const NEW_SERIES: StoredRecord<SeriesValues> = { values: NO_SERIES, version: 0 };
