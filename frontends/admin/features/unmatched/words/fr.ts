import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Résultats non associés',
  lead: 'Tous les partants sans pilote inscrit. Ceux à une place payée de courses récentes sont dans «\u00a0À décider\u00a0».',
  query: 'Le nom commence par',
  name: 'Partant',
  from: 'Ville',
  event: 'Événement',
  date: 'Date',
  said: 'Dans les résultats',
  ama: 'AMA {{number}}',
  state: 'Statut',
  empty: 'Chaque partant est associé à son pilote.',
};
