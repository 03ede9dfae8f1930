import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  nav: { home: 'Tableau de bord' },
  home: { title: 'Tableau de bord', lead: 'Ce que vous avez gagné et ce que vous pouvez échanger.' },
};
