export const en = {
  title: 'Overpaid Awards',
  lead: 'Results changed after these awards were spent. Riders keep what they spent.',
  rider: 'Rider',
  event: 'Event',
  worth: 'Worth now',
  overpaid: 'Spent beyond it',
  state: 'Status',
  empty: 'No overpaid award is waiting.',
};
