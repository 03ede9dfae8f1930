import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { editPromoter, type Promoter } from '@rrr/contract';
import { useCountries, useHost } from '@rrr/kit/base';
import { AccountSection, DeskFrame, FormPage, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { api, usePromoterQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

const FIELDS = [
  ['name', 'text', 'organization'],
  ['contactName', 'text', 'name'],
  ['email', 'email', 'email'],
  ['phone', 'phone', 'tel'],
  ['websiteUrl', 'url', 'url'],
  ['addressLine1', 'text', 'address-line1'],
  ['addressLine2', 'text', 'address-line2'],
  ['city', 'text', 'address-level2'],
  ['state', 'text', 'address-level1'],
  ['zipcode', 'text', 'postal-code'],
  ['country', 'select', 'country'],
  ['bio', 'textarea', 'off'],
] as const;
type Name = (typeof FIELDS)[number][0];
type Values = Pick<Promoter, Name>;
const HELPED = ['email', 'websiteUrl', 'bio'] as const;

const recordOf = (it: Promoter): StoredRecord<Values> => ({
  values: Object.fromEntries(FIELDS.map(([name]) => [name, it[name]])) as Values,
  version: it.version,
});

const useFields = (): readonly FormField<Name>[] => {
  const [words, countries] = [useWords(), useCountries()];
  return FIELDS.map(([name, kind, autoComplete]) => {
    const helped = HELPED.find((it) => it === name);
    const common = {
      name,
      label: words(`profile.fields.${name}`),
      autoComplete,
      ...(helped ? { help: words(`profile.help.${helped}`) } : {}),
    };
    return kind === 'select'
      ? { ...common, kind, options: countries.all, none: words('profile.noCountry') }
      : { ...common, kind };
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
    <DeskFrame>
      <FormPage
        title={words('profile.title')}
        lead={words('profile.lead')}
        heading={words('profile.heading')}
        fields={fields}
        schema={editPromoter.body}
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
      >
        <AccountSection />
      </FormPage>
    </DeskFrame>
  );
};
