import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Résultats',
  add: 'Ajouter un résultat',
  none: 'Cet événement n’a pas encore de résultats.',
  rider: 'Pilote',
  inClass: 'Classe',
  from: 'Ville',
  matched: 'Associé à',
  noRider: 'Non associé',
  earns: 'Rapporte',
  nothing: 'Rien',
  checking: 'En vérification',
  filters: { class: 'Classe', unmatched: 'Pilote', yes: 'Non associé' },
  table: 'Modifier en tableau',
  removeAll: 'Retirer tous les résultats',
  removeClass: 'Retirer les résultats de {{name}}',
  removeTitle: 'Retirer {{what}}?',
  allResults: 'tous les résultats de cet événement',
  resultsOf: 'les résultats de {{name}}',
  removeLead:
    'Leurs classes attendent alors de nouveau des résultats. Les récompenses sont reprises, sauf ce que les pilotes ont déjà échangé ou reçu.',
  removes_one: '{{count}} résultat est retiré.',
  removes_other: '{{count}} résultats sont retirés.',
  confirm: 'Retirer les résultats',
  removed: 'Les résultats sont retirés.',
  removeChosen_one: 'Retirer {{count}} résultat',
  removeChosen_other: 'Retirer {{count}} résultats',
  chosenTitle_one: 'Retirer {{count}} résultat?',
  chosenTitle_other: 'Retirer {{count}} résultats?',
  chosenLead: 'Ils ne rapportent rien\u00a0: aucune récompense ne change.',
  chosenEarned:
    'Ensemble, ils rapportent {{amount}}. Ce montant est repris, sauf ce que les pilotes ont déjà échangé ou reçu.',
  removedRow: 'Retiré',
  keep: 'Revenir',
};
