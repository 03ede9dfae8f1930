import { commonEn } from './common-en.js';

export const callbackEn = {
  ...commonEn,
  callback: {
    title: 'Finishing your login',
    lead: 'We are checking the answer of the other service.',
    failed: 'You are not logged in',
    tryAgain: 'Try again',
    password: 'Log in with a password',
    newPassword: 'Choose a new password',
    nothing: 'There is nothing to finish here. Start again from the login page.',
    unknownTitle: 'You have no account yet',
    unknown: 'The other service verified {{email}}, but no account uses this address. Enroll to create one.',
    enroll: 'Enroll with this address',
    other: 'Log in with another address',
    others: 'Dealers and promoters are invited by e-mail.',
  },
};
