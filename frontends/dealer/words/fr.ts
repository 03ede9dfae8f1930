import type { SameWords } from '@rrr/kit/base';
import { list } from '../features/redemptions/words/fr.js';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  nav: { home: 'Accueil', redemptions: 'Tous les échanges' },
  find: {
    title: 'Trouver un pilote',
    lead: 'Cherchez par nom, numéro AMA ou moto, ou saisissez le code d’un reçu.',
    field: 'Nom, numéro AMA, moto ou code',
    redemption: 'Reçu {{code}}',
    byCode: 'Trouver le pilote qui montre le code {{code}}',
    byCodeHelp: 'Il sert une seule fois, dans la minute où le pilote le montre.',
    results: 'Pilotes trouvés',
    hint: 'Saisissez au moins deux lettres.',
    none: 'Aucun pilote ne correspond à « {{query}} ».',
    noneHelp: 'Vérifiez l’orthographe ou demandez le numéro AMA.',
    ama: 'AMA {{number}}',
    last: 'Derniers échanges',
    noneYet: 'Aucun échange pour l’instant.',
    all: 'Tout voir',
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
