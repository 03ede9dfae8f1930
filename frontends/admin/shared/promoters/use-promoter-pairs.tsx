import type { PromoterDetail } from '@rrr/contract';
import { useFormats, usePunctualWords } from '@rrr/kit/base';
import { useRecordPairs, type Pair } from '@rrr/kit/desk';
import { PROMOTER } from '@rrr/records';
import { usePromoterWords } from './words/use-words.js';

/** Who a promoter is and how to reach it, in pairs. */
export const usePromoterPairs = (it: PromoterDetail | undefined): readonly Pair[] => {
  const [t, punctual, formats] = [usePromoterWords(), usePunctualWords(), useFormats()];
  const pairs = useRecordPairs(PROMOTER, it, { view: 'desk', elsewhere: ['name'] });
  if (!it) return [];
  return [
    ...pairs,
    [t('events'), formats.count(it.events)],
    [t('series'), formats.count(it.series)],
    [t('punctuality'), it.punctuality && punctual('punctual', it.punctuality)],
  ];
};
