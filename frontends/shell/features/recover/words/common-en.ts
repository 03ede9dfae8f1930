/** What several of these pages say. */
export const commonEn = {
  email: 'E-mail',
  code: 'Code',
  required: 'Required',
  login: 'Back to log in',
  support: 'Contact support',
  maybeDone:
    'We did not get an answer to your last try, so it may have worked. If the code is refused now, try to log in with the new password.',
  newCode: 'Send a new code',
};
