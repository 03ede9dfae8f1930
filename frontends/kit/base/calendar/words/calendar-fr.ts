import type { SameWords } from '../../words/messages.js';
import type { en } from './calendar-en.js';

export const fr: SameWords<typeof en> = { add: 'Ajouter au calendrier', subscribe: 'S’abonner dans votre calendrier' };
