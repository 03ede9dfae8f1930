export const en = {
  title: 'Upload events',
  back: 'Back to the series',
  notYours: 'This series belongs to another promoter. You cannot add events to it.',
  notPaying: 'New events pay nothing until an administrator makes them paying events.',
};
