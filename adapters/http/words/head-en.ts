/** Words of the head of a page, for search engines and shared links. */
export const en = {
  home: 'Home',
  canceled: 'Canceled. ',
  event: 'What each class pays, place by place, and the results.',
};
