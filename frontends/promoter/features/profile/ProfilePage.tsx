import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { editPromoter, type Promoter } from '@rrr/contract';
import { useCountries, useHost } from '@rrr/kit/base';
import { AccountSection, FormPage, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { api, usePromoterQuery } from '../../api.js';
import { useRegions } from '../../places.api.js';
import { PasswordSection } from './PasswordSection.js';
import { PictureSection } from './PictureSection.js';
import { useWords } from '../../words/use-words.js';

/** name, kind, what a browser may fill in, and the limits of the contract */
export const FIELDS = [
  { name: 'name', kind: 'text', autoComplete: 'organization', required: true, limit: 120 },
  { name: 'contactName', kind: 'text', autoComplete: 'name', limit: 120 },
  { name: 'email', kind: 'email', autoComplete: 'email', required: true, limit: 254 },
  { name: 'phone', kind: 'phone', autoComplete: 'tel', limit: 40 },
  { name: 'websiteUrl', kind: 'url', autoComplete: 'url', limit: 255 },
  { name: 'addressLine1', kind: 'text', autoComplete: 'address-line1', limit: 120 },
  { name: 'addressLine2', kind: 'text', autoComplete: 'address-line2', limit: 120 },
  { name: 'country', kind: 'select', autoComplete: 'country' },
  { name: 'city', kind: 'text', autoComplete: 'address-level2', limit: 100 },
  { name: 'state', kind: 'region', autoComplete: 'address-level1', limit: 50 },
  { name: 'zipcode', kind: 'text', autoComplete: 'postal-code', limit: 12 },
  { name: 'bio', kind: 'textarea', limit: 2000 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Values = Pick<Promoter, Name>;
const HELPED = ['email', 'websiteUrl', 'bio'] as const;

const recordOf = (it: Promoter): StoredRecord<Values> => ({
  values: Object.fromEntries(FIELDS.map(({ name }) => [name, it[name]])) as Values,
  version: it.version,
});

const useFields = (): readonly FormField<Name>[] => {
  const [words, countries, regions] = [useWords(), useCountries(), useRegions()];
  return FIELDS.map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    const said = {
      label: words(`profile.fields.${field.name}`),
      ...(helped ? { help: words(`profile.help.${helped}`) } : {}),
    };
    if (field.kind === 'region') return { ...field, ...said, country: 'country', regions };
    return field.kind === 'select'
      ? { ...field, ...said, options: countries.all, none: words('profile.noCountry') }
      : { ...field, ...said };
  });
};

/** The promoter as riders and dealers find it; its own log-in stands above. */
export const ProfilePage = () => {
  const { http, session } = useHost();
  const [words, dispatch, fields] = [useWords(), useDispatch(), useFields()];
  const params = { role: 'promoter', id: session.user._id } as const;
  const { data, error, refetch } = usePromoterQuery({ params });
  const stored = useMemo(() => data && recordOf(data.promoter), [data]);
  return (
    <FormPage
      title={words('profile.title')}
      lead={words('profile.lead')}
      heading={words('profile.heading')}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => recordOf((await refetch().unwrap()).promoter)}
      save={async (change, version) =>
        recordOf((await http.call(editPromoter, { params, body: { ...change, version } })).promoter)
      }
      refresh={() => dispatch(api.util.invalidateTags(['promoter']))}
      saved={words('profile.saved')}
      submit={words('profile.save')}
      after={<PasswordSection />}
    >
      <AccountSection />
      <PictureSection />
    </FormPage>
  );
};
