import type { en } from './hint-en.js';

export const fr: typeof en = { hint: 'Lire cette page en français' };
