import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Une modification attend une approbation',
  since:
    'Demandée par {{name}} le {{when}}. Tant qu’un administrateur n’a pas décidé, les résultats sont évalués selon la bourse et les dates approuvées. La demande expire le {{until}}.',
  because: 'Raison\u00a0: {{reason}}',
  changes: 'Ce qui changerait',
  dates: 'Dates',
  noDate: 'Pas encore de date',
  posted: 'Bourse affichée',
  now: 'Maintenant',
  asked: 'Demandé',
  none: 'Absente',
  removed: 'Retirée',
  kinds: { dealerCredit: 'crédit concessionnaire', cash: 'paiement en argent', noPayout: 'aucun paiement' },
  seasonSteps: 'selon sa taille, comme le prévoit la saison',
  paysNothing: 'ne rapporte rien',
  entrants_one: '{{count}} partant',
  entrants_other: '{{count}} partants',
  allSame: 'Les classes et les montants restent tels quels.',
  same_one: '{{count}} autre classe reste telle quelle.',
  same_other: '{{count}} autres classes restent telles quelles.',
  more: '{{amount}} de plus',
  less: '{{amount}} de moins',
};
