import { type Cells, LOGIN, NO, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';

export const riderOf = (it: Objects, of: Of): string => (of === 'own' ? it.rider : it.otherRider);

export const riders: Cells = {
  searchRiders: { own: [LOGIN, NO, 'ok', NO, 'ok'], ask: ({ role }) => [`/api/${role}/riders?name=a`] },
  getRider: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'], other: [LOGIN, NONE, 'ok', NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}`],
  },
  riderAwards: {
    own: [LOGIN, 'ok', NO, NO, 'ok'], other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/awards`],
  },
  riderEarnings: {
    own: [LOGIN, 'ok', NO, NO, 'ok'], other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/earnings`],
  },
  riderLedger: {
    own: [LOGIN, 'ok', NO, NO, 'ok'], other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/ledger`],
  },
};
