import { kitWordsHook, type SameWords } from '@rrr/kit/base';

const en = {
  classes_one: '{{count}} class',
  classes_other: '{{count}} classes',
  noPay: 'No Payout',
  canceled: 'Canceled',
};
const fr: SameWords<typeof en> = {
  classes_one: '{{count}} classe',
  classes_other: '{{count}} classes',
  noPay: 'Aucun paiement',
  canceled: 'Annulé',
};

/** Words of an event in a list, which the home page shows too. */
export const useEventRowWords = kitWordsHook<typeof en>({ en, fr });
