import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Série de paiements',
  of: 'Série de paiements de {{amount}}',
  back: 'Bureau des paiements',
  states: {
    waiting: 'À approuver',
    paying: 'En cours de paiement',
    done: 'Terminée',
    refused: 'Non approuvée',
    withdrawn: 'Retirée',
    expired: 'Périmée',
  },
  waiting: 'Rien n’est versé avant qu’une autre personne de l’administration l’approuve.',
  decide: 'Ouvrir la demande d’approbation',
  prepared: 'Préparée',
  approved: 'Approuvée',
  by: '{{when}} par {{name}}',
  dueBy: 'Échéance au plus tard',
  any: 'Toutes les dates',
  total: 'À verser',
  sent: 'Envoyé',
  sentOf_one: '{{amount}}, {{count}} demande',
  sentOf_other: '{{amount}}, {{count}} demandes',
  claims: 'Demandes de cette série',
  rider: 'Pilote',
  outcome: 'Résultat',
  net: 'Net',
  outcomes: { waiting: 'Pas encore versée', sent: 'Envoyée' },
  methods: { 'reward-link': 'Lien de paiement', 'debit-card': 'Carte de débit', cheque: 'Chèque' },
};
