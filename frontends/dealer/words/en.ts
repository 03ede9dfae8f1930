import { list } from '../features/redemptions/words/en.js';

export const en = {
  nav: { home: 'Home', redemptions: 'All Redemptions' },
  find: {
    title: 'Find a rider',
    lead: 'Search by name, AMA number or bike, or enter the code of a receipt.',
    ama: 'AMA {{number}}',
  },
  undo: {
    action: 'Undo',
    of: 'Undo the redemption {{code}}',
    daysLeft_one: '{{count}} day left',
    daysLeft_other: '{{count}} days left',
    hoursLeft_one: '{{count}} hour left',
    hoursLeft_other: '{{count}} hours left',
  },
  list,
  more: { statement: 'Monthly statement', riders: 'All riders', sheet: 'Cheat sheet', profile: 'Profile' },
};
