import type { LetterWords } from './letter-words.js';

const ordinal = (place: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
  return `${place}${{ zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[rule]}`;
};
const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

export const english: LetterWords = {
  greeting: (name) => `Hello ${name},`,
  signature: (brand) => brand,
  why: 'You get this mail because it concerns your own account.',
  letters: {
    redemption: (it) => ({
      subject: `You redeemed ${it.money('amount')} at ${it.text('dealer')}`,
      lead: `You redeemed ${it.money('amount')} of your rewards at ${it.text('dealer')}.`,
      figures: [['Redemption code', it.text('code')], ['Amount', it.money('amount')], ['Your new balance', it.money('balance')]],
      close: 'If this was not you, ask the dealer to undo the redemption and change your PIN.',
    }),
    'redemption-undone': (it) => ({
      subject: `A redemption of ${it.money('amount')} was undone`,
      lead: `The redemption ${it.text('code')} was undone. ${it.money('amount')} went back into the awards it came from.`,
      figures: [['Redemption code', it.text('code')], ['Given back', it.money('amount')], ['Your new balance', it.money('balance')]],
      close: 'Awards keep their expiration dates.',
    }),
    'pin-locked': (it) => ({
      subject: 'Redemption is locked after wrong PINs',
      lead: `A wrong PIN was entered for you too many times. Your rewards cannot be redeemed until ${it.moment('until')}.`,
      figures: [],
      close: 'Nothing was taken out of your balance. If you did not try to redeem, change your PIN.',
    }),
    'award-earned': (it) => ({
      subject: `You earned ${it.money('amount')} at ${it.text('event')}`,
      lead: `Your result at ${it.text('event')} earned you ${it.money('amount')}.`,
      figures: [
        ['Class', it.text('className')], ['Place', it.count('place') > 0 ? ordinal(it.count('place')) : ''], ['Award', it.money('amount')], ['Expires on', it.date('expiresOn')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'credit-expiring': (it) => ({
      subject: `${it.money('amount')} of your rewards expire soon`,
      lead: `${it.money('amount')} of your rewards are about to expire, the first of them on ${it.date('expiresOn')}.`,
      figures: [['Expiring', it.money('amount')], ['From', it.date('expiresOn')]],
      close: 'Redeem them at any participating dealer before that day. Your wallet shows each award and its last day.',
    }),
    'accounts-merged': () => ({
      subject: 'Your two accounts are one now',
      lead: 'You were enrolled twice. Your results, awards and redemptions of both accounts now stand in this one.',
      figures: [],
      close: 'Sign in as you do today. If something is missing, please contact support.',
    }),
    adjustment: (it) => ({
      subject: `Your rewards were adjusted by ${it.money('amount')}`,
      lead: `An administrator adjusted your rewards by ${it.money('amount')}.`,
      figures: [['Reason', it.text('reason')], ['Adjusted by', it.money('amount')], ['Your new balance', it.money('balance')]],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'results-received': (it) => ({
      subject: `Results received: ${it.text('event')}, ${it.text('className')}`,
      lead: `The results of ${it.text('className')} at ${it.text('event')} were received and judged.`,
      figures: [['Class', it.text('className')], ['Read', rows(it.count('rows'))], ['Awards of this class', it.money('amount')]],
      close: 'The event page shows each result and why it earns an award or not.',
    }),
  },
};
