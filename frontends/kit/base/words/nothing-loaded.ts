import type { Locale } from '@rrr/contract';

/** Texts for a page of which nothing could be loaded, so both languages are in the first file. */
export const NOTHING_LOADED: Readonly<Record<Locale, { readonly home: string; readonly fallback: string }>> = {
  en: { home: 'Go home', fallback: 'An error occurred, and the error page could not be shown.' },
  fr: { home: 'Retour à l’accueil', fallback: 'Une erreur s’est produite, et la page d’erreur n’a pas pu s’afficher.' },
};
