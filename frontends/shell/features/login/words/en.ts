export const en = {
  title: 'Log in',
  lead: 'Riders, dealers, promoters and administrators log in here.',
  next: 'Log in to continue to the page you requested.',
  already: 'You are logged in as {{name}}.',
  go: 'Go to my account',
  or: 'or',
  provider: 'Continue with {{name}}',
  passwordSet: 'Your password was changed. Log in with the new one.',
  invited: 'Your account is ready. Log in with the password you just chose.',
  support: 'Contact support',
  problem: {
    SESSION_BROKEN: 'We found an issue with your authentication, please login again. If this persists contact support.',
    ACCOUNT_DEACTIVATED: 'Your account has been deactivated, please contact support',
    SIGN_IN_UNAVAILABLE:
      'The other service cannot be reached right now. You are not logged in; try again in a moment, or use your password.',
    other: 'You are not logged in. Try again, or contact support if this persists.',
  },
  enroll: {
    title: 'New to the program?',
    lead: 'Enroll with your bike and its VIN, race a paying class, and earn dealer credit or cash.',
    submit: 'Enroll',
    others: 'Dealers and promoters are invited by e-mail.',
    recover: 'Forgot which e-mail address you used?',
  },
  pin: {
    title: 'You need a new PIN',
    lead: 'Your new password verified your e-mail address. For your safety, this removed the PIN that was set before. Choose a new PIN before you redeem at a dealer.',
    choose: 'Choose a PIN',
    later: 'Not now',
  },
};
