import { kitWordsHook, type SameWords } from '@rrr/kit/base';

const en = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  loading: 'Loading the figures',
  noFigures: 'The figures did not load. Nothing was lost.',
  failed: 'The chart did not load. The table shows all its figures.',
  retry: 'Try again',
};
const fr: SameWords<typeof en> = {
  showTable: 'Afficher en tableau',
  hideTable: 'Masquer le tableau',
  loading: 'Chargement des chiffres',
  noFigures: 'Les chiffres ne se sont pas chargés. Rien n’a été perdu.',
  failed: 'Le graphique ne s’est pas chargé. Le tableau présente tous ses chiffres.',
  retry: 'Réessayer',
};

export const useWords = kitWordsHook<typeof en>({ en, fr });
