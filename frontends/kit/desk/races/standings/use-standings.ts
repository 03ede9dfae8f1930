import { useSearchParams } from 'react-router-dom';
import type { getStandings } from '@rrr/contract';
import { useList } from '../../list/use-list.js';

/** Which standings of a series are looked at: season, class and page stand in the address. */
export const useStandings = () => {
  const [params, setParams] = useSearchParams();
  const list = useList<typeof getStandings>();
  const [season, classKey] = [params.get('season'), params.get('class')];
  const asked = { ...(season === null ? {} : { season: Number(season) }), ...(classKey === null ? {} : { classKey }) };
  return {
    list,
    /** the season and class alone */
    asked,
    query: { ...list.query, ...asked },
    choose: (key: 'season' | 'class', value: string): void => {
      const next = new URLSearchParams(params);
      next.set(key, value);
      next.delete('page');
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
};
