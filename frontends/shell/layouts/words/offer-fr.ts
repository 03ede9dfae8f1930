import type { en } from './offer-en.js';

export const fr: typeof en = {
  label: 'Langue',
  text: 'Ce site existe aussi en français.',
  go: 'Lire en français',
  no: 'Rester en {{language}}',
};
