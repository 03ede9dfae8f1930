import { commonEn } from './common-en.js';

export const resetEn = {
  ...commonEn,
  reset: {
    title: 'Choose a new password',
    lead: 'Use the 6-digit code from our newest e-mail. It is valid for 10 minutes.',
    sent: 'If {{email}} has an account, we just sent it a code. Check your spam folder if it does not arrive within a few minutes.',
    codeHelp: '6 digits, from our newest e-mail.',
    linked: 'You opened the link from our e-mail, so the code is filled in.',
    account: 'Account',
    change: 'Use another address or code',
    submit: 'Save the new password',
    submitting: 'Saving the new password',
    failed: 'Your password is unchanged',
    ends: 'Saving logs you out on all devices.',
    again: 'Codes work once, and for 10 minutes. Only the newest one counts.',
  },
};
