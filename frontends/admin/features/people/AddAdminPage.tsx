import { useDispatch } from 'react-redux';
import { addAdmin } from '@rrr/contract';
import { useHost, useLanguageName, useLocale, usePath } from '@rrr/kit/base';
import { type FormField, FormPage, useLeadOn, useRecordFields } from '@rrr/kit/desk';
import { ADMIN, blank } from '@rrr/records';
import { LOCALES } from '@rrr/records/languages';
import { api } from '../../api.js';
import { usePeopleWords } from './words/use-words.js';

export const AddAdminPage = () => {
  const languageName = useLanguageName();
  const { http } = useHost();
  const [t, path, locale, dispatch, leadOn] = [usePeopleWords(), usePath(), useLocale(), useDispatch(), useLeadOn()];
  const stored = { values: { ...blank(ADMIN), locale }, version: 0 };
  const fields: readonly FormField<keyof typeof stored.values>[] = [
    ...useRecordFields(ADMIN, {}),
    {
      name: 'locale',
      kind: 'select',
      label: t('locale'),
      required: true,
      options: LOCALES.map((value) => ({ value, label: languageName(value) })),
    },
  ];
  return (
    <FormPage
      title={t('add')}
      lead={t('addLead')}
      back={{ to: path('/administrators'), label: t('title') }}
      fields={fields}
      stored={stored}
      onRetry={() => undefined}
      reload={() => Promise.resolve(stored)}
      save={async (_change, _version, whole) => {
        await http.call(addAdmin, { body: whole });
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
