export const en = {
  title: 'May we count your visit?',
  lead: 'The statistics of {{host}} help us improve these pages. Nothing is counted before you allow it, and you can change your answer at the bottom of each page.',
  allow: 'Allow',
  decline: 'Decline',
  allowed: 'Visitor statistics are on.',
  declined: 'Visitor statistics are off.',
  change: 'Change',
};
