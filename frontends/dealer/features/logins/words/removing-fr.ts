import type { SameWords } from '@rrr/kit/base';
import type { en } from './removing-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Retirer le compte de {{name}}?',
  lead: 'Ses appareils sont déconnectés immédiatement et {{email}} peut servir à un autre compte. Les échanges passés gardent le nom de l’employé.',
  confirm: 'Retirer le compte',
  keep: 'Le garder',
  done: 'Le compte de {{name}} est retiré.',
};
