import type { SameWords } from '../../words/messages.js';
import type { en } from './steps-en.js';

export const fr: SameWords<typeof en> = {
  between: 'de {{from}} à {{to}} partants',
  exactly_one: '{{count}} partant',
  exactly_other: '{{count}} partants',
  more: '{{from}} partants ou plus',
  step: '{{riders}}\u00a0: {{pays}}',
  first_one: 'la première position est primée',
  first_other: 'les {{count}} premières positions sont primées',
  all: 'toutes les positions sont primées',
  join: '; ',
};
