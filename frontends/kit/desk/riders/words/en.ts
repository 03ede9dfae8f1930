export const en = {
  search: 'Rider’s name or AMA number',
  found: 'Riders found',
  notFound: 'No enrolled rider matches.',
  noOther: 'No other rider matches.',
  choose: 'Choose',
  chooseOf: 'Choose {{name}}',
  ama: 'AMA {{number}}',
};
