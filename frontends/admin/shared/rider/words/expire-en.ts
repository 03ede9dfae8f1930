export const en = {
  title: 'Let {{amount}} lapse?',
  lead: '{{name}} loses {{amount}} for {{award}} and gets an e-mail with your reason. Only an adjustment brings it back.',
  reason: 'Reason, for the rider',
  required: 'Say why it lapses.',
  confirm: 'Let {{amount}} lapse',
  keep: 'Keep it waiting',
  waits: 'Another administrator decides first whether {{amount}} of {{name}} lapses.',
  done: '{{amount}} of {{name}} lapsed. {{balance}} in cash is left.',
};
