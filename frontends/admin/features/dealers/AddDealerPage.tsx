import { useDispatch } from 'react-redux';
import { addDealer, type Locale } from '@rrr/contract';
import { useHost, useLanguageName, useLocale, usePath } from '@rrr/kit/base';
import { type FormField, FormPage, type StoredRecord, useLeadOn } from '@rrr/kit/desk';
import { blank, DEALER } from '@rrr/records';
import { LOCALES } from '@rrr/records/languages';
import { api } from '../../api.js';
import { useDealerFields, type DealerValues } from './dealer-form.js';
import { INVITED } from './InviteForm.js';
import { useDealerWords } from './words/use-words.js';

/** The names that the contract gives the fields of the first login: refusals stand at them. */
type Login = Record<'login.name' | 'login.email' | 'login.locale', string>;
type Values = DealerValues & Login;

const EMPTY: DealerValues = { ...blank(DEALER), country: 'US' };

export const AddDealerPage = () => {
  const languageName = useLanguageName();
  const { http } = useHost();
  const [t, path, locale, dispatch, leadOn] = [useDealerWords(), usePath(), useLocale(), useDispatch(), useLeadOn()];
  const stored: StoredRecord<Values> = {
    values: { ...EMPTY, 'login.name': '', 'login.email': '', 'login.locale': locale },
    version: 0,
  };
  const fields: readonly FormField<keyof Values & string>[] = [
    ...useDealerFields(),
    { ...INVITED[0], name: 'login.name', label: t('form.fields.loginName') },
    { ...INVITED[1], name: 'login.email', label: t('form.fields.loginEmail'), help: t('form.help.loginEmail') },
    {
      name: 'login.locale',
      kind: 'select',
      label: t('form.fields.loginLocale'),
      required: true,
      options: LOCALES.map((value) => ({ value, label: languageName(value) })),
    },
  ];
  return (
    <FormPage<Values>
      title={t('form.addTitle')}
      lead={t('form.addLead')}
      back={{ to: path('/dealers'), label: t('back') }}
      wide
      fields={fields}
      stored={stored}
      onRetry={() => undefined}
      reload={() => Promise.resolve(stored)}
      save={async (_change, _version, whole) => {
        const { 'login.name': name, 'login.email': email, 'login.locale': language, ...body } = whole;
        const { dealer } = await http.call(addDealer, {
          params: { role: 'admin' },
          body: { ...body, login: { name, email, locale: language as Locale } },
        });
        leadOn.next(path(`/dealer/${dealer._id}?tab=logins`));
        return { values: whole, version: dealer.version };
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['dealer']));
        leadOn.go();
      }}
      saved={t('form.added')}
      submit={t('form.submit')}
    />
  );
};
