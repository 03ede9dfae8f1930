export const en = {
  worth: 'worth {{amount}}',
  also: 'Also:',
  candidates: 'Who is {{name}}?',
  nobody: 'No enrolled rider looks like these',
  nobodyLead: 'Most of them are not enrolled. If you know better, open the result and search for the rider.',
  ama: 'AMA {{number}}',
};
