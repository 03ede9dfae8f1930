export const en = {
  undo: 'Undo',
  undone: 'Undone.',
  unknown: 'We don’t know yet if this was done',
  unknownLead: 'The answer did not arrive. Ask again: it will not be done twice.',
  unknownOffline: 'You are offline. Ask again once the connection is back: it will not be done twice.',
  again: 'Ask again',
  asking: 'Asking again',
  unreadable: 'The answer could not be read.',
  changed: 'This has changed since you looked:',
  sameAsBefore: 'What you see here is up to date. Check it, then confirm again.',
};
