import type { Filter } from '@rrr/kit/desk';
import { usePromoterChoicesQuery, useSeriesChoicesQuery } from '../../shared/choices/choices.api.js';
import { useClosedEventsWords } from './words/use-words.js';

/** Whose events, and of which series: both lists name them all. */
export const useClosedFilters = (): readonly Filter<'promoterId' | 'seriesId'>[] => {
  const words = useClosedEventsWords();
  const promoters = usePromoterChoicesQuery().data?.promoters ?? [];
  const series = useSeriesChoicesQuery().data ?? [];
  const choices = (rows: readonly { _id: string; name: string }[]) =>
    rows.map(({ _id, name }) => ({ value: _id, label: name }));
  return [
    { key: 'promoterId', kind: 'select', label: words('promoter'), choices: choices(promoters) },
    { key: 'seriesId', kind: 'select', label: words('series'), choices: choices(series) },
  ];
};
