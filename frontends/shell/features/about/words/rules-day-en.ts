export const en = {
  label: 'Rules for races on',
  show: 'Show',
  reading: 'These are the rules for races on {{date}}.',
  today: 'Show today’s rules',
  from: 'From {{date}}: other rules',
  changes: 'Races that begin on this day or later go by these rules. Earlier races keep theirs.',
  until: 'Until then:',
  then: 'From then on:',
  read: 'Read all rules from {{date}}',
};
