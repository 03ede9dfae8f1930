export const en = {
  title: 'Unmatched Results',
  lead: 'Every finisher who matches no enrolled rider. Those in a paid place of recent events are in the inbox.',
  query: 'Name begins with',
  name: 'Finisher',
  from: 'Hometown',
  event: 'Event',
  date: 'Date',
  said: 'In the results',
  ama: 'AMA {{number}}',
  state: 'Status',
  empty: 'Every finisher has a rider.',
};
