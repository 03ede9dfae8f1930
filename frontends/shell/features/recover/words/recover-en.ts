import { commonEn } from './common-en.js';

export const recoverEn = {
  ...commonEn,
  recover: {
    title: 'Find your account',
    lead: 'For riders who forgot which e-mail address their account uses. Tell us about your bike, and we’ll e-mail that address.',
    vin: 'VIN',
    vinHelp: '17 characters, stamped on the steering head and printed on your title. Any bike of your account will do.',
    vinInvalid: 'Invalid VIN',
    born: 'Date of birth',
    submit: 'Send the e-mail',
    submitting: 'Sending the e-mail',
    failed: 'No e-mail was sent',
    doneTitle: 'Check your e-mail',
    done: 'If a rider with this bike and date of birth has an account, we just sent an e-mail to its address. The e-mail says which address that is, because it is the one that received it.',
    nothing: 'Nothing arrived? Look into every mailbox you may have used, and into the spam folders.',
    again: 'Try another bike',
    others: 'Are you a dealer, a promoter or an administrator?',
  },
};
