import type { Filter } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** The filters of all lists by day; a day is one of the program's time zone. */
export const useDayFilters = () => {
  const words = useWords();
  return [
    { key: 'afterDate', kind: 'date', label: words('list.after') },
    { key: 'beforeDate', kind: 'date', label: words('list.before') },
  ] as const satisfies readonly Filter[];
};

/** The filters of redemptions, standing or undone. */
export const useRedemptionFilters = () => {
  const [words, days] = [useWords(), useDayFilters()];
  return [
    { key: 'query', kind: 'text', label: words('list.search') },
    { key: 'riderName', kind: 'text', label: words('list.rider') },
    ...days,
  ] as const satisfies readonly Filter[];
};
