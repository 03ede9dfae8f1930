import type { FormField } from '@rrr/kit/desk';
import { useRecordFields } from '@rrr/kit/desk';
import { DEALER, type ValuesOf } from '@rrr/records';
import { useRegions } from '../../places.api.js';
import { useDealerWords } from './words/use-words.js';

export type DealerValues = ValuesOf<typeof DEALER>;

export const useDealerFields = (): readonly FormField<keyof DealerValues>[] => {
  const t = useDealerWords();
  const help = {
    dealerId: t('form.help.dealerId'),
    country: t('form.help.country'),
    zipcode: t('form.help.zipcode'),
    email: t('form.help.email'),
    websiteUrl: t('form.help.websiteUrl'),
  };
  return useRecordFields(DEALER, { help, regions: useRegions(), noCountry: t('form.noCountry') });
};
