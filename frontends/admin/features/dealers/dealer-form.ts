import { useCountries } from '@rrr/kit/base';
import type { FormField } from '@rrr/kit/desk';
import { useRegions } from '../../places.api.js';
import { FIELDS, type DealerField } from './dealer-fields.js';
import { useDealerWords } from './words/use-words.js';

const HELPED = ['dealerId', 'country', 'zipcode', 'email', 'websiteUrl'] as const;

export const useDealerFields = (): readonly FormField<DealerField>[] => {
  const [t, countries, regions] = [useDealerWords(), useCountries(), useRegions()];
  return FIELDS.map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    const said = { label: t(`form.fields.${field.name}`), ...(helped ? { help: t(`form.help.${helped}`) } : {}) };
    if (field.kind === 'region') return { ...field, ...said, country: 'country', regions };
    return field.kind === 'select'
      ? { ...field, ...said, options: countries.all, none: t('form.noCountry') }
      : { ...field, ...said };
  });
};
