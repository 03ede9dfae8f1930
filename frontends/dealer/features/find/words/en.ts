export const en = {
  field: 'Name, AMA number, bike or code',
  redemption: 'Receipt {{code}}',
  byCode: 'Find the rider with the code {{code}}',
  byCodeHelp: 'It can be used once, within a minute of the rider showing it.',
  results: 'Riders found',
  hint: 'Type at least two letters.',
  none: 'No rider matches “{{query}}”.',
  noneHelp: 'Check the spelling, or ask for the AMA number.',
  last: 'Latest redemptions',
  noneYet: 'No redemptions yet.',
  all: 'View all',
};
