export const en = {
  title: 'Overpaid Awards',
  lead: 'Results were corrected after these awards were spent. What was spent stays with the rider.',
  rider: 'Rider',
  event: 'Event',
  worth: 'Worth now',
  overpaid: 'Spent beyond it',
  state: 'Status',
  empty: 'No overpaid award is waiting.',
};
