export const en = {
  title: 'Unmatched Results',
  lead: 'Finishers who match no enrolled rider. Open one to see who may be meant, and why.',
  query: 'Name begins with',
  name: 'Finisher',
  from: 'Hometown',
  event: 'Event',
  date: 'Date',
  said: 'In the results',
  ama: 'AMA {{number}}',
  empty: 'Every finisher has a rider.',
};
