export const en = {
  classes_one: '{{count}} class',
  classes_other: '{{count}} classes',
  noPay: 'No Payout',
  canceled: 'Canceled',
};
