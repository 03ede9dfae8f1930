export const en = {
  nav: { home: 'Dashboard' },
  home: { title: 'Dashboard', lead: 'The program at a glance.' },
};
