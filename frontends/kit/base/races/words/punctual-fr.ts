import type { SameWords } from '../../language/words.js';
import type { en } from './punctual-en.js';

export const fr: SameWords<typeof en> = {
  punctual: 'Résultats reçus en {{days}} jours au plus pour {{onTime}} des {{events}} derniers événements',
};
