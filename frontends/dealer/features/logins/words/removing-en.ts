export const en = {
  title: 'Remove the login of {{name}}?',
  lead: 'Their devices are logged out at once and {{email}} can be used for another account. Past redemptions keep the employee’s name.',
  confirm: 'Remove login',
  keep: 'Keep it',
  done: 'The login of {{name}} is removed.',
};
