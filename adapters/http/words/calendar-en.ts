export const en = { events: 'Events', canceled: 'Canceled: ', lead: 'What each class pays, and the results: ' };
