import type { PromoterDetail } from '@rrr/contract';
import { useFormats, usePunctualWords } from '@rrr/kit/base';
import { useRecordPairs, type Pair } from '@rrr/kit/desk';
import { PROMOTER } from '@rrr/records';
import { usePromoterWords } from './words/use-words.js';

/** Who a promoter is and how to reach it, in pairs. */
export const usePromoterPairs = (detail: PromoterDetail | undefined): readonly Pair[] => {
  const [t, punctual, formats] = [usePromoterWords(), usePunctualWords(), useFormats()];
  const pairs = useRecordPairs(PROMOTER, detail, { view: 'desk', elsewhere: ['name'] });
  if (!detail) return [];
  return [
    ...pairs,
    [t('events'), formats.count(detail.events)],
    [t('series'), formats.count(detail.series)],
    [t('punctuality'), detail.punctuality && punctual('punctual', detail.punctuality)],
  ];
};
