import { list } from '../features/redemptions/words/en.js';

export const en = {
  nav: { home: 'Home', redemptions: 'All Redemptions' },
  find: {
    title: 'Find a rider',
    lead: 'Search by name, AMA number or bike, or enter the code of a receipt.',
    field: 'Name, AMA number, bike or code',
    redemption: 'Receipt {{code}}',
    byCode: 'Find the rider with the code {{code}}',
    byCodeHelp: 'It can be used once, within a minute of the rider showing it.',
    results: 'Riders found',
    hint: 'Type at least two letters.',
    none: 'No rider matches “{{query}}”.',
    noneHelp: 'Check the spelling, or ask for the AMA number.',
    ama: 'AMA {{number}}',
    last: 'Latest redemptions',
    noneYet: 'No redemptions yet.',
    all: 'View all',
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
