import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { listEvents, searchRiders } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import type { CommandSource } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

const MOST = 6;

/** What the palette finds besides pages: riders first, then events. */
export const useRecordSearch = (): { label: string; sources: readonly CommandSource[] } => {
  const [t, formats, path, navigate] = [useWords(), useFormats(), usePath(), useNavigate()];
  const { http } = useHost();
  return useMemo(() => {
    const open = (to: string) => () => void navigate(path(to));
    const riders: CommandSource = {
      label: t('search.riders'),
      search: async (query, signal) => {
        const found = await http.call(searchRiders, {
          params: { role: 'admin' },
          query: { query, page: 1, limit: MOST },
          signal,
        });
        return found.riders.map((rider) => ({
          id: `rider-${rider._id}`,
          group: t('search.riders'),
          label: rider.fullName,
          hint: [
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
        }));
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
    return { label: t('search.label'), sources: [riders, events] };
  }, [t, formats, path, navigate, http]);
};
