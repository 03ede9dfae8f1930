export const en = {
  label: 'Language',
  text: 'This site is also in English.',
  go: 'Read in English',
  no: 'Stay in {{language}}',
};
