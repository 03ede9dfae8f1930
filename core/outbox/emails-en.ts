import type { Figures } from './figures.js';
import type { Content, EmailWords } from './email-words.js';

const ordinal = (place: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
  return `${place}${{ zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[rule]}`;
};
const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

const PAPERS: Readonly<Record<string, string>> = { licence: 'driver’s licence', w9: 'tax form (W-9)' };
const AS: Readonly<Record<string, string>> = {
  dealer: 'a dealer',
  promoter: 'a promoter',
  admin: 'an administrator',
  rider: 'a rider',
};

const BY: Readonly<Record<string, string>> = {
  'reward-link': 'reward link',
  'debit-card': 'debit card',
  cheque: 'cheque',
};
const amounts = (it: Figures): Content['figures'] => [
  ['Cash awards', it.money('gross')],
  ['Withheld for taxes', it.count('withholding') > 0 ? it.money('withholding') : ''],
  ['Paid to you', it.money('net')],
];

export const english: EmailWords = {
  greeting: (name) => `Hello ${name},`,
  signature: (brand) => brand,
  why: 'You received this e-mail because it concerns your own account.',
  emails: {
    'account-exists': () => ({
      subject: 'You already have an account',
      lead: 'Someone, perhaps you, just enrolled with this e-mail address. It already has an account, so no new account was created.',
      figures: [],
      close:
        'Log in with your password, or reset it in the portal. If this was not you, you do not need to do anything; your account is unchanged.',
    }),
    'account-reminder': () => ({
      subject: 'This is the address of your account',
      lead: 'Someone, perhaps you, asked which e-mail address your account uses. It is the address that received this e-mail.',
      figures: [],
      close:
        'Log in with it, or reset your password in the portal. If this was not you, you do not need to do anything; your account is unchanged.',
    }),
    'document-decided': (it) => ({
      subject:
        it.text('decision') === 'verified'
          ? `Your ${PAPERS[it.text('kind')] ?? 'document'} was verified`
          : `Please upload your ${PAPERS[it.text('kind')] ?? 'document'} again`,
      lead:
        it.text('decision') === 'verified'
          ? `An administrator checked and verified your ${PAPERS[it.text('kind')] ?? 'document'}.`
          : `An administrator checked your ${PAPERS[it.text('kind')] ?? 'document'} and could not accept it.`,
      figures: [['Reason', it.text('reason')]],
      close:
        it.text('decision') === 'verified'
          ? 'Your profile shows what else is needed before cash is paid.'
          : 'Upload a new one in your profile. Cash can be paid once it is verified.',
    }),
    'documents-unverified': (it) => ({
      subject: 'Your documents are being checked again',
      lead: `The name or AMA number of your account was changed at ${it.moment('at')}. Your documents were verified for the earlier one, so an administrator will check them again.`,
      figures: [],
      close:
        'You cannot claim cash until they are verified. If they show an earlier name, upload new ones in your profile. If you did not change anything, contact support.',
    }),
    'admin-activated': (it) => ({
      subject: 'Your administrator account is active again',
      lead: `${it.text('by')} activated your administrator account at ${it.moment('at')}. You can log in with your password.`,
      figures: [],
      close: 'If you never accepted an invitation, ask an administrator to invite you again.',
    }),
    'admin-deactivated': (it) => ({
      subject: 'Your administrator account was deactivated',
      lead: `${it.text('by')} deactivated your administrator account at ${it.moment('at')}. Your sessions have ended, and you cannot log in.`,
      figures: [],
      close: 'If this is a mistake, ask another administrator to activate it again.',
    }),
    'email-code': (it) => ({
      subject: 'Your code to verify your e-mail address',
      lead: 'Enter this code in the portal to verify your e-mail address.',
      figures: [
        ['Code', it.text('code')],
        ['Valid until', it.moment('until')],
      ],
      close:
        'Nobody from the program will ever ask you for it. If you did not ask for a code, you do not need to do anything.',
    }),
    'password-code': (it) => ({
      subject: 'Your code for a new password',
      lead: 'Enter this code in the portal to choose a new password.',
      figures: [
        ['Code', it.text('code')],
        ['Valid until', it.moment('until')],
      ],
      close:
        'Nobody from the program will ever ask you for it. If you did not ask for a new password, your password is unchanged.',
    }),
    'password-changed': (it) => ({
      subject: 'Your password was changed',
      lead: `The password of your account was changed at ${it.moment('at')}. Sessions on other devices have ended.${
        it.text('pin') === 'cleared'
          ? ' This also verified your e-mail address and removed your old PIN. Choose a new PIN in your profile before you redeem.'
          : ''
      }`,
      figures: [],
      close: 'If this was not you, choose a new password in the portal at once and contact support.',
    }),
    'email-changed': (it) => ({
      subject: 'The e-mail address of your account was changed',
      lead: `The e-mail address of your account was changed at ${it.moment('at')}. E-mails now go to the new address, and you can no longer log in with this one.`,
      figures: [],
      close: 'If this was not you, contact support at once.',
    }),
    'pin-changed': (it) => ({
      subject: 'Your PIN was changed',
      lead: `The PIN of your account was changed at ${it.moment('at')}. Dealers now ask for the new PIN.`,
      figures: [],
      close: 'If this was not you, choose a new password and a new PIN in the portal at once and contact support.',
    }),
    invitation: (it) => ({
      subject: `You are invited to log in for ${it.text('to')}`,
      lead: `An account is ready for you, as ${AS[it.text('as')] ?? 'a member'} of the program. Accept the invitation in the portal with this e-mail address and the code below, and choose a password.`,
      figures: [
        ['Account of', it.text('to')],
        ['Invitation code', it.text('code')],
        ['Valid until', it.moment('until')],
      ],
      close: 'If you did not expect this invitation, ignore this e-mail. No account is created without the code.',
    }),
    'application-received': (it) => ({
      subject: 'We received your application as a promoter',
      lead: `We received the application of ${it.text('name')}. An administrator will review it, and we will e-mail you the decision.`,
      figures: [],
      close: 'You do not need to do anything until then.',
    }),
    'application-decided': (it) => ({
      subject:
        it.text('decision') === 'approved'
          ? 'Your application as a promoter was approved'
          : 'Your application as a promoter was not approved',
      lead:
        it.text('decision') === 'approved'
          ? `${it.text('name')} is now an approved promoter of the program. If you have no login yet, you will get an invitation in another e-mail.`
          : `The application of ${it.text('name')} was not approved.`,
      figures: [['Reason', it.text('reason')]],
      close:
        it.text('decision') === 'approved'
          ? 'You can now manage your series, events and results in the portal.'
          : 'If you think this is a mistake, please contact support.',
    }),
    redemption: (it) => ({
      subject: `You redeemed ${it.money('amount')} at ${it.text('dealer')}`,
      lead: `You redeemed ${it.money('amount')} of your rewards at ${it.text('dealer')}.`,
      figures: [
        ['Redemption code', it.text('code')],
        ['Amount', it.money('amount')],
        ['Your new balance', it.money('balance')],
      ],
      close: 'If this was not you, ask the dealer to undo the redemption and change your PIN.',
    }),
    'redemption-undone': (it) => ({
      subject: `A redemption of ${it.money('amount')} was undone`,
      lead: `The redemption ${it.text('code')} was undone. ${it.money('amount')} was returned to the awards it came from.`,
      figures: [
        ['Redemption code', it.text('code')],
        ['Returned', it.money('amount')],
        ['Your new balance', it.money('balance')],
      ],
      close: 'Awards keep their expiration dates.',
    }),
    'pin-locked': (it) => ({
      subject: 'Redemption is locked: too many wrong PINs',
      lead: `The wrong PIN was entered too many times for your account. Your rewards cannot be redeemed until ${it.moment('until')}.`,
      figures: [],
      close: 'Nothing was taken out of your balance. If you did not try to redeem, change your PIN.',
    }),
    'award-earned': (it) => ({
      subject: `You earned ${it.money('amount')} at ${it.text('event')}`,
      lead: `Your result at ${it.text('event')} earned you ${it.money('amount')}.`,
      figures: [
        ['Class', it.text('className')],
        ['Place', it.count('place') > 0 ? ordinal(it.count('place')) : ''],
        ['Award', it.money('amount')],
        ['Expires on', it.date('expiresOn')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'credit-expiring': (it) => ({
      subject: `${it.money('amount')} of your rewards expire soon`,
      lead: `${it.money('amount')} of your rewards are about to expire, the first of them on ${it.date('expiresOn')}.`,
      figures: [
        ['Expiring', it.money('amount')],
        ['From', it.date('expiresOn')],
      ],
      close: 'Redeem them at any participating dealer before that day. Your wallet shows each award and its last day.',
    }),
    'accounts-merged': () => ({
      subject: 'Your two accounts were merged',
      lead: 'You had two accounts. All their results, awards and redemptions are now in this one.',
      figures: [],
      close: 'Log in as usual. If something is missing, please contact support.',
    }),
    adjustment: (it) => ({
      subject: `Your rewards were adjusted by ${it.money('amount')}`,
      lead: `An administrator adjusted your rewards by ${it.money('amount')}.`,
      figures: [
        ['Reason', it.text('reason')],
        ['Adjusted by', it.money('amount')],
        ['Your new balance', it.money('balance')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'bonus-issued': (it) => ({
      subject: `You earned the bonus of ${it.text('series')}: ${it.money('amount')}`,
      lead: `You earned a bonus of ${it.money('amount')} for your season in ${it.text('series')}.`,
      figures: [
        ['Series', it.text('series')],
        ['Bonus', it.money('amount')],
        ['Expires on', it.date('expiresOn')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'claim-decided': (it) => ({
      subject: `Your claim was ${it.text('decision') === 'accepted' ? 'accepted' : 'refused'}: ${it.text('event')}`,
      lead:
        it.text('decision') === 'accepted'
          ? `Your claim for a missing result at ${it.text('event')} was accepted. The result is now in your name.`
          : `Your claim for a missing result at ${it.text('event')} was refused.`,
      figures: [
        ['Answer', it.text('answer')],
        ['Award', it.count('amount') > 0 ? it.money('amount') : ''],
      ],
      close: 'Your earnings show each result and why it earns an award or not.',
    }),
    contact: (it) => ({
      subject: `Contact form: ${it.text('subject') || `a message from ${it.text('name')}`}`,
      lead: 'A visitor sent this message through the contact form. If you reply to this e-mail, the visitor gets your reply.',
      figures: [
        ['Name', it.text('name')],
        ['E-mail', it.text('email')],
        ['Phone', it.text('phone')],
        ['Subject', it.text('subject')],
        ['Message', it.lines('message')],
      ],
      close: 'Their identity was not checked. Do not tell them anything that only the owner of an account may know.',
      why: 'You received this e-mail because messages from the contact form go to this address.',
      replyTo: { name: it.text('name'), address: it.text('email') },
    }),
    'claim-received': (it) => ({
      subject: `We received your claim of ${it.money('gross')}`,
      lead: `Your cash awards of ${it.money('gross')} will be paid no later than ${it.date('dueOn')}.`,
      figures: [
        ...amounts(it),
        ['Payment method', BY[it.text('method')] ?? ''],
        ['Paid no later than', it.date('dueOn')],
      ],
      close: 'You will get another e-mail when the money is sent. If you did not request it, please contact support.',
    }),
    'claim-sent': (it) => ({
      subject: `We sent you ${it.money('net')} in cash awards`,
      lead:
        it.text('method') === 'cheque'
          ? `A cheque for ${it.money('net')} was mailed to your address.`
          : `We sent you ${it.money('net')} by ${BY[it.text('method')] ?? 'reward link'}.`,
      figures: [...amounts(it), ['Payment method', BY[it.text('method')] ?? '']],
      close:
        it.text('method') === 'cheque'
          ? 'If it has not arrived within three weeks, please contact support.'
          : 'The portal shows the payment under your payouts.',
    }),
    'payment-info-due': (it) => ({
      subject: `${it.money('amount')} in cash awards: we need your payment information`,
      lead: `You earned ${it.money('amount')} in cash that cannot be paid yet: your address, driver’s licence or tax form is missing or not verified.`,
      figures: [['Waiting', it.money('amount')]],
      close: 'Complete your address in the portal and upload your driver’s licence and W-9. The money is not lost.',
    }),
    'results-received': (it) => ({
      subject: `Results received: ${it.text('event')}, ${it.text('className')}`,
      lead: `The results of ${it.text('className')} at ${it.text('event')} were received and evaluated.`,
      figures: [
        ['Class', it.text('className')],
        ['Content', rows(it.count('rows'))],
        ['Awards of this class', it.money('amount')],
      ],
      close: 'The event page shows each result and why it earns an award or not.',
    }),
  },
};
