export const en = {
  superTwin: {
    title: 'Requirements for SuperTwin bikes',
    lead: 'What a SuperTwin bike and its rider need so that a result can earn.',
  },
  singleCylinder: {
    title: 'Requirements for single-cylinder bikes',
    lead: 'What a single-cylinder bike and its rider need so that a result can earn.',
  },
  models: {
    title: 'Models and model years',
    lead: 'The bike must be a {{brands}} of one of these models and years.',
    none: 'No bike of this category is eligible this season. The rules list the eligible bikes.',
  },
  vin: {
    title: 'VIN',
    one: 'Enter the 17-character VIN when you add the bike. It must be verified before the race day’s results can earn.',
    two: 'One motorcycle earns in at most {{classesPerBike}} classes at an event.',
  },
  logos: {
    title: 'Logos',
    one: 'On the tank and the fender: at least {{logoTank}}.',
    two: 'On the rider’s chest: at least {{logoChest}}.',
    three: 'The size is also given as {{logoWhole}}. A logo of that size meets both minimums.',
  },
  race: {
    title: 'At the race',
    one: 'The event is a paying event, and the class pays your place.',
    two: 'The class has at least {{minimumRiders}} starters.',
    three: 'If your result is missing, ask the promoter, then claim it within {{resultDays}} days of the race.',
  },
};
