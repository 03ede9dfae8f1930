import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@rrr/records/languages';
import { useShell } from '../app/shell-context.js';
import { offeredLanguage } from './language-choice.js';

/** Where the other language may be offered; loaded only then. */
export const LanguageOfferPlace = () => {
  const { locale } = useShell();
  const offered = offeredLanguage(locale);
  const [Offer, setOffer] = useState<ComponentType<{ offered: Locale }>>();
  useEffect(() => {
    if (offered)
      import('./LanguageOffer.js').then(
        (loaded) => setOffer(() => loaded.LanguageOffer),
        () => undefined,
      );
  }, [offered]);
  return Offer && offered ? <Offer offered={offered} /> : null;
};
