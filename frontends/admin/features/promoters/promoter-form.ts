import type { Promoter } from '@rrr/contract';
import { useCountries } from '@rrr/kit/base';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useRegions } from '../../places.api.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

/** name, kind and the limits of the contract, in the order in which an administrator thinks of them */
export const FIELDS = [
  { name: 'name', kind: 'text', required: true, limit: 120 },
  { name: 'contactName', kind: 'text', limit: 120 },
  { name: 'email', kind: 'email', required: true, limit: 254 },
  { name: 'phone', kind: 'phone', limit: 40 },
  { name: 'websiteUrl', kind: 'url', limit: 255 },
  { name: 'addressLine1', kind: 'text', limit: 120 },
  { name: 'addressLine2', kind: 'text', limit: 120 },
  { name: 'country', kind: 'select' },
  { name: 'city', kind: 'text', limit: 100 },
  { name: 'state', kind: 'region', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'bio', kind: 'textarea', limit: 2000 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
export type PromoterValues = Pick<Promoter, Name>;
const HELPED = ['email', 'websiteUrl'] as const;

export const promoterRecord = (it: Promoter): StoredRecord<PromoterValues> => ({
  values: Object.fromEntries(FIELDS.map(({ name }) => [name, it[name]])) as PromoterValues,
  version: it.version,
});

export const usePromoterFields = (): readonly FormField<Name>[] => {
  const [t, countries, regions] = [usePromoterWords(), useCountries(), useRegions()];
  return FIELDS.map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    const said = { label: t(`form.fields.${field.name}`), ...(helped ? { help: t(`form.help.${helped}`) } : {}) };
    if (field.kind === 'region') return { ...field, ...said, country: 'country', regions };
    return field.kind === 'select'
      ? { ...field, ...said, options: countries.all, none: t('form.noCountry') }
      : { ...field, ...said };
  });
};
