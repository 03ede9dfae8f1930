import { kitWordsHook } from '../language/use-words.js';
import type { SameWords } from '../language/words.js';

const en = { add: 'Add to calendar', subscribe: 'Subscribe in your calendar' };
const fr: SameWords<typeof en> = { add: 'Ajouter au calendrier', subscribe: 'S’abonner dans votre calendrier' };

export const useCalendarWords = kitWordsHook<typeof en>({ en, fr });
