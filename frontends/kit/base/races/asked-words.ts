import { kitWordsHook } from '../language/use-words.js';
import type { SameWords } from '../language/words.js';

const en = {
  missing: 'Results of this event are missing.',
  ask: 'Ask for the results',
  told: 'The promoter sees how many riders asked, not who.',
  youAsked: 'You asked for the results on {{date}}.',
  riders_one: '{{count}} rider asked.',
  riders_other: '{{count}} riders asked.',
  asked_one: '{{count}} rider asked for the results',
  asked_other: '{{count}} riders asked for the results',
  punctual: 'Results of {{onTime}} of the last {{events}} events came within {{days}} days',
};
const fr: SameWords<typeof en> = {
  missing: 'Il manque des résultats de cet événement.',
  ask: 'Demander les résultats',
  told: 'Le promoteur voit combien de pilotes les ont demandés, mais pas qui.',
  youAsked: 'Vous avez demandé les résultats le {{date}}.',
  riders_one: '{{count}} pilote les a demandés.',
  riders_other: '{{count}} pilotes les ont demandés.',
  asked_one: '{{count}} pilote a demandé les résultats',
  asked_other: '{{count}} pilotes ont demandé les résultats',
  punctual: 'Résultats reçus en {{days}} jours au plus pour {{onTime}} des {{events}} derniers événements',
};

export const useAskedWords = kitWordsHook<typeof en>({ en, fr });
