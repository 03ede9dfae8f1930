export const en = {
  title: 'Rules',
  lead: 'What earns, how much of it, and until when.',
  bikes: {
    title: 'Eligible bikes',
    lead: 'Your bike must be a {{brands}} with a verified 17-character VIN, of one of these models and years.',
    category: 'Category',
    current: 'Current models',
    singleCylinder: 'Single-cylinder',
    superTwin: 'SuperTwin',
    models: 'Models',
    years: 'Model years',
    every: 'Every model',
  },
  earning: {
    title: 'How a result earns',
    one: 'The event is paying, and the class pays your place.',
    two: 'At least {{minimumRiders}} riders start in the class.',
    three: 'One motorcycle earns in at most {{classesPerBike}} classes at an event. The best-paying ones count.',
    four: 'Riders under {{adultAge}} need the consent of a parent or guardian to enroll.',
  },
  results: {
    title: 'Results and claims',
    one: 'Promoters send results within {{resultDays}} days of the race.',
    two: 'If a result or a payment is missing, tell us within {{resultDays}} days of the race.',
  },
  amateur: {
    title: 'Amateurs: dealer credit',
    one: 'Credit is ready to redeem at any participating dealer with your 4-digit PIN. You may redeem part of it.',
    two: 'Credit expires {{creditMonths}} months after it is issued. What expires first is spent first.',
  },
  pro: {
    title: 'Pros: cash',
    one: 'Give us your driver’s licence, W-9 and payment information within {{paymentInfoDays}} days of the race.',
    two: 'Cash is paid within {{cashDays}} days of verification: by debit card in the United States, by cheque in Canada.',
    three: 'For non-resident aliens {{withholding}}% is withheld.',
  },
  dealers: {
    title: 'Dealers',
    one: 'A redemption is credited to the dealer’s parts account within {{refundDays}} days.',
    two: 'The dealer checks the rider’s ID at every redemption.',
  },
};
