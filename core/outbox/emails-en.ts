import type { Figures } from './figures.js';
import type { Content, EmailWords } from './email-words.js';

const ordinal = (place: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
  return `${place}${{ zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[rule]}`;
};
const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

const PAPERS: Readonly<Record<string, string>> = {
  licence: 'driver’s licence',
  w9: 'tax form (W-9)',
  w8ben: 'tax form (W-8BEN)',
};
const LACKS: Readonly<Record<string, string>> = {
  address: 'your complete address',
  licence: 'your driver’s licence, verified',
  residence: 'where you pay tax, and the tax form for it',
  w9: 'your tax form W-9, verified',
  w8ben: 'your tax form W-8BEN, verified',
};
const lacking = (facts: Figures): string =>
  facts
    .all('missing')
    .map((fact) => LACKS[fact] ?? '')
    .join('; ');
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
const EVENTS: Readonly<Record<string, string>> = {
  'pin-locked': 'too many wrong PINs',
  'admin-added': 'a new administrator can log in',
  'admin-on': 'an administrator was activated',
  'admin-off': 'an administrator was deactivated',
  'held-released': 'money that was held was released',
  'purse-raised': 'the purse of a paying event was raised',
  'done-alone': 'one administrator did what needs a second person in other programs',
  'factor-locked': 'somebody who knows a password entered too many wrong codes from an app',
  'factor-reset': 'the two-step verification of a login was reset',
  'token-made': 'an administrator made an API token',
  'link-opened': 'an administrator opened the reward link of a rider',
  'history-broken': 'a check of the audit log or the ledger found a break',
  'history-accepted': 'records without a seal were accepted',
};
const amounts = (facts: Figures): Content['figures'] => [
  ['Cash awards', facts.money('gross')],
  ['Withheld for taxes', facts.count('withholding') > 0 ? facts.money('withholding') : ''],
  ['Paid out to you', facts.money('net')],
];

const riders = (count: number): string => (count === 1 ? '1 rider' : `${count} riders`);
const photos = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);
const events = (count: number): string => (count === 1 ? 'an event' : `${count} events`);

const left = (facts: Figures): string =>
  `You have ${facts.count('left')} recovery code${facts.count('left') === 1 ? '' : 's'} left.`;
/** What happened to the second factor of a login. */
const FACTOR = {
  on: (facts) => ({
    subject: 'Two-step verification is on',
    lead: `Two-step verification was switched on for your account at ${facts.moment('at')}. From now on, logging in needs a code from your authenticator app. Sessions on other devices have ended.`,
  }),
  off: (facts) => ({
    subject: 'Two-step verification is off',
    lead: `Two-step verification was switched off for your account at ${facts.moment('at')}.`,
  }),
  reset: (facts) => ({
    subject: 'Your two-step verification was reset',
    lead: `An administrator reset the two-step verification of your account at ${facts.moment('at')}. All your sessions have ended. Log in with your password and set it up again.`,
  }),
  codes: (facts) => ({
    subject: 'You have new recovery codes',
    lead: `New recovery codes were made for your account at ${facts.moment('at')}. The earlier ones no longer work.`,
  }),
  'recovery-used': (facts) => ({
    subject: 'A recovery code was used',
    lead: `A recovery code of your account was used at ${facts.moment('at')}. ${left(facts)}`,
  }),
  locked: (facts) => ({
    subject: 'Too many wrong codes for your account',
    lead: `Somebody who knows your password entered too many wrong codes for your account at ${facts.moment('at')}. For a while, no code works.`,
  }),
} satisfies Record<string, (facts: Figures) => Pick<Content, 'subject' | 'lead'>>;
const factorNews = (facts: Figures): Pick<Content, 'subject' | 'lead'> => {
  const what = facts.text('what');
  return FACTOR[what in FACTOR ? (what as keyof typeof FACTOR) : 'off'](facts);
};

