import { setAccountLocale, type Locale } from '@rrr/contract';
import { ActProblem, SelectField, useHost } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useState } from 'react';
import { useShortForm } from '../../../use-short-form.js';
import { useProfileWords } from '../words/use-words.js';

/** The language of e-mails; the page has its own link for the language it is read in. */
export const LanguageForm = () => {
  const { http, session } = useHost();
  const t = useProfileWords();
  const [locale, setLocale] = useState<Locale>(session.account.locale);
  const { act, key, sending, onSubmit } = useShortForm({
    names: ['locale'],
    faults: () => ({}),
    send: () => http.call(setAccountLocale, { body: { locale } }),
    notice: t('language.done'),
  });
  return (
    <Section title={t('language.title')}>
      <form key={key} className="rider-form" noValidate onSubmit={onSubmit}>
        <SelectField
          name="locale"
          label={t('language.label')}
          choices={(['en', 'fr'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          value={locale}
          onChange={({ target }) => setLocale(target.value === 'fr' ? 'fr' : 'en')}
        />
        <ActProblem act={act} />
        <div className="rider-form-bar">
          <button className="button" aria-busy={sending}>
            {t(sending ? 'sending' : 'language.submit')}
          </button>
        </div>
      </form>
    </Section>
  );
};
