export const en = {
  title: 'You were logged out',
  text: 'We found an issue with your authentication, please login again. If this persists contact support.',
  kept: 'What you typed on this page is kept.',
  again: 'Log in again',
  out: 'Leave this page',
  support: 'Contact support',
};
