import { disciplineOf, type EventSummary } from '@rrr/contract';
import { Emblem, useFormats } from '@rrr/kit/base';
import { Amount, Status, type Column } from '@rrr/kit/desk';
import { useRacesWords } from './words/use-words.js';

/** Where an event is held. */
export const placeOf = ({ venue, city, state }: Pick<EventSummary, 'venue' | 'city' | 'state'>): string =>
  [venue, city, state].filter(Boolean).join(', ');

/** The columns of every list of events. */
export const useEventColumns = <T extends EventSummary>(): readonly Column<T>[] => {
  const [t, formats] = [useRacesWords(), useFormats()];
  return [
    {
      key: 'title',
      title: t('event.title'),
      mark: ({ type }) => (
        <span className="rider-emblem-mark">
          <Emblem discipline={disciplineOf(type)} />
        </span>
      ),
      cell: (item) => item.title,
      beside: ({ status }) => status === 'canceled' && <Status tone="bad">{t('event.canceled')}</Status>,
      below: placeOf,
    },
    { key: 'date', title: t('event.date'), phone: 'more', cell: (item) => formats.dates(item.startDate, item.endDate) },
    { key: 'series', title: t('event.series'), phone: 'none', cell: (item) => item.series?.name ?? '–' },
    {
      key: 'posted',
      title: t('event.posted'),
      align: 'right',
      cell: ({ paying, contingencyAmount }) =>
        paying && contingencyAmount.amount > 0 ? <Amount money={contingencyAmount} /> : t('event.notPaying'),
    },
  ];
};
