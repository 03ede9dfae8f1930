export const en = {
  title: 'Edit rider',
  back: 'Back to the rider',
  save: 'Save rider',
  saved: 'The rider is saved.',
  noCountry: 'Choose a country',
  none: 'No answer',
  unknown: 'Not known',
  professional: 'Professional: earns cash',
  taxStatus: 'Tax status',
  bio: 'About the rider',
  help: {
    nameVerified: 'A change sets verified documents back to be checked.',
    taxStatus:
      'Riders state it themselves. A change must be confirmed by a W-9 or W-8BEN before anything is paid. From a nonresident alien {{percent}} is withheld, or less by treaty.',
    addressLine1: 'Cash is paid only to a complete address.',
  },
  taxes: { 'us-person': 'U.S. person', 'non-resident-alien': 'Nonresident alien' },
  placesFailed: 'The list of states and provinces did not load. You can type one.',
};
