export const en = {
  nav: { home: 'Home' },
  home: { title: 'Home', lead: 'What is due for your events.' },
};
