/** Words of the installed portal, and of its page without a connection. */
export const en = {
  short: 'Red Rider',
  description: 'See what races pay, enroll, and redeem your rewards.',
  title: 'You are offline',
  lead: 'This page needs a connection. Nothing you saved is lost.',
  retry: 'Try again',
  events: 'Events',
};
