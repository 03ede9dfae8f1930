import type { RiderDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { regionsOf, type FormField, type StoredRecord, useRecordFields } from '@rrr/kit/desk';
import { RIDER, type ValuesOf, valuesOf } from '@rrr/records';
import { usePlaces } from '../../../places.api.js';
import { useProgramQuery } from '../../../program.api.js';
import { useEditWords } from './words/use-words.js';

/** The public pages name nobody without their own word. */
const { showName: _, ...SAID } = RIDER;
const TAXES = ['us-person', 'non-resident-alien'] as const;

/** What the form holds. */
export type RiderValues = ValuesOf<typeof SAID> & {
  professional: boolean;
  taxStatus: (typeof TAXES)[number] | null;
};

/** The record as the form holds it; undefined for those who may not see it. */
export const storedRider = (rider: RiderDetail): StoredRecord<RiderValues> | undefined => {
  const { personal, record, version } = rider;
  if (!personal || !record || version === null) return undefined;
  const values = {
    ...valuesOf(SAID, { ...personal, ...rider }),
    professional: personal.professional,
    taxStatus: record.taxStatus,
  };
  return { values, version };
};

export const useRiderForm = (rider: RiderDetail | undefined) => {
  const [words, formats] = [useEditWords(), useFormats()];
  const places = usePlaces();
  const program = useProgramQuery().data?.program;
  const verified = rider?.record?.documents.some(({ status }) => status === 'verified') ?? false;
  const name = verified ? words('help.nameVerified') : '';
  const said = useRecordFields(SAID, {
    help: { firstName: name, lastName: name, amaNumber: name, addressLine1: words('help.addressLine1') },
    regions: regionsOf(places.data),
    noCountry: words('noCountry'),
    none: words('none'),
    called: { bio: words('bio') },
  });
  const decided: readonly FormField<keyof RiderValues>[] = [
    { name: 'professional', kind: 'checkbox', label: words('professional') },
    {
      name: 'taxStatus',
      kind: 'select',
      label: words('taxStatus'),
      ...(program
        ? { help: words('help.taxStatus', { percent: formats.percent(program.withholdingPercent / 100) }) }
        : {}),
      options: TAXES.map((value) => ({ value, label: words(`taxes.${value}`) })),
      none: words('unknown'),
    },
  ];
  const fields = said.flatMap((field) => (field.name === 'amaNumber' ? [field, ...decided] : [field]));
  return { fields, places };
};
