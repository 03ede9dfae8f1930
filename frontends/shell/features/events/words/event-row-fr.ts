import type { SameWords } from '@rrr/kit/base';
import type { en } from './event-row-en.js';

export const fr: SameWords<typeof en> = {
  classes_one: '{{count}} classe',
  classes_other: '{{count}} classes',
  noPay: 'Aucun paiement',
  canceled: 'Annulé',
};
