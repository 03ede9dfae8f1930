import { useDispatch } from 'react-redux';
import { inviteDealerLogin, type Locale } from '@rrr/contract';
import { useHost, useLanguageName, useLocale } from '@rrr/kit/base';
import { FormBody, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { LOCALES } from '@rrr/records/languages';
import { api } from '../../api.js';
import { useDealerWords } from './words/use-words.js';

type Values = Record<'name' | 'email' | 'locale', string>;

/** name, kind and the limits of the contract */
export const INVITED = [
  { name: 'name', kind: 'text', required: true, limit: 120 },
  { name: 'email', kind: 'email', required: true, limit: 254 },
] as const;

/** Invites one person; the fields are empty again for the next once the invitation is on its way. */
export const InviteForm = ({ dealerId }: { dealerId: string }) => {
  const languageName = useLanguageName();
  const { http } = useHost();
  const [t, locale, dispatch] = [useDealerWords(), useLocale(), useDispatch()];
  const stored: StoredRecord<Values> = { values: { name: '', email: '', locale }, version: 0 };
  const fields: readonly FormField<keyof Values>[] = [
    { ...INVITED[0], label: t('logins.inviteName') },
    { ...INVITED[1], label: t('logins.inviteEmail') },
    {
      name: 'locale',
      kind: 'select',
      label: t('logins.inviteLocale'),
      required: true,
      options: LOCALES.map((value) => ({ value, label: languageName(value) })),
    },
  ];
  return (
    <FormBody<Values>
      fields={fields}
      stored={stored}
      reload={() => Promise.resolve(stored)}
      save={async (_change, _version, whole) => {
        await http.call(inviteDealerLogin, {
          params: { role: 'admin', dealerId },
          body: { ...whole, locale: whole.locale as Locale },
        });
        // what is stored is the next one's empty form
        return stored;
      }}
      refresh={() => dispatch(api.util.invalidateTags(['dealer']))}
      saved={t('logins.sent')}
      submit={t('logins.send')}
    />
  );
};
