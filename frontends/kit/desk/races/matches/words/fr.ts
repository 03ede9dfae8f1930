import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  worth: 'vaut {{amount}}',
  also: 'Aussi\u00a0:',
  candidates: 'Qui est {{name}}?',
  nobody: 'Aucun pilote inscrit ne leur ressemble',
  nobodyLead: 'La plupart ne sont pas inscrits. Si vous en savez plus, ouvrez le résultat et cherchez le pilote.',
  ama: 'AMA {{number}}',
};
