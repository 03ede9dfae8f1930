export const en = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  loading: 'Loading the figures',
  noFigures: 'The figures did not load. Nothing was lost.',
  failed: 'The chart did not load. The table shows all its figures.',
  retry: 'Try again',
};
