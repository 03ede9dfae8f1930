import type { en } from './head-en.js';

export const fr: typeof en = {
  home: 'Accueil',
  canceled: 'Annulé. ',
  event: 'Ce que paie chaque classe, position par position, et les résultats.',
};
