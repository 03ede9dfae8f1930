export const en = {
  rules: 'Read the rules',
  faq: 'Read the FAQ',
  dealers: 'Find a dealer',
  promoters: 'Apply as a promoter',
  enroll: 'Enroll',
  contact: 'Contact us',
  privacy: 'Ask about your data',
  accessibility: 'Tell us about a barrier',
  superTwin: 'Requirements for SuperTwin bikes',
  singleCylinder: 'Requirements for single-cylinder bikes',
};
