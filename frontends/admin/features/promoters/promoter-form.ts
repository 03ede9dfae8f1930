import type { FormField } from '@rrr/kit/desk';
import { useRecordFields } from '@rrr/kit/desk';
import { PROMOTER, type ValuesOf } from '@rrr/records';
import { useRegions } from '../../places.api.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

export type PromoterValues = ValuesOf<typeof PROMOTER>;

export const usePromoterFields = (): readonly FormField<keyof PromoterValues>[] => {
  const t = usePromoterWords();
  const help = { email: t('form.help.email'), websiteUrl: t('form.help.websiteUrl') };
  return useRecordFields(PROMOTER, { help, regions: useRegions(), noCountry: t('form.noCountry') });
};
