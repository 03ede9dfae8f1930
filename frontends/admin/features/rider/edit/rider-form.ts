import type { RiderDetail } from '@rrr/contract';
import { useCountries, useFormats } from '@rrr/kit/base';
import { regionsOf, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { usePlaces } from '../../../places.api.js';
import { useProgramQuery } from '../../../program.api.js';
import { useEditWords } from './words/use-words.js';

/** name, kind and the limits of the contract, in the order in which an administrator reads a record */
export const FIELDS = [
  { name: 'firstName', kind: 'text', required: true, limit: 60 },
  { name: 'lastName', kind: 'text', required: true, limit: 60 },
  { name: 'dateOfBirth', kind: 'date' },
  { name: 'sex', kind: 'select' },
  { name: 'phone1', kind: 'phone', limit: 40 },
  { name: 'amaNumber', kind: 'text', limit: 40 },
  { name: 'professional', kind: 'checkbox' },
  { name: 'taxStatus', kind: 'select' },
  { name: 'mainSport', kind: 'text', limit: 60 },
  { name: 'raceStyle', kind: 'select' },
  { name: 'hometown', kind: 'text', limit: 100 },
  { name: 'country', kind: 'select', required: true, limit: 2 },
  { name: 'addressLine1', kind: 'text', limit: 120 },
  { name: 'addressLine2', kind: 'text', limit: 120 },
  { name: 'city', kind: 'text', limit: 100 },
  { name: 'state', kind: 'region', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'bio', kind: 'textarea', limit: 2000 },
  { name: 'socialMedia', kind: 'text', limit: 500 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Personal = NonNullable<RiderDetail['personal']>;
type Kept = NonNullable<RiderDetail['record']>;

/** What the form holds. */
export type RiderValues = Pick<RiderDetail, 'hometown' | 'state' | 'country' | 'amaNumber'> &
  Pick<Personal, Exclude<Name, 'hometown' | 'state' | 'country' | 'amaNumber' | 'taxStatus'>> &
  Pick<Kept, 'taxStatus'>;

/** The record as the form holds it; undefined for those who may not see it. */
export const storedRider = (rider: RiderDetail): StoredRecord<RiderValues> | undefined => {
  const { personal, record, version } = rider;
  if (!personal || !record || version === null) return undefined;
  const all = { ...personal, ...rider, taxStatus: record.taxStatus };
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, all[name]])) as RiderValues;
  return { values, version };
};

const SEXES = ['male', 'female', 'non-binary'] as const;
const STYLES = ['motocross', 'offroad', 'road', 'flat'] as const;
const TAXES = ['us-person', 'non-resident-alien'] as const;

export const useRiderForm = (rider: RiderDetail | undefined) => {
  const [words, formats, countries] = [useEditWords(), useFormats(), useCountries()];
  const places = usePlaces();
  const program = useProgramQuery().data?.program;
  const regions = regionsOf(places.data);
  const verified = rider?.record?.documents.some(({ status }) => status === 'verified') ?? false;
  const helpOf = (name: Name): string | undefined => {
    if (name === 'firstName' || name === 'lastName' || name === 'amaNumber')
      return verified ? words('help.nameVerified') : undefined;
    if (name === 'addressLine1') return words('help.addressLine1');
    return name === 'taxStatus' && program
      ? words('help.taxStatus', { percent: formats.percent(program.withholdingPercent / 100) })
      : undefined;
  };
  const choicesOf = (name: Name) => {
    if (name === 'sex') return SEXES.map((value) => ({ value, label: words(`sexes.${value}`) }));
    if (name === 'raceStyle') return STYLES.map((value) => ({ value, label: words(`raceStyles.${value}`) }));
    if (name === 'taxStatus') return TAXES.map((value) => ({ value, label: words(`taxes.${value}`) }));
    return countries.all;
  };
  const fields = FIELDS.flatMap((field): FormField<keyof RiderValues>[] => {
    const help = helpOf(field.name);
    const said = { label: words(`fields.${field.name}`), ...(help ? { help } : {}) };
    if (field.kind === 'region') return [{ ...field, ...said, country: 'country', regions }];
    if (field.kind === 'select') {
      const none = words(field.name === 'country' ? 'noCountry' : field.name === 'taxStatus' ? 'unknown' : 'none');
      return [{ ...field, ...said, options: choicesOf(field.name), none }];
    }
    return [{ ...field, ...said }];
  });
  return { fields, places };
};
