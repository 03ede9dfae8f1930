import { useSearchParams } from 'react-router-dom';
import { askedPeriod, yearPeriod, type Period } from './period.js';

/** The period in the address; half of one is kept while the other day is still typed. */
export const usePeriod = () => {
  const [search, setSearch] = useSearchParams();
  const [start, end] = [search.get('startDate') ?? '', search.get('endDate') ?? ''];
  const set = (change: Partial<Period>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(change))
      if (value) next.set(key, value);
      else next.delete(key);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const asked = askedPeriod(start, end);
  const isHalf = asked === undefined && (start !== '' || end !== '');
  /** the days in force, or the half of them that is typed */
  const days: Period = isHalf ? { startDate: start, endDate: end } : (asked ?? yearPeriod(new Date().getFullYear()));
  return { days, set, asked, isHalf };
};
