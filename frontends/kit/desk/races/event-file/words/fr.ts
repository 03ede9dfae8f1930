import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Envoyer les résultats de toutes les classes',
  steps: { file: 'Fichier', columns: 'Colonnes', check: 'Vérifier', done: 'Enregistré' },
  layout: 'Disposition du fichier',
  layouts: {
    column: 'Un seul tableau avec une colonne pour la classe',
    headings: 'Un titre au-dessus des lignes de chaque classe',
  },
  file: 'Fichier de résultats',
  help: 'Les résultats de plusieurs classes dans un seul fichier. Les classes absentes du fichier restent telles quelles.',
  classes_one: '{{count}} classe dans le fichier',
  classes_other: '{{count}} classes dans le fichier',
  classesLead: 'Vérifiez à quelle classe de l’événement chacune correspond.',
  classOf: 'Classe pour {{name}}',
  whichClass: 'Quelle classe de l’événement est «\u00a0{{name}}\u00a0»?',
  choose: 'Choisissez une classe',
  leaveOut: 'Ne pas lire ces lignes',
  rows_one: '{{count}} ligne',
  rows_other: '{{count}} lignes',
  untouched: 'Absentes du fichier, restent telles quelles',
  inClass_one: '{{name}} · {{count}} résultat ne rapporte rien',
  inClass_other: '{{name}} · {{count}} résultats ne rapportent rien',
  pays: 'Ces classes paient',
  done_one: '{{count}} résultat est enregistré.',
  done_other: '{{count}} résultats sont enregistrés.',
};
