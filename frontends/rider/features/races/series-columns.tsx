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
      cell: (it) => it.name,
      below: ({ state, country }) => [state, country].filter(Boolean).join(', '),
    },
    { key: 'promoter', title: t('event.promoter'), phone: 'more', cell: (it) => it.promoter?.name ?? '–' },
    {
      key: 'events',
      title: t('series.events'),
      align: 'right',
      phone: 'more',
      cell: (it) => formats.count(it.eventCount),
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
