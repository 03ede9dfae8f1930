export const en = {
  nav: { home: 'Dashboard' },
  home: { title: 'Dashboard', lead: 'What you won, and what you can redeem.' },
};
