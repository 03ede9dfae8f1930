import type { en } from './share-en.js';

export const fr: typeof en = {
  lines: 'Courez bien.\nSoyez récompensé.',
  lead: 'Le programme de contingence des pilotes de course moto',
};
