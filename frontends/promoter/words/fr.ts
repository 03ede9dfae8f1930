import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  nav: { home: 'Accueil' },
  home: { title: 'Accueil', lead: 'Ce qui est attendu pour vos épreuves.' },
};
