import type { SeriesDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, type Column } from '@rrr/kit/desk';
import { useRacesWords } from './words/use-words.js';

/** The columns of every list of series. */
export const useSeriesColumns = (): readonly Column<SeriesDetail>[] => {
  const [t, formats] = [useRacesWords(), useFormats()];
  return [
    {
      key: 'name',
      title: t('series.name'),
      cell: (detail) => detail.name,
      below: ({ state, country }) => [state, country].filter(Boolean).join(', '),
    },
    { key: 'promoter', title: t('event.promoter'), phone: 'more', cell: (detail) => detail.promoter?.name ?? '–' },
    {
      key: 'events',
      title: t('series.events'),
      align: 'right',
      phone: 'more',
      cell: (detail) => formats.count(detail.eventCount),
    },
    {
      key: 'bonus',
      title: t('series.bonus'),
      align: 'right',
      phone: 'side',
      cell: ({ bonus, initialValue }) => (bonus && initialValue ? <Amount money={initialValue} /> : '–'),
    },
  ];
};
