import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  nav: { home: 'Tableau de bord' },
  home: { title: 'Tableau de bord', lead: 'Le programme en un coup d’œil.' },
};
