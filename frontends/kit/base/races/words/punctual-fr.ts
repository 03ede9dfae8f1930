import type { SameWords } from '../../words/messages.js';
import type { en } from './punctual-en.js';

export const fr: SameWords<typeof en> = {
  punctual: 'Résultats reçus en {{days}} jours au plus pour {{onTime}} des {{events}} derniers événements',
};