export const en: EmailWords = {
  colon: ':',
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  signature: (brand) => brand,
  why: 'You received this e-mail because it concerns your own account.',
  links: {
    logIn: 'Log in',
    newPassword: 'Choose a new password',
    verifyEmail: 'Verify your address',
    acceptInvitation: 'Accept the invitation',
    securityEvents: 'See the security events',
    apiTokens: 'See your API tokens',
    webhooks: 'See the webhooks',
    giveConsent: 'See what you agree to',
    sendResults: 'Send the results',
    sendPhotos: 'Send the photos',
    giveCashInfo: 'Send what is missing',
  },
  emails: {
    'account-exists': () => ({
      subject: 'You already have an account',
      lead: 'Someone, perhaps you, just enrolled with this e-mail address. It already has an account, so no new account was created.',
      figures: [],
      close:
        'Log in with your password, or choose a new one. If this was not you, you do not need to do anything; your account is unchanged.',
    }),
    'account-reminder': () => ({
      subject: 'This is the address of your account',
      lead: 'Someone, perhaps you, asked which e-mail address your account uses. It is the address that received this e-mail.',
      figures: [],
      close:
        'Log in with it, or choose a new password. If this was not you, you do not need to do anything; your account is unchanged.',
    }),
    'decision-undone': (facts) => {
      const what = facts.text('what');
      const of = {
        document: `Your ${PAPERS[facts.text('kind')] ?? 'document'}`,
        claim: `Your claim of a result at ${facts.text('event')}`,
        award: `Your award from ${facts.text('event')}`,
        event: facts.text('event'),
        application: 'Your application',
      }[what as 'document' | 'claim' | 'award' | 'event' | 'application'];
      return {
        subject: `Correction: ${of} is being looked at again`,
        lead: `We wrote to you about this a short time ago. Please disregard that e-mail: the decision was taken back. ${of} is being looked at again.`,
        figures: [],
        close: 'You do not need to do anything. We will write to you once it is decided.',
      };
    },
    'document-decided': (facts) => ({
      subject:
        facts.text('decision') === 'verified'
          ? `Your ${PAPERS[facts.text('kind')] ?? 'document'} was verified`
          : `Please upload your ${PAPERS[facts.text('kind')] ?? 'document'} again`,
      lead:
        facts.text('decision') === 'verified'
          ? `An administrator checked and verified your ${PAPERS[facts.text('kind')] ?? 'document'}.`
          : `An administrator checked your ${PAPERS[facts.text('kind')] ?? 'document'} and could not accept it.`,
      figures: [['Reason', facts.text('reason')]],
      close:
        facts.text('decision') === 'verified'
          ? 'Your profile shows what else is needed before cash is paid.'
          : 'Upload a new one in your profile. Cash can be paid once it is verified.',
    }),
    'documents-unverified': (facts) => ({
      subject: 'Your documents are being checked again',
      lead: `The name or AMA number of your account was changed at ${facts.moment('at')}. Your documents were verified for the earlier one, so an administrator will check them again.`,
      figures: [],
      close:
        'You cannot claim cash until they are verified. If they show an earlier name, upload new ones in your profile. If you did not change anything, contact support.',
    }),
    'admin-activated': (facts) => ({
      subject: 'Your administrator account is active again',
      lead: `${facts.text('by')} activated your administrator account at ${facts.moment('at')}. You can log in with your password.`,
      figures: [],
      close: 'If you never accepted an invitation, ask an administrator to invite you again.',
    }),
    'admin-deactivated': (facts) => ({
      subject: 'Your administrator account was deactivated',
      lead: `${facts.text('by')} deactivated your administrator account at ${facts.moment('at')}. Your sessions have ended, and you cannot log in.`,
      figures: [],
      close: 'If this is a mistake, ask another administrator to activate it again.',
    }),
    'email-code': (facts) => ({
      subject: 'Your code to verify your e-mail address',
      lead: 'Enter this code in the portal to verify your e-mail address.',
      figures: [
        ['Code', facts.text('code')],
        ['Valid until', facts.moment('until')],
      ],
      close:
        'Nobody from the program will ever ask you for it. If you did not ask for a code, you do not need to do anything.',
    }),
    'password-code': (facts) => ({
      subject: 'Your code for a new password',
      lead: 'Open the link below, or enter this code in the portal, to choose a new password.',
      figures: [
        ['Code', facts.text('code')],
        ['Valid until', facts.moment('until')],
      ],
      close:
        'Nobody from the program will ever ask you for it. If you did not ask for a new password, your password is unchanged.',
    }),
    'factor-changed': (facts) => ({
      ...factorNews(facts),
      figures: [],
      close: 'If this was not you, choose a new password in the portal at once and contact support.',
    }),
    'api-token-changed': (facts) =>
      facts.text('what') === 'revoked'
        ? {
            subject: 'An API token of yours was revoked',
            lead: `An administrator revoked your API token ${facts.text('name')} at ${facts.moment('at')}. Programs that use it are refused from now on.`,
            figures: [],
            close: 'If you do not know why, contact support.',
          }
        : {
            subject: 'An API token was made for your account',
            lead: `An API token was made for your account at ${facts.moment('at')}. Whoever has it can act for you within its scopes until it expires.`,
            figures: [
              ['Name', facts.text('name')],
              ['Scopes', facts.text('scopes')],
              ['Expires', facts.moment('until')],
            ],
            close:
              'If this was not you, choose a new password in the portal at once, which also revokes all your API tokens, and contact support.',
          },
    'password-changed': (facts) => ({
      subject: 'Your password was changed',
      lead: `The password of your account was changed at ${facts.moment('at')}. Sessions on other devices have ended.${
        facts.count('tokens') > 0 ? ' Your API tokens were revoked; make new ones for the programs that need them.' : ''
      }${
        facts.text('pin') === 'cleared'
          ? ' This also verified your e-mail address and removed your old PIN. Choose a new PIN in your profile before you redeem.'
          : ''
      }`,
      figures: [],
      close: 'If this was not you, choose a new password in the portal at once and contact support.',
    }),
    'email-changed': (facts) => ({
      subject: 'The e-mail address of your account was changed',
      lead: `The e-mail address of your account was changed at ${facts.moment('at')}. E-mails now go to the new address, and you can no longer log in with this one.`,
      figures: [],
      close: 'If this was not you, contact support at once.',
    }),
    'pin-changed': (facts) => ({
      subject: 'Your PIN was changed',
      lead: `The PIN of your account was changed at ${facts.moment('at')}. Dealers now ask for the new PIN.`,
      figures: [],
      close: 'If this was not you, choose a new password and a new PIN in the portal at once and contact support.',
    }),
    invitation: (facts) => ({
      subject: facts.text('to') ? `You are invited to log in for ${facts.text('to')}` : 'You are invited to log in',
      lead: `An account is ready for you, as ${AS[facts.text('as')] ?? 'a member'} of the program. Open the link below to accept the invitation and choose a password. If it does not open, use this e-mail address and the code.`,
      figures: [
        ['Account of', facts.text('to')],
        ['Invitation code', facts.text('code')],
        ['Valid until', facts.moment('until')],
      ],
      close: 'If you did not expect this invitation, ignore this e-mail. No account is created without the code.',
    }),
    'guardian-asked': (facts) => ({
      subject: 'A rider under age needs your consent',
      lead: 'Someone under age enrolled as a rider and named you as parent or legal guardian. The link below shows who it is. By agreeing, you let the rider take part by the rules of the program, and let us keep the rider’s name, contact details, motorcycle and results. Nothing is paid before you agree.',
      figures: [['Valid until', facts.moment('until')]],
      close: 'If you are not the parent or guardian, ignore this e-mail. Nothing happens then.',
      why: 'You received this e-mail because a rider entered this address for a parent or guardian.',
    }),
    'application-received': (facts) => ({
      subject: 'We received your application as a promoter',
      lead: `We received ${facts.text('name') ? `the application of ${facts.text('name')}` : 'an application as a promoter with this e-mail address'}. An administrator will review it, and we will e-mail you the decision.`,
      figures: [],
      close: 'You do not need to do anything until then. If you did not apply, you can ignore this e-mail.',
    }),
    'application-decided': (facts) => ({
      subject:
        facts.text('decision') === 'approved'
          ? 'Your application as a promoter was approved'
          : 'Your application as a promoter was not approved',
      lead:
        facts.text('decision') === 'approved'
          ? `${facts.text('name') ? `${facts.text('name')} is now an approved promoter of the program` : 'The application with this e-mail address was approved'}. If you have no login yet, you will get an invitation in another e-mail.`
          : `The application ${facts.text('name') ? `of ${facts.text('name')}` : 'with this e-mail address'} was not approved.`,
      figures: [['Reason', facts.text('reason')]],
      close:
        facts.text('decision') === 'approved'
          ? 'You can now manage your series, events and results in the portal.'
          : 'If you think this is a mistake, please contact support.',
    }),
    redemption: (facts) => ({
      subject: `You redeemed ${facts.money('amount')} at ${facts.text('dealer')}`,
      lead: `You redeemed ${facts.money('amount')} of your rewards at ${facts.text('dealer')}.`,
      figures: [
        ['Redemption code', facts.text('code')],
        ['Amount', facts.money('amount')],
        ['Your new balance', facts.money('balance')],
      ],
      close: 'If this was not you, ask the dealer to undo the redemption and change your PIN.',
    }),
    'redemption-undone': (facts) => ({
      subject: `A redemption of ${facts.money('amount')} was undone`,
      lead: `The redemption ${facts.text('code')} was undone. ${facts.money('amount')} was returned to the awards it came from.`,
      figures: [
        ['Redemption code', facts.text('code')],
        ['Returned', facts.money('amount')],
        ['Your new balance', facts.money('balance')],
      ],
      close: 'Awards keep their expiration dates.',
    }),
    receipt: (facts) => ({
      subject: `Receipt: ${facts.money('amount')} redeemed at ${facts.text('dealer')}`,
      lead: `Here is the receipt for ${facts.money('amount')} of your rewards, redeemed at ${facts.text('dealer')}.`,
      figures: [
        ['Redemption code', facts.text('code')],
        ['Amount', facts.money('amount')],
        ['Redeemed', facts.moment('redeemedAt')],
      ],
      close:
        'Nothing was redeemed again. If this was not you, ask the dealer to undo the redemption and change your PIN.',
    }),
    'pin-locked': (facts) => ({
      subject: 'Redemption is locked: too many wrong PINs',
      lead: `The wrong PIN was entered too many times for your account. Your rewards cannot be redeemed until ${facts.moment('until')}.`,
      figures: [],
      close: 'Nothing was taken out of your balance. If you did not try to redeem, change your PIN.',
    }),
    'award-earned': (facts) => ({
      subject: `You earned ${facts.money('amount')} at ${facts.text('event')}`,
      lead: `Your result at ${facts.text('event')} earned you ${facts.money('amount')}.`,
      figures: [
        ['Class', facts.text('className')],
        ['Place', facts.count('place') > 0 ? ordinal(facts.count('place')) : ''],
        ['Award', facts.money('amount')],
        ['Expires on', facts.date('expiresOn')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'award-refused': (facts) => ({
      subject: `${facts.money('amount')} from ${facts.text('event')} will not be paid`,
      lead: `We checked your result at ${facts.text('event')} before paying ${facts.money('amount')}. It will not be paid.`,
      figures: [
        ['Class', facts.text('className')],
        ['Place', facts.count('place') > 0 ? ordinal(facts.count('place')) : ''],
        ['Amount', facts.money('amount')],
        ['Reason', facts.text('reason')],
      ],
      close: 'Your other awards stay as they are. If you think this is a mistake, please contact support.',
    }),
    'photos-asked': (facts) => ({
      subject: `Send ${photos(facts.count('photos'))} to receive ${facts.money('amount')}`,
      lead: `Your result at ${facts.text('event')} is worth ${facts.money('amount')}. Before it is paid, we need ${photos(facts.count('photos'))} of the motorcycle that you raced, on which the logos can be seen.`,
      figures: [
        ['Class', facts.text('className')],
        ['Place', facts.count('place') > 0 ? ordinal(facts.count('place')) : ''],
        ['Amount', facts.money('amount')],
        ['Logos', facts.text('brand')],
        ['Send them by', facts.date('by')],
      ],
      close:
        'Take or choose the photos on your phone, under Photos in your account. If they are not all there by that day, the award is not paid.',
    }),
    'photos-again': (facts) => ({
      subject: `Please send ${photos(facts.count('photos'))} again for ${facts.money('amount')}`,
      lead: `We looked at your photos for your result at ${facts.text('event')} and need ${photos(facts.count('photos'))} from you before ${facts.money('amount')} is paid.`,
      figures: [
        ['Reason', facts.text('reason')],
        ['Class', facts.text('className')],
        ['Logos', facts.text('brand')],
        ['Send them by', facts.date('by')],
      ],
      close: 'If they are not all there by that day, the award is not paid.',
    }),
    'photos-lapsed': (facts) => ({
      subject: `${facts.money('amount')} from ${facts.text('event')} will not be paid: photos are missing`,
      lead: `The photos of your motorcycle for your result at ${facts.text('event')} were not all sent in time, so ${facts.money('amount')} is not paid.`,
      figures: [
        ['Class', facts.text('className')],
        ['Place', facts.count('place') > 0 ? ordinal(facts.count('place')) : ''],
        ['Amount', facts.money('amount')],
      ],
      close: 'If there was a reason, contact support: an administrator can give you more time.',
    }),
    'credit-expiring': (facts) => ({
      subject: `${facts.money('amount')} of your rewards expire soon`,
      lead: `${facts.money('amount')} of your rewards are about to expire, the first of them on ${facts.date('expiresOn')}.`,
      figures: [
        ['Expiring', facts.money('amount')],
        ['From', facts.date('expiresOn')],
      ],
      close: 'Redeem them at any participating dealer before that day. Your wallet shows each award and its last day.',
    }),
    'accounts-merged': () => ({
      subject: 'Your two accounts were merged',
      lead: 'You had two accounts. All their results, awards and redemptions are now in this one.',
      figures: [],
      close: 'Log in as usual. If something is missing, please contact support.',
    }),
    adjustment: (facts) => ({
      subject: `Your rewards were adjusted by ${facts.money('amount')}`,
      lead: `An administrator adjusted your rewards by ${facts.money('amount')}.`,
      figures: [
        ['Reason', facts.text('reason')],
        ['Adjusted by', facts.money('amount')],
        ['Your new balance', facts.money('balance')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'cash-expired': (facts) => ({
      subject: `${facts.money('amount')} of your cash lapsed`,
      lead: `${facts.money('amount')} for ${facts.text('award')} can no longer be paid out: its payment information did not arrive in time. An administrator decided this.`,
      figures: [
        ['Award', facts.text('award')],
        ['Lapsed', facts.money('amount')],
        ['Reason', facts.text('reason')],
      ],
      close: 'If you think this is a mistake, please contact support.',
    }),
    'cash-reminder': (facts) => ({
      subject: `Reminder: ${facts.sums()} is waiting for you`,
      lead: `We owe you ${facts.sums()} in cash, and cannot pay it out until we have what is missing. It was due on ${facts.date('dueOn')}.`,
      figures: [
        ['Owed to you', facts.sums()],
        ['Missing', lacking(facts)],
      ],
      close:
        'Only you can send it. If you have sent it already, we are checking it and you do not need to do anything.',
    }),
    'cash-extended': (facts) => ({
      subject: `You have until ${facts.date('until')} to receive ${facts.sums()}`,
      lead: `We owe you ${facts.sums()} in cash. We gave you more time to send what is missing: until ${facts.date('until')}.`,
      figures: [
        ['Owed to you', facts.sums()],
        ['Missing', lacking(facts)],
        ['New date', facts.date('until')],
        ['Reason', facts.text('reason')],
      ],
      close:
        'Only you can send it. If you have sent it already, we are checking it and you do not need to do anything.',
    }),
    'bonus-issued': (facts) => ({
      subject: `You earned the bonus of ${facts.text('series')}: ${facts.money('amount')}`,
      lead: `You earned a bonus of ${facts.money('amount')} for your season in ${facts.text('series')}.`,
      figures: [
        ['Series', facts.text('series')],
        ['Bonus', facts.money('amount')],
        ['Expires on', facts.date('expiresOn')],
      ],
      close: 'Your wallet shows what you can redeem today.',
    }),
    'claim-decided': (facts) => ({
      subject: `Your claim was ${facts.text('decision') === 'accepted' ? 'accepted' : 'refused'}: ${facts.text('event')}`,
      lead:
        facts.text('decision') === 'accepted'
          ? `Your claim for a missing result at ${facts.text('event')} was accepted. The result is now in your name.`
          : `Your claim for a missing result at ${facts.text('event')} was refused.`,
      figures: [
        ['Answer', facts.text('answer')],
        ['Award', facts.count('amount') > 0 ? facts.money('amount') : ''],
      ],
      close: 'Your earnings show each result and why it earns an award or not.',
    }),
    'deletion-requested': (facts) => ({
      subject: `Your account will be deleted on ${facts.date('eraseOn')}`,
      lead: `You asked at ${facts.moment('at')} that your account be deleted. On ${facts.date('eraseOn')} your personal data, documents and login are erased, and what is left of your awards is given up.`,
      figures: [['Deleted on', facts.date('eraseOn')]],
      close:
        'Until then you can redeem your credit, request your cash, and withdraw the request in your profile under “Your data”. Cash that you already requested is paid first. If you did not ask for this, withdraw the request and change your password.',
    }),
    'deletion-withdrawn': (facts) => ({
      subject: 'Your account stays',
      lead: `You withdrew the request to delete your account at ${facts.moment('at')}. Nothing was erased.`,
      figures: [],
      close: 'If you did not do this, change your password and contact support.',
    }),
    'event-decided': (facts) => ({
      subject:
        facts.text('decision') === 'paying'
          ? `${facts.text('event')} pays rewards`
          : `${facts.text('event')} does not pay rewards`,
      lead:
        facts.text('decision') === 'paying'
          ? `${facts.text('event')} is now a paying event: its results earn what its classes pay.`
          : `${facts.text('event')} stays in the program, but its results earn nothing.`,
      figures: [['Reason', facts.text('reason')]],
      close:
        facts.text('decision') === 'paying'
          ? 'Send the results in time, so that the riders are paid.'
          : 'If you think this is a mistake, please contact support.',
    }),
    'purse-decided': (facts) => ({
      subject:
        facts.text('decision') === 'approved'
          ? `Your change of ${facts.text('event')} was approved`
          : `Your change of ${facts.text('event')} was not approved`,
      lead:
        facts.text('decision') === 'approved'
          ? `The classes, payouts and dates you asked for now apply to ${facts.text('event')}. Results that are already there are evaluated again.`
          : `${facts.text('event')} keeps its classes, payouts and dates.`,
      figures: [['Reason', facts.text('reason')]],
      close:
        facts.text('decision') === 'approved'
          ? 'You can see them on the page of the event.'
          : 'You can change your request on the page of the event and send it again.',
    }),
    'late-results-asked': (facts) => ({
      subject: `Late results: ${facts.text('event')}`,
      lead: `${facts.text('name')} asks you to accept late results of ${facts.text('event')}. They were due by ${facts.date('due')}. If you reply to this e-mail, the promoter gets your reply.`,
      figures: [
        ['Event', facts.text('event')],
        ['Results due', facts.date('due')],
        ['Promoter', facts.text('name')],
        ['E-mail', facts.text('email')],
        ['Phone', facts.text('phone')],
        ['Reason', facts.lines('reason')],
      ],
      close:
        'To decide, open the event in the portal, under Late Results. Until then the promoter cannot send results.',
      why: 'You received this e-mail because requests of promoters go to this address.',
      replyTo: { name: facts.text('name'), address: facts.text('email') },
    }),
    'late-results-refused': (facts) => ({
      subject: `Late results not taken: ${facts.text('event')}`,
      lead: `The results of ${facts.text('event')} did not arrive in time, and an administrator decided not to take them any more.`,
      figures: [
        ['Event', facts.text('event')],
        ['Reason', facts.text('reason')],
      ],
      close: 'If you have the results, ask again on the page of the event and say why they are late.',
    }),
    'results-asked': (facts) => ({
      subject:
        facts.count('events') === 1
          ? `${riders(facts.count('riders1'))} asked for the results of ${facts.text('event1')}`
          : `Riders asked for the results of ${events(facts.count('events'))}`,
      lead: `Riders are waiting for the results of ${events(facts.count('events'))} of yours. This is how many asked for them:`,
      figures: [
        ...Array.from({ length: facts.many('event') }, (_, at): Content['figures'][number] => [
          facts.text(`event${at + 1}`),
          riders(facts.count(`riders${at + 1}`)),
        ]),
        [
          'More events',
          facts.count('events') > facts.many('event') ? String(facts.count('events') - facts.many('event')) : '',
        ],
      ],
      close:
        'Riders are paid once the results are in. If the result window has closed, ask on the page of the event that late results be accepted. You get this e-mail at most once a week.',
    }),
    'history-anchor': (facts) => ({
      subject: `History anchor of ${facts.moment('at')}`,
      lead: 'These are the ends of the audit log and of the ledger. Keep this e-mail where nobody who manages the database can change it.',
      figures: [['Anchor', facts.text('anchor')]],
      close:
        'To check the database against it, save the line in a file and run audit:verify and ledger:verify with --anchors and the name of the file.',
      why: 'You get this e-mail because ANCHOR_MAIL names this address.',
    }),
    security: (facts) => ({
      subject: `Security: ${EVENTS[facts.text('event')] ?? 'something to look at'}`,
      lead: `This happened in the portal: ${EVENTS[facts.text('event')] ?? 'something to look at'}. All active administrators get this e-mail, whoever did it.`,
      figures: [
        ['How often', facts.count('count') > 1 ? String(facts.count('count')) : ''],
        [facts.count('count') > 1 ? 'First' : 'When', facts.moment('from')],
        ['Last', facts.count('count') > 1 ? facts.moment('until') : ''],
        ['Administrator', facts.text('by')],
      ],
      close: 'If nobody told you about it, ask now. What follows within the hour comes in one e-mail.',
      why: 'You received this e-mail because you are an administrator.',
    }),
    'reward-link-opened': (facts) => ({
      subject: `An administrator opened your reward link of ${facts.money('amount')}`,
      lead: `${facts.text('by')} opened the link to your reward of ${facts.money('amount')} at ${facts.moment('at')}. Whoever has this link can take the reward.`,
      figures: [['Reason', facts.text('reason')]],
      close:
        'If you did not ask for help with it, take the reward in the portal under Cash out and contact support at once.',
    }),
    'webhook-off': (facts) => ({
      subject: `The webhook “${facts.text('webhook')}” was switched off`,
      lead:
        facts.text('why') === 'gone'
          ? 'Its address answered 410 Gone, which says that it wants no more messages.'
          : `Its address did not accept anything since ${facts.moment('since')}. It is not told what happens now.`,
      figures: [],
      close: 'Check the address, send a test, and switch the webhook on again in the portal.',
    }),
    contact: (facts) => ({
      subject: `Contact form: ${facts.text('subject') || `a message from ${facts.text('name')}`}`,
      lead: 'A visitor sent this message through the contact form. If you reply to this e-mail, the visitor gets your reply.',
      figures: [
        ['Name', facts.text('name')],
        ['E-mail', facts.text('email')],
        ['Phone', facts.text('phone')],
        ['Subject', facts.text('subject')],
        ['Message', facts.lines('message')],
      ],
      close: 'Their identity was not checked. Do not tell them anything that only the owner of an account may know.',
      why: 'You received this e-mail because messages from the contact form go to this address.',
      replyTo: { name: facts.text('name'), address: facts.text('email') },
    }),
    'claim-received': (facts) => ({
      subject: `We received your claim of ${facts.money('gross')}`,
      lead: `Your cash awards of ${facts.money('gross')} will be paid out no later than ${facts.date('dueOn')}.`,
      figures: [
        ...amounts(facts),
        ['Payment method', BY[facts.text('method')] ?? ''],
        ['Paid out no later than', facts.date('dueOn')],
      ],
      close: 'You will get another e-mail when the money is sent. If you did not request it, please contact support.',
    }),
    'credit-taken': (facts) => ({
      subject: `You took ${facts.money('amount')} of cash as dealer credit`,
      lead: `${facts.money('total')} of dealer credit is in your wallet. Redeem it by ${facts.date('expiresOn')}.`,
      figures: [
        ['Cash taken as credit', facts.money('amount')],
        ['Bonus of the program', facts.money('bonus')],
        ['Dealer credit', facts.money('total')],
        ['Expires', facts.date('expiresOn')],
      ],
      close: 'This choice is final. If you did not make it, please contact support at once.',
    }),
    'claim-sent': (facts) => ({
      subject: `We sent you ${facts.money('net')} in cash awards`,
      lead: facts.text('reference')
        ? `We paid you ${facts.money('net')}.`
        : facts.text('method') === 'cheque'
          ? `A cheque for ${facts.money('net')} was mailed to your address.`
          : `We sent you ${facts.money('net')} by ${BY[facts.text('method')] ?? 'reward link'}.`,
      figures: [
        ...amounts(facts),
        ...(facts.text('reference')
          ? ([['Reference', facts.text('reference')]] as const)
          : ([['Payment method', BY[facts.text('method')] ?? '']] as const)),
      ],
      close:
        facts.text('method') === 'cheque'
          ? 'If it has not arrived within three weeks, please contact support.'
          : 'The portal shows the payment under your payouts.',
    }),
    'claim-unsent': (facts) => ({
      subject: `Your payment of ${facts.money('net')} was taken back`,
      lead: `We told you that ${facts.money('net')} was sent to you. That payment was canceled, so please do not wait for it.`,
      figures: amounts(facts),
      close:
        'The amount is still yours, and we will pay it anew: you do not need to do anything, and you will get another e-mail then. If you have questions, please contact support.',
    }),
    'claim-canceled': (facts) => ({
      subject: `Your claim of ${facts.money('gross')} was canceled`,
      lead: `Your claim of ${facts.money('gross')} in cash awards was canceled before anything was paid out.`,
      figures: amounts(facts),
      close:
        'The awards are still yours. You can ask for them again under Cash out; if you have questions, please contact support.',
    }),
    'payment-info-due': (facts) => ({
      subject: `${facts.money('amount')} in cash awards: we need your payment information`,
      lead: `We owe you ${facts.money('amount')} in cash, and cannot pay it out yet: your address, driver’s licence or tax form is missing or not verified.`,
      figures: [['Owed to you', facts.money('amount')]],
      close: 'Complete your address in the portal and upload your driver’s licence and W-9. The money is not lost.',
    }),
    'results-received': (facts) => ({
      subject: `Results received: ${facts.text('event')}, ${facts.text('className')}`,
      lead: `The results of ${facts.text('className')} at ${facts.text('event')} were received and evaluated.`,
      figures: [
        ['Class', facts.text('className')],
        ['Content', rows(facts.count('rows'))],
        ['Awards of this class', facts.money('amount')],
      ],
      close: 'The event page shows each result and why it earns an award or not.',
    }),
  },
};
