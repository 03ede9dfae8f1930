import { commonEn } from './common-en.js';

export const forgotEn = {
  ...commonEn,
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter the e-mail address of your account. We’ll send a link and a code to choose a new password.',
    submit: 'Send the code',
    submitting: 'Sending the code',
    failed: 'No code was sent',
    unsure: 'Not sure which address you used?',
    find: 'Find your account with your VIN',
    haveCode: 'I already have a code',
  },
};
