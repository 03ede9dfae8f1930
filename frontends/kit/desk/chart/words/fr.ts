import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  showTable: 'Afficher en tableau',
  hideTable: 'Masquer le tableau',
  loading: 'Chargement des chiffres',
  noFigures: 'Les chiffres ne se sont pas chargés. Rien n’a été perdu.',
  failed: 'Le graphique ne s’est pas chargé. Le tableau présente tous ses chiffres.',
  retry: 'Réessayer',
};
