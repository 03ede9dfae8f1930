import { type Cells, LOGIN, NO, NONE } from './cell.js';

export const partners: Cells = {
  getDealer: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'], other: [LOGIN, 'ok', NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/dealer/${of === 'own' ? objects.dealer : objects.otherDealer}`],
  },
};
