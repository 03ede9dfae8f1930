import type { en } from './calendar-en.js';

export const fr: typeof en = {
  events: 'Événements',
  canceled: 'Annulé\u00a0: ',
  lead: 'Ce que paie chaque classe, et les résultats\u00a0: ',
};
