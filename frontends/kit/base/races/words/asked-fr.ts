import type { SameWords } from '../../words/messages.js';
import type { en } from './asked-en.js';

export const fr: SameWords<typeof en> = {
  missing: 'Il manque des résultats de cet événement.',
  ask: 'Demander les résultats',
  told: 'Le promoteur voit combien de pilotes les ont demandés, mais pas qui.',
  youAsked: 'Vous avez demandé les résultats le {{date}}.',
  riders_one: '{{count}} pilote les a demandés.',
  riders_other: '{{count}} pilotes les ont demandés.',
  asked_one: '{{count}} pilote a demandé les résultats',
  asked_other: '{{count}} pilotes ont demandé les résultats',
};
