import type { RiderDetail } from '@rrr/contract';
import { useCountries, useLocale } from '@rrr/kit/base';
import { regionsOf, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { usePlacesQuery } from '../profile.api.js';
import { useProfileWords } from '../words/use-words.js';

/** name, kind, what a browser may fill in, and the limits of the contract */
export const FIELDS = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name', required: true, limit: 60 },
  { name: 'lastName', kind: 'text', autoComplete: 'family-name', required: true, limit: 60 },
  { name: 'dateOfBirth', kind: 'date', autoComplete: 'bday' },
  { name: 'sex', kind: 'select', autoComplete: 'sex' },
  { name: 'phone1', kind: 'phone', autoComplete: 'tel', limit: 40 },
  { name: 'amaNumber', kind: 'text', limit: 40 },
  { name: 'mainSport', kind: 'text', limit: 60 },
  { name: 'raceStyle', kind: 'select' },
  { name: 'hometown', kind: 'text', limit: 100 },
  { name: 'country', kind: 'select', autoComplete: 'country', required: true, limit: 2 },
  { name: 'addressLine1', kind: 'text', autoComplete: 'address-line1', limit: 120 },
  { name: 'addressLine2', kind: 'text', autoComplete: 'address-line2', limit: 120 },
  { name: 'city', kind: 'text', autoComplete: 'address-level2', limit: 100 },
  { name: 'state', kind: 'region', autoComplete: 'address-level1', limit: 50 },
  { name: 'zipcode', kind: 'text', autoComplete: 'postal-code', limit: 12 },
  { name: 'bio', kind: 'textarea', limit: 2000 },
  { name: 'socialMedia', kind: 'text', limit: 500 },
] as const;
type Name = (typeof FIELDS)[number]['name'];

/** What the form holds. */
export type RiderValues = Pick<RiderDetail, 'hometown' | 'state' | 'country' | 'amaNumber'> &
  Pick<NonNullable<RiderDetail['personal']>, Exclude<Name, 'hometown' | 'state' | 'country' | 'amaNumber'>>;

/** The record as the form holds it; null for those who may not see it. */
export const recordOf = (rider: RiderDetail): StoredRecord<RiderValues> | null => {
  const { personal, version } = rider;
  if (!personal || version === null) return null;
  const all = { ...personal, ...rider };
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, all[name]])) as RiderValues;
  return { values, version };
};

/** where a group of fields begins */
const GROUPS = { firstName: 'you', amaNumber: 'racing', country: 'address', bio: 'about' } as const;
const isFirst = (name: Name): name is keyof typeof GROUPS => Object.hasOwn(GROUPS, name);

const HELPED = ['firstName', 'amaNumber', 'phone1', 'hometown', 'addressLine1', 'socialMedia'] as const;
const SEXES = ['male', 'female', 'non-binary'] as const;
const STYLES = ['motocross', 'offroad', 'road', 'flat'] as const;

interface Facts {
  /** a verified document stands on the name and the AMA number */
  documentsVerified: boolean;
}

export const useRiderFields = ({ documentsVerified }: Facts) => {
  const [t, countries, locale] = [useProfileWords(), useCountries(), useLocale()];
  const places = usePlacesQuery({ query: { lang: locale } });
  const regions = regionsOf(places.data);
  const helpOf = (name: Name): string | undefined => {
    if (documentsVerified && (name === 'firstName' || name === 'lastName')) return t('you.help.nameVerified');
    if (documentsVerified && name === 'amaNumber') return t('you.help.amaVerified');
    const helped = HELPED.find((text) => text === name);
    return helped && t(`you.help.${helped}`);
  };
  const choicesOf = (name: Name) => {
    if (name === 'sex') return SEXES.map((value) => ({ value, label: t(`you.sex.${value}`) }));
    if (name === 'raceStyle') return STYLES.map((value) => ({ value, label: t(`you.raceStyle.${value}`) }));
    return countries.all;
  };
  const fields = FIELDS.flatMap((field): FormField<keyof RiderValues>[] => {
    const help = helpOf(field.name);
    const said = {
      label: t(`you.fields.${field.name}`),
      ...(help ? { help } : {}),
      ...(isFirst(field.name) ? { heading: t(`you.groups.${GROUPS[field.name]}`) } : {}),
    };
    if (field.kind === 'region') return [{ ...field, ...said, country: 'country', regions }];
    if (field.kind === 'select')
      return [
        {
          ...field,
          ...said,
          options: choicesOf(field.name),
          none: t(field.name === 'country' ? 'you.noCountry' : 'you.none'),
        },
      ];
    return [{ ...field, ...said }];
  });
  return { fields, places };
};
