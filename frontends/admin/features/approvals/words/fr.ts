import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Approbations',
  lead: 'Ce qu’une personne demande et qu’une autre décide\u00a0: qui, quand, pourquoi, et la suite donnée.',
  state: 'État',
  states: {
    waiting: 'En attente',
    approved: 'Approuvée',
    refused: 'Refusée',
    withdrawn: 'Retirée',
    expired: 'Expirée',
  },
  kind: 'Type',
  kinds: {
    purse: 'Bourse ou dates d’un événement',
    'one-race': 'Deux événements qui sont une course',
    adjustment: 'Rectification d’un solde',
    bonus: 'Prime d’une série',
    'cash-expiry': 'Expiration d’argent en retard',
    'overpaid-left': 'Versé en trop, laissé au pilote',
    invitation: 'Nouvel administrateur',
    'admin-active': 'Accès d’un administrateur',
    'factor-reset': 'Validation en deux étapes perdue',
    merge: 'Fusion d’un pilote',
  },
  about: 'Objet',
  change: 'Changement',
  posted: '{{before}} → {{after}}',
  into: 'Avec {{name}}',
  oneRace: { link: 'Une course avec {{name}}', unlink: 'Plus une course avec {{name}}' },
  effect: {
    invitation: 'Reçoit tous les droits d’un administrateur',
    'factor-reset': 'Pourra ouvrir une session avec le mot de passe seul',
  },
  active: { true: 'Réactivé', false: 'Désactivé' },
  asked: 'Demandé par',
  by: '{{name}}, {{when}}',
  decided: 'Décision',
  until: 'Expire le {{date}}',
  none: 'Personne n’a encore demandé d’approbation.',
};
