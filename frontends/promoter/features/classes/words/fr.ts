import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  notYours: 'Cet événement appartient à un autre promoteur. Vous ne pouvez pas le modifier.',
  closed:
    'Les résultats étaient attendus au plus tard le {{date}}. Demandez à un administrateur de modifier les classes.',
};
