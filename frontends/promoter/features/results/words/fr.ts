import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Résultats',
  back: 'Retour à l’événement',
  add: 'Ajouter un résultat',
  none: 'Cet événement n’a pas encore de résultats.',
  rider: 'Pilote',
  inClass: 'Classe',
  from: 'Ville',
  matched: 'Associé à',
  noRider: 'Sans pilote',
  earns: 'Rapporte',
  nothing: 'Rien',
  filters: { class: 'Classe', unmatched: 'Pilote', yes: 'Sans pilote' },
  removeAll: 'Retirer tous les résultats',
  removeClass: 'Retirer les résultats de {{name}}',
  removeTitle: 'Retirer {{what}}?',
  allResults: 'tous les résultats de cet événement',
  resultsOf: 'les résultats de {{name}}',
  removeLead:
    'Leurs classes attendent alors de nouveau des résultats. Les récompenses sont reprises, sauf ce que les pilotes ont déjà utilisé.',
  removes_one: '{{count}} résultat est retiré.',
  removes_other: '{{count}} résultats sont retirés.',
  confirm: 'Retirer les résultats',
  removed: 'Les résultats sont retirés.',
};
