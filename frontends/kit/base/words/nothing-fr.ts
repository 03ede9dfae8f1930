import type { en } from './nothing-en.js';

export const fr: typeof en = {
  home: 'Retour à l’accueil',
  fallback: 'Une erreur s’est produite, et la page d’erreur n’a pas pu s’afficher.',
};
