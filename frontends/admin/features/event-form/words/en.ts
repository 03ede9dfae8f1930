export const en = {
  events: 'Events',
  addTitle: 'Add an event',
  addLead: 'You can add its classes and purses next.',
  add: 'Add event',
  added: 'The event is added.',
  editTitle: 'Edit event',
  save: 'Save event',
  saved: 'The event is saved.',
  back: 'Back to the event',
  raced:
    'This event has results. If you change its dates or whether it pays, they are judged again: awards are added or taken back, except what riders already spent.',
  datesWait:
    'This event has begun or has results. Other dates wait for another administrator where the program has two; the rest is saved at once.',
  noPromoter: 'No promoter',
  fields: { paying: 'This event pays', promoterId: 'Promoter' },
  help: {
    paying: 'Results of an event that does not pay earn nothing.',
    promoterId: 'The promoter sends its results and corrects them.',
  },
};
