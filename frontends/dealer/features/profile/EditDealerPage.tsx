import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { editDealer, type Dealer } from '@rrr/contract';
import { useHost, useLocale, usePath } from '@rrr/kit/base';
import { DeskFrame, FormPage, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';

/** name, kind, what a browser may fill in, and the limits of the contract; name, number and country are for admins */
export const FIELDS = [
  { name: 'phone', kind: 'phone', autoComplete: 'tel', limit: 40 },
  { name: 'email', kind: 'email', autoComplete: 'email', limit: 254 },
  { name: 'websiteUrl', kind: 'url', autoComplete: 'url', limit: 255 },
  { name: 'addressLine1', kind: 'text', autoComplete: 'address-line1', limit: 120 },
  { name: 'addressLine2', kind: 'text', autoComplete: 'address-line2', limit: 120 },
  { name: 'city', kind: 'text', autoComplete: 'address-level2', limit: 100 },
  { name: 'state', kind: 'text', autoComplete: 'address-level1', limit: 50 },
  { name: 'zipcode', kind: 'text', autoComplete: 'postal-code', limit: 12 },
  { name: 'bio', kind: 'textarea', limit: 2000 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Values = Pick<Dealer, Name>;
const HELPED = ['email', 'websiteUrl', 'zipcode', 'bio'] as const;

const recordOf = (it: Dealer): StoredRecord<Values> => ({
  values: Object.fromEntries(FIELDS.map(({ name }) => [name, it[name]])) as Values,
  version: it.version,
});

const useFields = (): readonly FormField<Name>[] => {
  const words = useWords();
  return FIELDS.map((field) => {
    const helped = HELPED.find((it) => it === field.name);
    return {
      ...field,
      label: words(`profile.editing.fields.${field.name}`),
      ...(helped ? { help: words(`profile.editing.help.${helped}`) } : {}),
    };
  });
};

/** Where the dealer is and how riders reach it. */
export const EditDealerPage = () => {
  const { http, session } = useHost();
  const [words, path, locale, dispatch, fields] = [useWords(), usePath(), useLocale(), useDispatch(), useFields()];
  const params = { role: 'dealer', dealerId: session.user._id } as const;
  const { data, error, refetch } = useOwnDealer();
  const stored = useMemo(() => data && recordOf(data.dealer), [data]);
  return (
    <DeskFrame large>
      <FormPage
        title={words('profile.editing.title')}
        lead={words('profile.editing.lead')}
        back={{ to: path('/profile'), label: words('profile.back') }}
        fields={fields}
        stored={stored}
        error={error}
        onRetry={() => void refetch()}
        reload={async () => recordOf((await refetch().unwrap()).dealer)}
        save={async (change, version) =>
          recordOf((await http.call(editDealer, { params, body: { ...change, version } })).dealer)
        }
        refresh={() => dispatch(api.util.invalidateTags(['dealer']))}
        saved={words('profile.editing.saved')}
        submit={words('profile.editing.save')}
      >
        <p className="desk-muted">
          {words('profile.editing.fixed')}{' '}
          <a href={`${locale === 'fr' ? '/fr' : ''}/about/contact`}>{words('profile.editing.contact')}</a>.
        </p>
      </FormPage>
    </DeskFrame>
  );
};
