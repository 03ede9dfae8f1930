import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Historique des importations',
  none: 'Aucun fichier n’a encore été importé pour cet événement.',
  noneAtAll: 'Aucun fichier n’a encore été importé.',
  file: 'Fichier',
  kind: 'Contenu',
  kinds: {
    'class-results': 'Résultats d’une classe',
    'event-results': 'Résultats de plusieurs classes',
    classes: 'Classes et bourses',
    events: 'Événements d’une série',
    'vin-patterns': 'Motifs de NIV',
  },
  target: 'Destination',
  toEvent: 'Voir l’événement',
  toSeries: 'Voir la série',
  toPatterns: 'Motifs de NIV',
  when: 'Date',
  by: 'Par',
  withToken: 'Avec le jeton d’API {{name}}',
  changes: 'Lignes',
  counts: {
    added_one: '{{count}} ajoutée',
    added_other: '{{count}} ajoutées',
    changed_one: '{{count}} modifiée',
    changed_other: '{{count}} modifiées',
    removed_one: '{{count}} retirée',
    removed_other: '{{count}} retirées',
    none: 'Aucune modifiée',
  },
  state: 'Statut',
  applied: 'En vigueur',
  undone: 'Annulée par {{name}}, {{date}}',
  actions: 'Actions',
  undo: 'Annuler',
  undoOf: 'Annuler {{file}}',
  undoTitle: 'Annuler {{file}}?',
  undoLead:
    'Tout ce que ce fichier a modifié revient à l’état précédent. C’est possible seulement si rien n’a changé depuis.',
  effect:
    'Lignes retirées\u00a0: {{removed}}. Lignes rétablies\u00a0: {{restored}}. Lignes remises\u00a0: {{changed}}.',
  confirm: 'Annuler cette importation',
  done: '{{file}} est annulé.',
};
