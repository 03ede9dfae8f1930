import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Choisir les pilotes',
  lead: 'Positions primées sans pilote inscrit. Un résultat rapporte dès que son pilote est choisi.',
  home: 'Accueil',
  none: 'Chaque position primée a son pilote.',
};
