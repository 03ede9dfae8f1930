/** The descriptions of pages, for search engines and shared links. */
export const en = {
  program: 'The contingency program for motorcycle racers: see what events pay, enroll, and redeem your rewards.',
  events: 'Motorcycle races with contingency: dates, places, what each class pays, and the results.',
  series: 'The races of this series, with dates, places and what they pay.',
  dealers: 'Find a dealer near you where you can spend your race credit, on a map or in a list.',
  promoters: 'The promoters whose races pay contingency, and how to apply with your own series and events.',
  rules: 'Who qualifies, what it pays, and the deadlines: the rules for riders, dealers and promoters.',
  faq: 'Short answers to common questions from riders, dealers and promoters.',
  contact: 'Write to the people who run the program. We answer by e-mail.',
  accessibility:
    'How these pages are built for everyone, what is checked, what is not perfect yet, and how to tell us.',
  privacyPolicy: 'What we store about you, why, for how long, and how to get a copy or have it deleted.',
  superTwin: 'What a SuperTwin bike and its rider need so that results earn: models, model years, VIN and logos.',
  singleCylinder:
    'What a single-cylinder bike and its rider need so that results earn: models, model years, VIN and logos.',
  register: 'Enroll with your bike and its VIN. Your next result can earn credit at a dealer, or cash.',
};
