import type { SameWords } from '@rrr/kit/base';
import type { code as en } from './code-en.js';

export const code: SameWords<typeof en> = {
  title: 'Code de comptoir',
  left_one: 'Change dans {{count}} seconde',
  left_other: 'Change dans {{count}} secondes',
  help: 'Le pilote qui fait l’échange sur son propre téléphone saisit ce code. Vérifiez d’abord son identité et ne donnez jamais le code au téléphone ni par message.',
};
