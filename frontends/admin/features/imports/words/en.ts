export const en = {
  lead: 'Files of results, classes, events and VIN patterns. You can undo a file until something in it is changed.',
  kind: 'What',
  kinds: {
    'class-results': 'Results of a class',
    'event-results': 'Results of several classes',
    classes: 'Classes and purses',
    events: 'Events of a series',
    'vin-patterns': 'VIN patterns',
  },
};
