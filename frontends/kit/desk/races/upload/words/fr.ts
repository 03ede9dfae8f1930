import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  back: 'Retour à la série',
  steps: { file: 'Fichier', check: 'Vérifier', done: 'Ajouté' },
  file: 'Fichier d’événements',
  help: 'Une ligne par événement, avec au moins un titre et une date. Plusieurs jours dans une même cellule, comme Jun 5-6, 2027, sont lus aussi. Nous lisons aussi le dernier jour, le lieu, la ville, la province ou l’État, le pays et le type de course. Un événement déjà présent reste tel quel.',
  dates: {
    title: 'Quel jour est le {{sample}}?',
    lead: 'Toutes les dates en chiffres sont alors lues ainsi.',
    dayFirst: 'Jour d’abord\u00a0: {{date}}',
    monthFirst: 'Mois d’abord\u00a0: {{date}}',
    none: 'aucune date',
  },
  rows: 'Événements du fichier',
  event: 'Événement',
  when: 'Date',
  where: 'Lieu',
  type: 'Type de course',
  change: 'Statut',
  changes: { new: 'Nouveau', same: 'Déjà présent' },
  nothing: 'Aucun changement. Tous ces événements s’y trouvent déjà.',
  adds: 'Nouveaux événements',
  confirm_one: 'Ajouter {{count}} événement',
  confirm_other: 'Ajouter {{count}} événements',
  storing: 'Ajout des événements',
  stored_one: '{{count}} événement est ajouté.',
  stored_other: '{{count}} événements sont ajoutés.',
  view: 'Voir la série',
};
