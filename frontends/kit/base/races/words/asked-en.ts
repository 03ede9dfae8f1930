export const en = {
  missing: 'Results of this event are missing.',
  ask: 'Ask for the results',
  told: 'The promoter sees how many riders asked, not who.',
  youAsked: 'You asked for the results on {{date}}.',
  riders_one: '{{count}} rider asked.',
  riders_other: '{{count}} riders asked.',
  asked_one: '{{count}} rider asked for the results',
  asked_other: '{{count}} riders asked for the results',
};
