import { useSearchParams } from 'react-router-dom';
import { useProgramQuery } from '../../program.api.js';
import { useDealerQuery } from '../../shared/dealers/dealers.api.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

export const DEALER_ID = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Filters of both lists: the dealer that an address names, the currency where there are several, and days. */
export const useRefundFilters = () => {
  const t = useRefundWords();
  const asked = useSearchParams()[0].get('dealerId') ?? '';
  const given = DEALER_ID.test(asked);
  const { currentData } = useDealerQuery({ params: { role: 'admin', dealerId: asked } }, { skip: !given });
  const currencies = useProgramQuery().data?.program.currencies ?? [];
  return [
    ...(given
      ? [
          {
            key: 'dealerId',
            kind: 'select',
            label: t('dealer'),
            choices: [{ value: asked, label: currentData?.dealer.name ?? t('thisDealer') }],
          } as const,
        ]
      : []),
    ...(currencies.length > 1
      ? [
          {
            key: 'currency',
            kind: 'select',
            label: t('currency'),
            choices: currencies.map((value) => ({ value, label: value })),
          } as const,
        ]
      : []),
    { key: 'afterDate', kind: 'date', label: t('from') } as const,
    { key: 'beforeDate', kind: 'date', label: t('to') } as const,
  ];
};
