import type { RiderDetail } from '@rrr/contract';
import { useLocale } from '@rrr/kit/base';
import { type FormField, regionsOf, type StoredRecord, useRecordFields } from '@rrr/kit/desk';
import { RIDER, type ValuesOf, valuesOf } from '@rrr/records';
import { usePlacesQuery } from '../profile.api.js';
import { useProfileWords } from '../words/use-words.js';

/** Whether pages may name them is asked apart. */
const { showName: _, ...SAID } = RIDER;
type Name = keyof typeof SAID;
/** What the form holds. */
export type RiderValues = ValuesOf<typeof SAID>;

/** The record as the form holds it; null for those who may not see it. */
export const recordOf = (rider: RiderDetail): StoredRecord<RiderValues> | null => {
  const { personal, version } = rider;
  if (!personal || version === null) return null;
  return { values: valuesOf(SAID, { ...personal, ...rider }), version };
};

/** where a group of fields begins */
const GROUPS = { firstName: 'you', amaNumber: 'racing', country: 'address', bio: 'about' } as const;
const isFirst = (name: Name): name is keyof typeof GROUPS => Object.hasOwn(GROUPS, name);

interface Facts {
  /** a verified document stands on the name and the AMA number */
  documentsVerified: boolean;
}

export const useRiderFields = ({ documentsVerified }: Facts) => {
  const [t, locale] = [useProfileWords(), useLocale()];
  const places = usePlacesQuery({ query: { lang: locale } });
  const fields = useRecordFields(SAID, {
    help: {
      firstName: t(documentsVerified ? 'you.help.nameVerified' : 'you.help.firstName'),
      lastName: documentsVerified ? t('you.help.nameVerified') : '',
      amaNumber: t(documentsVerified ? 'you.help.amaVerified' : 'you.help.amaNumber'),
      phone1: t('you.help.phone1'),
      hometown: t('you.help.hometown'),
      addressLine1: t('you.help.addressLine1'),
      socialMedia: t('you.help.socialMedia'),
    },
    regions: regionsOf(places.data),
    noCountry: t('you.noCountry'),
    none: t('you.none'),
    own: true,
  }).map((field): FormField<Name> => ({
    ...field,
    ...(isFirst(field.name) ? { heading: t(`you.groups.${GROUPS[field.name]}`) } : {}),
  }));
  return { fields, places };
};
