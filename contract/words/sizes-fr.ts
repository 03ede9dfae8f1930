import type { en } from './sizes-en.js';

export const fr: typeof en = { by: '\u00a0sur\u00a0', inch: 'po' };
