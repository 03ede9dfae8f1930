export const en = {
  undo: 'Undo',
  undone: 'Undone.',
  unknown: 'Not confirmed yet',
  unknownLead: 'The answer did not arrive. Check again: it will not be done twice.',
  unknownOffline: 'You are offline. Check again once the connection is back: it will not be done twice.',
  again: 'Check again',
  asking: 'Checking',
  unreadable: 'The answer could not be read.',
  changed: 'This has changed since you looked:',
  sameAsBefore: 'What you see here is up to date. Check it, then confirm again.',
};
