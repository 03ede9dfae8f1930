export const en = {
  between: '{{from}} to {{to}} starters',
  exactly_one: '{{count}} starter',
  exactly_other: '{{count}} starters',
  more: '{{from}} starters or more',
  step: '{{riders}}: {{pays}}',
  first_one: 'the first place is paid',
  first_other: 'the first {{count}} places are paid',
  all: 'all places are paid',
  join: '; ',
};
