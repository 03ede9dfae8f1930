import { useState } from 'react';
import { languageNameIn, makeTranslate, type Translate } from '@rrr/kit/base';
import { alwaysInEachLanguage, type Locale } from '@rrr/records/languages';
import { useShell } from '../app/shell-context.js';
import { keepLanguageChoice } from './language-choice.js';
import { useLanguageChanges } from './use-language-changes.js';
import { en } from './words/offer-en.js';
import './language-offer.css';

/** In the language that is offered: its reader need not know the one of the page. */
const OFFERS = alwaysInEachLanguage(en);

/** Offers the language of the reader's browser, once: whoever answers is not asked again on this device. */
export const LanguageOffer = ({ offered }: { offered: Locale }) => {
  const [{ locale }, changes] = [useShell(), useLanguageChanges()];
  const [answered, setAnswered] = useState(false);
  const t = makeTranslate(OFFERS, offered) as Translate<typeof en>;
  const to = changes.find(({ other }) => other === offered);
  if (answered || !to) return null;
  const stay = () => {
    keepLanguageChoice();
    setAnswered(true);
  };
  return (
    <section className="language-offer" lang={offered} aria-label={t('label')}>
      <p>{t('text')}</p>
      <a className="button" href={to.href} hrefLang={offered} onClick={to.change}>
        {t('go')}
      </a>
      <button type="button" className="button quiet" onClick={stay}>
        {t('no', { language: languageNameIn(locale, offered) })}
      </button>
    </section>
  );
};
