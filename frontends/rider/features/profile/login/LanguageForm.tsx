import { setAccountLocale, type Locale } from '@rrr/contract';
import { ActProblem, SelectField, useHost, useLanguageName } from '@rrr/kit/base';
import { isLocale, LOCALES } from '@rrr/records/languages';
import { useState } from 'react';
import { Fold } from '../../../Fold.js';
import { useShortForm } from '../../../use-short-form.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';

/** The language of e-mails; the page has its own link for the language it is read in. */
export const LanguageForm = () => {
  const { http, session } = useHost();
  const [t, languageName] = [useProfileWords(), useLanguageName()];
  const [locale, setLocale] = useState<Locale>(session.account.locale);
  const { act, key, sending, onSubmit } = useShortForm({
    names: ['locale'],
    faults: () => ({}),
    send: () => http.call(setAccountLocale, { body: { locale } }),
    notice: t('language.done'),
  });
  return (
    <Fold title={t('language.title')} name={FOLD}>
      <form key={key} className="rider-form" noValidate onSubmit={onSubmit}>
        <SelectField
          name="locale"
          label={t('language.label')}
          choices={LOCALES.map((value) => ({ value, label: languageName(value) }))}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
        />
        <ActProblem act={act} />
        <div className="rider-form-bar">
          <button className="button" aria-busy={sending}>
            {t(sending ? 'sending' : 'language.submit')}
          </button>
        </div>
      </form>
    </Fold>
  );
};
