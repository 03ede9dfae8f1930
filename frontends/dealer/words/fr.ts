import type { SameWords } from '@rrr/kit/base';
import { list } from '../features/redemptions/words/fr.js';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  nav: { home: 'Accueil', redemptions: 'Tous les échanges' },
  find: {
    title: 'Trouver un pilote',
    lead: 'Cherchez par nom, numéro AMA ou moto, ou saisissez le code d’un reçu.',
    ama: 'AMA {{number}}',
  },
  undo: {
    action: 'Annuler',
    of: 'Annuler l’échange {{code}}',
    daysLeft_one: 'il reste {{count}} jour',
    daysLeft_other: 'il reste {{count}} jours',
    hoursLeft_one: 'il reste {{count}} heure',
    hoursLeft_other: 'il reste {{count}} heures',
  },
  list,
  more: { statement: 'Relevé mensuel', riders: 'Tous les pilotes', sheet: 'Aide-mémoire', profile: 'Profil' },
};
