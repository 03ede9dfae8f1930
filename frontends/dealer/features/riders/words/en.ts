export const en = {
  title: 'Riders',
  lead: 'Active riders. Open one to see what they can redeem.',
  search: 'Name, AMA number or bike',
  model: 'Bike model',
  year: 'Model year',
  country: 'Country',
  rider: 'Rider',
  ama: 'AMA number',
  bikes: 'Bikes',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  none: 'No riders yet.',
};
