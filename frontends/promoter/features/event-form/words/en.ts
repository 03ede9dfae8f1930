export const en = {
  home: 'Home',
  addTitle: 'Add an event',
  addLead: 'An event pays nothing until an administrator makes it a paying event. You can add its classes next.',
  add: 'Add event',
  added: 'The event is added.',
  editTitle: 'Edit event',
  save: 'Save event',
  saved: 'The event is saved.',
  back: 'Back to the event',
  notYours: 'This event belongs to another promoter. You cannot change it.',
  begun: 'The event has begun, so its dates are fixed. Ask an administrator if a date is wrong.',
};
