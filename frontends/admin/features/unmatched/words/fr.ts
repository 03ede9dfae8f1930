import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Résultats non associés',
  lead: 'Partants qui ne correspondent à aucun pilote inscrit. Ouvrez un résultat pour voir les pilotes possibles, et pourquoi.',
  query: 'Le nom commence par',
  name: 'Partant',
  from: 'Ville',
  event: 'Événement',
  date: 'Date',
  said: 'Dans les résultats',
  ama: 'AMA {{number}}',
  empty: 'Chaque partant est associé à son pilote.',
};
