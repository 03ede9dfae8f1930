import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Événements',
  list: 'Événements',
  add: 'Ajouter un événement',
  status: 'Statut',
  statuses: { current: 'Maintenus', canceled: 'Annulés' },
  query: 'Titre, lieu ou ville',
  country: 'Pays',
  region: 'État ou province',
  results: 'Résultats',
  filters: { upcoming: 'Pas encore courus', waiting: 'Résultats manquants', done: 'Tous les résultats reçus' },
  name: 'Événement',
  date: 'Date',
  series: 'Série',
  noSeries: 'Aucune série',
  promoter: 'Promoteur',
  noPromoter: 'Aucun promoteur',
  classes: 'Classes',
  purse: 'Bourse',
  notPaying: 'Non admissible',
  states: {
    none: 'Aucune classe pour l’instant',
    ahead: 'Pas encore couru',
    undated: 'Aucune date pour l’instant',
    done: 'Tous reçus',
    due: 'Attendus le {{date}}',
    late: 'En retard depuis le {{date}}',
    partly: 'Classes reçues\u00a0: {{received}} sur {{all}}',
  },
  empty: 'Aucun événement pour l’instant.',
};
