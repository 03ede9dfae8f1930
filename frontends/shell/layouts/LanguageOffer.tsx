import { useState } from 'react';
import { keepLanguageChoice } from './language-choice.js';
import { useLanguageChange } from './use-language-change.js';
import './language-offer.css';

/** In the language that is offered: its reader need not know the one of the page. */
const OFFERS = {
  fr: { label: 'Langue', text: 'Ce site existe aussi en français.', go: 'Lire en français', no: 'Rester en anglais' },
  en: { label: 'Language', text: 'This site is also in English.', go: 'Read in English', no: 'Stay in French' },
} as const;

/** Offers the language of the reader's browser, once: whoever answers is not asked again on this device. */
export const LanguageOffer = () => {
  const { other, href, change } = useLanguageChange();
  const [answered, setAnswered] = useState(false);
  const offer = OFFERS[other];
  if (answered) return null;
  const stay = () => {
    keepLanguageChoice();
    setAnswered(true);
  };
  return (
    <section className="language-offer" lang={other} aria-label={offer.label}>
      <p>{offer.text}</p>
      <a className="button" href={href} hrefLang={other} onClick={change}>
        {offer.go}
      </a>
      <button type="button" className="button quiet" onClick={stay}>
        {offer.no}
      </button>
    </section>
  );
};
