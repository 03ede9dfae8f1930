import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminSeries, listDealers, listEvents, listPromoters, searchRiders } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import type { CommandItem, CommandSource } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useActs } from './use-acts.js';
import { useRecent } from './use-recent.js';
import { useReferences } from './use-references.js';

const MOST = 6;

interface AdminSearch {
  search: {
    label: string;
    sources: readonly CommandSource[];
    acts: readonly CommandItem[];
    recent: () => readonly CommandItem[];
  };
  /** told the name of a record whose page was opened */
  opened: (name: string) => void;
}

/**
 * What the palette finds besides pages: riders first, then what can be done with the first of them, what a code or id
 * leads to, then events, series, dealers and promoters. Before anything is typed, the records opened last.
 */
export const useRecordSearch = (): AdminSearch => {
  const [t, formats, path, navigate] = [useWords(), useFormats(), usePath(), useNavigate()];
  const { http } = useHost();
  const { acts, onRider } = useActs();
  const references = useReferences();
  const { opened, recent } = useRecent();
  const sources = useMemo(() => {
    const open = (to: string) => () => void navigate(path(to));
    const riders: CommandSource = {
      label: t('search.riders'),
      search: async (query, signal) => {
        const found = await http.call(searchRiders, {
          params: { role: 'admin' },
          query: { query, page: 1, limit: MOST },
          signal,
        });
        const [first] = found.riders;
        return [
          ...found.riders.map((rider) => ({
            id: `rider-${rider._id}`,
            group: t(found.similar ? 'search.similar' : 'search.riders'),
            label: rider.fullName,
            hint: [
              rider.foundBy && t(`search.foundBy.${rider.foundBy.kind}`, { text: rider.foundBy.text }),
              rider.amaNumber && `AMA ${rider.amaNumber}`,
              [rider.hometown, rider.state].filter(Boolean).join(', '),
              ...rider.balances
                .filter(({ available }) => available.amount > 0)
                .map(({ available }) => t('search.available', { amount: formats.money(available) })),
              rider.deActivated && t('riders.actives.false'),
            ]
              .filter(Boolean)
              .join(' · '),
            run: open(`/rider/${rider._id}`),
          })),
          ...(first ? onRider(first) : []),
        ];
      },
    };
    const events: CommandSource = {
      label: t('nav.events'),
      search: async (query, signal) => {
        const found = await http.call(listEvents, { query: { query, page: 1, limit: MOST }, signal });
        return found.events.map((event) => ({
          id: `event-${event._id}`,
          group: t('nav.events'),
          label: event.title,
          hint: [formats.dates(event.startDate, event.endDate), event.city, event.state].filter(Boolean).join(' · '),
          run: open(`/event/${event._id}`),
        }));
      },
    };
    const series: CommandSource = {
      label: t('nav.series'),
      search: async (query, signal) => {
        const found = await http.call(adminSeries, { query: { query, page: 1, limit: MOST }, signal });
        return found.series.map((one) => ({
          id: `series-${one._id}`,
          group: t('nav.series'),
          label: one.name,
          hint: [one.state, one.country].filter(Boolean).join(', '),
          run: open(`/serie/${one._id}`),
        }));
      },
    };
    const dealers: CommandSource = {
      label: t('nav.dealers'),
      search: async (query, signal) => {
        const found = await http.call(listDealers, { query: { query, page: 1, limit: MOST }, signal });
        return found.dealers.map((dealer) => ({
          id: `dealer-${dealer._id}`,
          group: t('nav.dealers'),
          label: dealer.name,
          hint: [dealer.dealerId, dealer.city, dealer.state].filter(Boolean).join(' · '),
          run: open(`/dealer/${dealer._id}`),
        }));
      },
    };
    const promoters: CommandSource = {
      label: t('nav.promoters'),
      search: async (query, signal) => {
        const found = await http.call(listPromoters, { query: { query, page: 1, limit: MOST }, signal });
        return found.promoters.map((promoter) => ({
          id: `promoter-${promoter._id}`,
          group: t('nav.promoters'),
          label: promoter.name,
          hint: [promoter.personal?.contactName, promoter.city, promoter.state].filter(Boolean).join(' · '),
          run: open(`/promoter/${promoter._id}`),
        }));
      },
    };
    return [riders, references, events, series, dealers, promoters];
  }, [t, formats, path, navigate, http, onRider, references]);
  return useMemo(
    () => ({ search: { label: t('search.label'), sources, acts, recent }, opened }),
    [t, sources, acts, recent, opened],
  );
};
