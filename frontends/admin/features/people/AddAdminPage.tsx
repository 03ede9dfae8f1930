import { useDispatch } from 'react-redux';
import { addAdmin, type Locale } from '@rrr/contract';
import { useHost, useLanguageName, useLocale, usePath } from '@rrr/kit/base';
import { type FormField, FormPage, type StoredRecord, useLeadOn } from '@rrr/kit/desk';
import { LOCALES } from '@rrr/records/languages';
import { api } from '../../api.js';
import { usePeopleWords } from './words/use-words.js';

/** name, kind and the limits of the contract */
export const FIELDS = [
  { name: 'firstName', kind: 'text', required: true, limit: 60 },
  { name: 'lastName', kind: 'text', required: true, limit: 60 },
  { name: 'email', kind: 'email', required: true, limit: 254 },
  { name: 'phone', kind: 'phone', limit: 40 },
] as const;

interface Values extends Record<string, string | null> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  locale: string;
}

export const AddAdminPage = () => {
  const languageName = useLanguageName();
  const { http } = useHost();
  const [t, path, locale, dispatch, leadOn] = [usePeopleWords(), usePath(), useLocale(), useDispatch(), useLeadOn()];
  const stored: StoredRecord<Values> = {
    values: { firstName: '', lastName: '', email: '', phone: null, locale },
    version: 0,
  };
  const fields: readonly FormField[] = [
    ...FIELDS.map((field) => ({ ...field, label: t(`fields.${field.name}`) })),
    {
      name: 'locale',
      kind: 'select',
      label: t('fields.locale'),
      required: true,
      options: LOCALES.map((value) => ({ value, label: languageName(value) })),
    },
  ];
  return (
    <FormPage<Values>
      title={t('add')}
      lead={t('addLead')}
      back={{ to: path('/administrators'), label: t('title') }}
      fields={fields}
      stored={stored}
      onRetry={() => undefined}
      reload={() => Promise.resolve(stored)}
      save={async (_change, _version, whole) => {
        await http.call(addAdmin, { body: { ...whole, locale: whole.locale as Locale } });
        leadOn.next(path('/administrators'));
        return { values: whole, version: 1 };
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['admin']));
        leadOn.go();
      }}
      saved={t('added')}
      submit={t('submit')}
    />
  );
};
