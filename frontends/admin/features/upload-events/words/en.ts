export const en = {
  title: 'Upload events',
  back: 'Back to the series',
  pay: 'New events pay',
  payHelp: 'A row of the file that says whether its event pays is followed.',
  paying: 'New events pay, unless their row says otherwise.',
  notPaying: 'New events pay nothing, unless their row says otherwise.',
};
