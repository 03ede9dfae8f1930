import { useEffect, useState, type ComponentType } from 'react';
import { useShell } from '../app/shell-context.js';
import { offersOther } from './language-choice.js';

/** Where the other language may be offered; loaded only then. */
export const LanguageOfferPlace = () => {
  const { locale } = useShell();
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (offersOther(locale))
      import('./LanguageOffer.js').then(
        (it) => setOffer(() => it.LanguageOffer),
        () => undefined,
      );
  }, [locale]);
  return Offer ? <Offer /> : null;
};
