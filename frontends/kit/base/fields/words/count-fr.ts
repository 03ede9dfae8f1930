import type { SameWords } from '../../words/messages.js';
import type { en } from './count-en.js';

export const fr: SameWords<typeof en> = {
  of: '{{length}} caractères sur {{limit}}',
  over_one: '{{formatted}} caractère de trop',
  over_other: '{{formatted}} caractères de trop',
  left_one: '{{count}} caractère restant',
  left_other: '{{count}} caractères restants',
};
