import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Résultats sans pilote',
  lead: 'Concurrents qui ne correspondent à aucun pilote inscrit. Ouvrez un résultat pour voir qui est possible, et pourquoi.',
  query: 'Le nom commence par',
  name: 'Concurrent',
  from: 'Ville',
  event: 'Événement',
  date: 'Date',
  said: 'Dans les résultats',
  ama: 'AMA {{number}}',
  empty: 'Chaque concurrent a son pilote.',
};
