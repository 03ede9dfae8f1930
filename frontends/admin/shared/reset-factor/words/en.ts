export const en = {
  act: 'Reset two-step verification…',
  short: 'Reset two-step',
  title: 'Reset the two-step verification of {{name}}?',
  lead: 'For somebody who lost their phone and their recovery codes. Make sure that it is {{name}} who asks: call them. They are logged out everywhere, get an e-mail, log in with the password and can set it up again.',
  reason: 'Reason, for the audit log',
  required: 'Enter a reason.',
  confirm: 'Reset',
  keep: 'Keep it',
  done: 'The two-step verification of {{name}} was reset.',
  off: 'Two-step verification is not on.',
  on: 'Two-step verification is on.',
};
