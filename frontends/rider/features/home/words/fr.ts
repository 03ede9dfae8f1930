import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Tableau de bord',
  ama: 'AMA {{number}}',
  credit: {
    title: 'Crédit à échanger',
    none: 'Votre première récompense pour une position primée apparaîtra ici.',
    expires: '{{amount}} expire le {{date}}',
    never: 'Rien n’expire bientôt',
    code: 'Afficher mon code',
    dealers: 'Trouver un concessionnaire',
    setPin: 'Choisir un NIP',
    noPin: 'Il vous en faut un pour échanger votre crédit.',
  },
  cash: {
    owed: 'Argent à vous verser',
    requested: 'Argent demandé',
    none: 'Rien à verser. L’argent que vous gagnez apparaîtra ici.',
    paidBy: 'Versé au plus tard le {{date}}',
    alsoRequested: '{{amount}} demandés, versés au plus tard le {{date}}',
    cashOut: 'Demander le paiement',
  },
  runway: {
    title: 'Quand votre crédit expire',
    all: 'Voir chaque récompense',
    month: '{{month}}\u00a0: {{amount}}',
  },
  season: {
    title: 'Saison {{year}}',
    sum_one: '{{count}} résultat, {{sum}} gagnés',
    sum_other: '{{count}} résultats, {{sum}} gagnés',
    nothing_one: '{{count}} résultat, aucun gain',
    nothing_other: '{{count}} résultats, aucun gain',
    states: {
      paid: 'Versé ou crédité',
      due: 'À verser ou demandé',
      checked: 'En vérification',
      nothing: 'Sans gain',
      awaited: 'Résultats attendus',
    },
    showTable: 'Voir le tableau',
    hideTable: 'Masquer le tableau',
    columns: { date: 'Date', event: 'Événement', place: 'Position', earned: 'Gagné', state: 'Statut' },
  },
  results: {
    title: 'Derniers résultats',
    all: 'Tous les résultats',
    none: 'Aucun résultat pour l’instant. Ils apparaîtront ici quand un promoteur enverra les résultats de votre course.',
    claim: 'Réclamer un résultat manquant',
  },
  events: {
    title: 'Prochains événements',
    all: 'Tous les événements',
    none: 'Aucun événement n’est encore annoncé.',
    posted: 'bourse affichée',
  },
};
