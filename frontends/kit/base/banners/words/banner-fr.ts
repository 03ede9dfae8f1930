import type { SameWords } from '../../words/messages.js';
import type { en } from './banner-en.js';

export const fr: SameWords<typeof en> = {
  notices: 'Avis',
  kinds: { info: 'Information', warning: 'Important' },
  more: 'En savoir plus',
  dismiss: 'Masquer cet avis',
};
