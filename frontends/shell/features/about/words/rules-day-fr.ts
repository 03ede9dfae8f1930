import type { SameWords } from '@rrr/kit/base';
import type { en } from './rules-day-en.js';

export const fr: SameWords<typeof en> = {
  label: 'Règles pour les courses du',
  show: 'Afficher',
  reading: 'Voici les règles pour les courses du {{date}}.',
  today: 'Afficher les règles d’aujourd’hui',
  from: 'À partir du {{date}}\u00a0: d’autres règles',
  changes:
    'Les courses qui commencent ce jour-là ou plus tard suivent ces règles. Les courses antérieures gardent les leurs.',
  until: 'Jusque-là\u00a0:',
  then: 'Ensuite\u00a0:',
  read: 'Lire toutes les règles à partir du {{date}}',
};
