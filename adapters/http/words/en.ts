import type { TextFormatter } from './text-formatter.js';
import type { Words } from './words.js';

const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'The first name is missing.',
  lastName: 'The last name is missing.',
  email: 'This is not an e-mail address.',
  bornOn: 'The date of birth is missing or not valid.',
  country: 'Choose a country from the list.',
  state: 'Choose a state or province from the list, or enter at most 50 characters.',
  zipcode: 'The postal code is longer than 12 characters.',
};
const NOT_FOUND: Readonly<Record<string, string>> = {
  image: 'This picture could not be found. It may have been replaced; load the page again.',
  document: 'This document could not be found. It may have been replaced; load the rider again.',
  note: 'This note could not be found. It may have been removed; load the rider again.',
  timecard: 'This timecard could not be found. It may have been removed; load the rider again.',
  rider: 'Not a valid rider',
  dealer: 'This dealer could not be found. Check the address, or go back to the list.',
  promoter: 'This promoter could not be found. Check the address, or go back to the list.',
  event: 'This event could not be found. It may have been removed; go back to the list of events.',
  bike: 'This bike could not be found. It may have been sold; load the garage again.',
  pattern: 'This pattern could not be found. It may have been deleted; load the list again.',
  dispute: 'This dispute could not be found. Load the list again.',
  redemption: 'This redemption could not be found. Go back to the list of redemptions.',
  series: 'This series could not be found. It may have been removed; go back to the list of series.',
  class: 'This class could not be found. It may have been removed; load the event again.',
  notice: 'This notice could not be found. Check the address, or go back to the list of notices.',
  season: 'This season could not be found. It may have been deleted; go back to the list of seasons.',
  category: 'This category could not be found. It may have been removed; go back to the list of categories.',
  result: 'This result could not be found. It may have been removed; load the event again.',
  claim: 'This claim could not be found. Go back to the list of claims.',
  bonus: 'This rider has no bonus of this series. Nothing was changed; load the rider again.',
  account: 'This account could not be found. It may have been removed; log in again.',
  admin: 'This administrator could not be found. Check the address, or go back to the list.',
  mail: 'This e-mail could not be found. It may have been deleted; go back to the list of e-mails.',
  message: 'This message could not be found. It may have been deleted; go back to the list of messages.',
  login: 'This login could not be found. It may have been removed; load the list again.',
  'payment-run': 'This payment run could not be found. Go back to the payment desk.',
  'payout-claim': 'This payout claim could not be found. Go back to the list of payout claims.',
  award: 'This award could not be found. Load the awards again.',
  order: 'No order could be found for this. Go back to the list of payout claims.',
  cheque: 'This cheque could not be found. Go back to the register.',
};

const SAVE_AGAIN = 'save it as CSV or XLSX and send it again.';
const COPY_TABLE = 'copy only the table into a new spreadsheet, save it as CSV or XLSX and send that.';
/** What the file is, and what to do instead. */
const NOT_READABLE: Readonly<Record<string, readonly [what: string, instead: string]>> = {
  image: ['This is a picture, not a table.', 'enter the table by hand, or ask for it as CSV or XLSX.'],
  pdf: [
    'This is a PDF, not a table.',
    'save the table as CSV or XLSX in the program that made the PDF, or ask whoever sent it for such a file.',
  ],
  html: [
    'This is a web page, not a table.',
    'copy its table into a spreadsheet, save it as CSV or XLSX and send that.',
  ],
  word: [
    'This is a text document, not a table.',
    'copy its table into a spreadsheet, save it as CSV or XLSX and send that.',
  ],
  zip: ['This is an archive of files, not a table.', 'unpack it and send the CSV or XLSX that it holds.'],
  numbers: ['This is a Numbers document.', 'choose “Export to” in Numbers, then CSV or Excel, and send that.'],
  binary: ['This is not a text file or a spreadsheet.', SAVE_AGAIN],
  encoding: ['The text encoding of this file is not recognized.', SAVE_AGAIN],
  quotes: ['A quotation mark is not closed.', SAVE_AGAIN],
  spreadsheet: ['This spreadsheet is damaged.', SAVE_AGAIN],
  password: ['This spreadsheet is protected by a password.', 'save it without a password and send it again.'],
  xls: ['This file is in an older Office format such as .xls.', SAVE_AGAIN],
  crowded: ['This spreadsheet holds far more than a table.', COPY_TABLE],
  effort: ['This file takes too long to read.', COPY_TABLE],
};

/** What a file has too much of. Bytes are told apart. */
const TOO_LARGE: Readonly<Record<string, readonly [what: string, instead: string]>> = {
  rows: ['rows', 'split it and send the parts.'],
  columns: ['columns in one line', COPY_TABLE],
  cells: ['cells', COPY_TABLE],
  sheets: ['sheets', COPY_TABLE],
  line: ['characters in one line', COPY_TABLE],
  text: ['characters', COPY_TABLE],
};

/** Texts for faults in a list of classes; `name`: the class. */
const CLASSES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  'too-many': ({ count, facts }) => `An event has at most ${count(facts.limit)} classes.`,
  'too-many-places': ({ count, facts, text }) =>
    `The class ${text(facts.name)} has more than ${count(facts.limit)} payout places.`,
  'no-name': () => 'A class has no name.',
  'same-name': ({ facts, text }) => `Two classes are called ${text(facts.name)}, and each class needs its own name.`,
  place: ({ count, facts, text }) =>
    `The class ${text(facts.name)} pays a place that is not a whole number from 1 to ${count(facts.limit)}.`,
  'same-place': ({ count, facts, text }) => `The class ${text(facts.name)} pays place ${count(facts.place)} twice.`,
  amount: ({ count, facts, text }) =>
    `The class ${text(facts.name)} needs an amount above zero for place ${count(facts.place)}.`,
  steps: ({ facts, text }) =>
    `The class ${text(facts.name)} needs more riders and more places with each step by its size, and all places with the last one.`,
};

/** Texts for notices that cannot be saved. */
const NOTICES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  order: () => 'The notice ends before it begins; choose a later end.',
  past: () => 'The notice would have ended already; choose an end in the future.',
  full: ({ count, facts }) =>
    `At most ${count(facts.count)} notices show ${{ home: 'on the home page', riders: 'to riders', dealers: 'to dealers', promoters: 'to promoters' }[String(facts.place)] ?? 'in a place'} at the same time; end one first, or choose other days.`,
  many: ({ count, facts }) => `There are ${count(facts.count)} notices that have not ended; end one first.`,
  ended: () => 'The notice has ended, so it stays as it was. Write a new one.',
};

/** Texts for seasons that cannot be changed. */
const SEASONS: Readonly<Record<string, (say: TextFormatter) => string>> = {
  past: () => 'A season begins in the future; choose a first day after today.',
  begun: () => 'The season has begun, so it stays. Plan another one from a later day on.',
  waits: () => 'Another administrator is asked about this season. Withdraw the request first.',
  decided: () => 'The season is not a draft any more. Load the page again.',
  drafts: ({ count, facts }) => `There are ${count(facts.count)} drafts already; delete one first.`,
  same: () => 'The season changes nothing against what is in force on its first day.',
  limits: ({ facts, money }) =>
    `The operator allows at most ${money(facts.limit, facts.currency)} for ${{ place: 'a place', class: 'a class', event: 'an event' }[String(facts.of)] ?? 'it'}.`,
};

/** Texts for amounts above their limit; `name`: the class. */
const PURSES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  place: ({ facts, money, text }) =>
    `${facts.name === undefined ? 'This place' : `A place of the class ${text(facts.name)}`} pays ${money(facts.asked, facts.currency)}; one place pays at most ${money(facts.limit, facts.currency)}.`,
  class: ({ facts, money, text }) =>
    `${facts.name === undefined ? 'This class' : `The class ${text(facts.name)}`} pays ${money(facts.asked, facts.currency)} in all; one class pays at most ${money(facts.limit, facts.currency)}.`,
  event: ({ facts, money }) =>
    `The classes of this event pay ${money(facts.asked, facts.currency)} in all; one event pays at most ${money(facts.limit, facts.currency)}.`,
};

/** Why two events cannot be one race. */
const ONE_RACE: Readonly<Record<string, string>> = {
  same: 'An event cannot be linked with itself.',
  dates: 'The events are more than a day apart, or one has no date.',
  place: 'The events are in different places.',
  currency: 'The events pay in different currencies.',
  linked: 'One of the events is already linked with another.',
};

/** Texts for unplaced results, by their codes. */
const FINISHES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  DNF: ({ toRider }) => `${toRider('You', 'The rider')} did not finish (DNF).`,
  DNS: ({ toRider }) => `${toRider('You', 'The rider')} did not start (DNS).`,
  DQ: ({ toRider }) => `${toRider('You were', 'The rider was')} disqualified (DQ).`,
};

/** A motorcycle as a file of results writes it: “a Ducati Monster”, “an Aprilia”, “an 890 Adventure”. */
const aBike = (named: string): string => `${/^(?:[aeio]|8)/i.test(named) ? 'an' : 'a'} ${named}`;

/** Where too many wrong PINs came from. */
const GUESSERS: Readonly<Record<string, string>> = {
  account: 'with this login',
  device: 'on this device',
  address: 'from this network',
};

/** Why a PIN is too easy to guess. */
const PINS: Readonly<Record<string, string>> = {
  run: 'This PIN is too easy to guess: its digits follow one another.',
  repeat: 'This PIN is too easy to guess: it repeats its digits.',
  'birth-year': 'This PIN is too easy to guess: it is the year of birth.',
  common: 'This PIN is too easy to guess: many people choose it.',
};

/** What a new password lacks. */
const PASSWORDS: Readonly<Record<string, string>> = {
  'too-short': 'A password has at least 8 characters.',
  'too-long': 'A password has at most 128 characters.',
  special: 'A password can contain only letters, digits and spaces, no special characters such as !@#$%^&*().',
  common: 'This password is too common and easy to guess.',
};

/** Why somebody else has to do it, by what the person did. */
const SECOND: Readonly<Record<string, (say: TextFormatter) => string>> = {
  maker: () => 'You asked for this change yourself, so another administrator has to decide. Nothing was changed.',
  invited: ({ facts, date }) =>
    `One of you invited the other recently, so another administrator has to decide until ${date(facts.day)}. Nothing was changed.`,
  proxy: () => 'You are acting for someone else. Nothing was changed; stop, then decide under your own name.',
  purse: () =>
    'You set this purse or moved the dates, so another administrator decides whether it is paid. Nothing was changed.',
  colleague: () =>
    'Nobody resets the two-step verification of another administrator alone. Ask for it under Administrators; a third one approves it. Nothing was changed.',
  uploaded: () => 'You uploaded this document, so another administrator decides about it. Nothing was changed.',
  document: () => 'You decided this rider’s documents, so another administrator pays. Nothing was paid.',
  adjusted: () => 'You adjusted this rider’s money, so another administrator pays. Nothing was paid.',
  results: () => 'You entered results of this rider, so another administrator pays. Nothing was paid.',
};

/** Why a decision stands. */
const UNDO: Readonly<Record<string, string>> = {
  other: 'Somebody else decided this. The decision stands.',
  late: 'This was decided more than 10 minutes ago. The decision stands; decide again if you need to.',
  changed: 'This was changed since you decided. The decision stands; load it again.',
  spent: 'Some of the money was redeemed already. The decision stands.',
  claimed: 'The rider has asked for the cash already. The decision stands; ask for a new document if you need to.',
};

/** What happened to a request, by its state. */
const CLOSED: Readonly<Record<string, string>> = {
  approved: 'was approved already',
  refused: 'was refused already',
  withdrawn: 'was taken back',
  expired: 'expired without a decision',
};

export const en: Words = {
  titles: {
    400: 'Invalid request',
    401: 'Not logged in',
    403: 'Not allowed',
    404: 'Not found',
    408: 'Request timed out',
    409: 'Not possible now',
    413: 'Too large',
    415: 'Wrong kind of content',
    422: 'Not accepted',
    429: 'Too many attempts',
    431: 'Headers too large',
    500: 'An error occurred',
    503: 'Temporarily unavailable',
  },
  problems: {
    ACCOUNT_DEACTIVATED: 'Your account has been deactivated, please contact support',
    ADDRESS_INCOMPLETE:
      'The address is not complete, so cash cannot be paid. Nothing was claimed; fill in street, city, state, ZIP code and country in the profile.',
    ADJUSTMENT_OVER_LIMIT: ({ facts, money }) =>
      `An adjustment can be at most ${money(facts.limit, facts.currency)}; you entered ${money(facts.asked, facts.currency)}. Nothing was changed; enter a smaller amount.`,
    ADJUSTMENT_ZERO: 'The adjustment must not be zero. Nothing was changed; enter an amount above or below zero.',
    ADMINS_ONLY:
      'Only an administrator can change this part of the record. Nothing was changed; contact support if it is wrong.',
    ALREADY_DECIDED: ({ facts }) =>
      facts.status === 'approved'
        ? 'This promoter is already approved. Nothing was changed; undo the approval first.'
        : 'This application was already rejected. Nothing was changed; undo the rejection first.',
    ALREADY_MERGED:
      'One of the two riders was already merged into another account. Nothing was changed; search for the riders again.',
    ALREADY_PROXYING: 'You are already acting as someone else. Remove that proxy first, then start the new one.',
    ALREADY_REFUNDED: 'The dealer was already refunded for this redemption. Nothing was refunded again.',
    ALREADY_REVOKED: 'This redemption was already undone, and the credit is back in the wallet. Nothing was changed.',
    AMOUNT_NOT_POSITIVE: 'The amount must be more than zero. Nothing was redeemed; enter the amount again.',
    AWARD_CLAIMED:
      'One of these awards is already in another claim, or has nothing left to pay. Nothing was claimed; load the awards again.',
    BAD_REQUEST: 'The request could not be understood, and nothing was changed. Go back and try again.',
    BODY_NOT_JSON: 'The request could not be read, and nothing was changed. Reload the page and try again.',
    BODY_TOO_LARGE: 'The request is too large, and nothing was changed. Shorten the text and send it again.',
    BONUS_ISSUED: ({ facts, text }) =>
      `This rider already has the bonus of ${text(facts.series)}. Nothing was issued; take that bonus back first if its value has changed.`,
    BONUS_OVER_LIMIT: ({ facts, money }) =>
      `A series bonus can be at most ${money(facts.limit, facts.currency)}; this one is ${money(facts.asked, facts.currency)}. Nothing was changed; lower its value in the series.`,
    BONUS_WITHOUT_VALUE:
      'A series with a bonus needs the value of the bonus and its expiration date. Nothing was changed; fill in both, or remove the bonus.',
    CHEQUE_NOT_ISSUED:
      'This claim is paid by cheque, so it is sent with a cheque run. Nothing was changed; start the cheque run.',
    CHEQUE_STANDS:
      'A cheque was issued for this claim. Nothing was changed; void the cheque first. The claim is then pending again.',
    CHEQUE_VOIDED: 'This cheque was already voided. Nothing was changed; load the register again.',
    CLAIM_CANCELED: 'This claim was canceled. Nothing was changed; create a new claim for its awards.',
    CLAIM_DECIDED: 'This claim was already decided. Nothing was changed; load the list of claims again.',
    CLAIM_HAS_ORDER: 'This claim has an order at the payment provider. Nothing was changed; cancel the order first.',
    CLAIM_MESSAGE_LENGTH: ({ count, facts }) =>
      `Write a text of 1 to ${count(facts.limit)} characters. Nothing was saved; correct it and send it again.`,
    CLAIM_IN_RUN: 'This claim is in a payment run already. Wait until the run is decided and paid.',
    CLAIM_NOT_SENT: 'This claim was not sent, so there is nothing to undo. Nothing was changed; load it again.',
    CLAIM_OPEN:
      'You already have an open claim for this event. Nothing was saved; we will e-mail you when it is decided.',
    CLAIM_OUTDATED: ({ facts, money }) =>
      `This claim changed from ${money(facts.was, facts.currency)} to ${money(facts.now, facts.currency)}, because results were corrected or the rider’s tax status changed. Nothing was sent to the payment provider; refresh the claim, then try again.`,
    CLAIM_SENT: 'This claim was already sent. Nothing was changed; if the money was not paid, undo the sending first.',
    CLAIM_TOO_LATE: ({ date, facts }) =>
      `Missing results of this event could be claimed until ${date(facts.due)}. Nothing was saved; contact support if you wrote before that day.`,
    CLASSES_NOT_VALID: (say) =>
      `${CLASSES[String(say.facts.why)]?.(say) ?? 'The list of classes is not valid.'} No class was changed; correct the list and save again.`,
    CLASS_HAS_RESULTS: ({ facts, text }) =>
      `The class ${text(facts.name)} has results or awards, so it cannot be removed, and only an administrator can change what it pays. No class was changed; load the event again.`,
    PURSE_APPROVED:
      'An administrator approved what this event pays, so this import cannot simply be undone. Nothing was changed; change the classes instead, which asks for approval.',
    REQUEST_CLOSED: ({ facts }) =>
      `This request ${CLOSED[String(facts.state)] ?? 'is closed'}. Nothing was changed; load it again.`,
    UNDO_REFUSED: ({ facts }) => UNDO[String(facts.why)] ?? 'This can no longer be undone. The decision stands.',
    SECOND_PERSON_NEEDED: (say) =>
      SECOND[String(say.facts.why)]?.(say) ??
      'You had a hand in this payment: documents, results or an adjustment. Another administrator pays. Nothing was paid.',
    CODE_NOT_VALID:
      'The code is wrong or no longer valid. Nothing was changed; use the code from our newest e-mail, or request a new one.',
    CONSENT_GIVEN: 'A parent or guardian has consented already. Load the page again.',
    GUARDIAN_NOT_VALID: ({ facts }) =>
      facts.field === 'email'
        ? 'A parent or guardian needs an e-mail address of their own, not the rider’s and not another minor’s.'
        : 'Enter the name of a parent or guardian. It is not the rider’s own name.',
    CONSENT_NEEDED: ({ count, facts }) =>
      `Riders under ${count(facts.adultAge)} need the consent of a parent or guardian. Nothing was saved; enter that person’s name and send it again.`,
    DOCUMENT_REPLACED: 'A newer document has replaced this one. Nothing was decided; check the newer one.',
    NOTE_LENGTH: ({ count, facts }) =>
      `Write a note of 1 to ${count(facts.limit)} characters. Nothing was saved; correct it and send it again.`,
    IMAGE_DAMAGED:
      'The image is damaged or incomplete. Nothing was saved; open it, save it again as PNG or JPG and send that.',
    IMAGE_TOO_LARGE: ({ count, facts }) =>
      `The image has more than ${count(facts.limit)} million pixels. Nothing was saved; send a smaller photo or scan.`,
    PHOTOS_CHANGED:
      'The rider has sent other photos since, or somebody decided. Nothing was changed; look at them again.',
    PHOTOS_NOT_AWAITED:
      'No photo is awaited here: somebody decided, or the result no longer earns it. Nothing was changed.',
    PHOTOS_TOO_LATE: ({ date, facts }) =>
      `The photos could be sent until ${date(facts.by)}. This one was not saved; contact support if there was a reason.`,
    PHOTO_SENT_TWICE: 'You sent this picture already. It was not saved again; send another one.',
    TOO_MANY_UPLOADS: ({ count, facts }) =>
      `You have sent ${count(facts.limit)} files today, which is the daily limit. This one was not saved; send it again tomorrow.`,
    NOT_A_TIMECARD: 'The file is not a PNG, JPG or PDF. Nothing was saved; scan the timecard, or print it to a PDF.',
    NOT_AN_IMAGE: 'The file is not a PNG or JPG image. Nothing was saved; send a photo or a scan as PNG or JPG.',
    PIN_NOT_VALID: ({ facts }) =>
      `${PINS[String(facts.why)] ?? 'A PIN has 4 digits.'} Nothing was saved; choose another one.`,
    PROFILE_NOT_VALID: ({ facts }) =>
      `${FIELDS[String(facts.field)] ?? 'A field of the profile is not valid.'} Nothing was saved; correct it and send it again.`,
    CONFIRMATION_WRONG:
      'Type DELETE and the e-mail of the rider to delete, or KEEP and the e-mail of the rider to keep. Nothing was merged.',
    CONFLICT: 'Someone else was changing the same data. Nothing was changed; please try again.',
    CONTRACT_OUTDATED:
      'The portal was updated after you opened this page. Nothing was changed; reload the page and try again.',
    COUNTER_CODE_LOCKED: ({ facts, wait }) =>
      `Too many wrong counter codes were entered. Nothing was redeemed; ask the dealer to redeem for you, or try again in ${wait(facts.until)}.`,
    CROSS_SITE:
      'The request came from another website and was refused. Nothing was changed; open the portal itself and try again.',
    CURRENCY_FIXED: ({ facts, text }) =>
      `Awards of this event were issued in ${text(facts.currency)}, so it cannot move to a country with another currency. Nothing was changed; add a new event there instead.`,
    DAILY_REDEMPTION_LIMIT: ({ facts, money }) =>
      `A rider can redeem at most ${money(facts.limit, facts.currency)} a day. This rider can redeem ${money(facts.left, facts.currency)} more today; you entered ${money(facts.asked, facts.currency)}. Nothing was redeemed; enter a smaller amount, or wait until tomorrow.`,
    DAILY_ADJUSTMENT_LIMIT: ({ facts, money }) =>
      `An administrator can adjust at most ${money(facts.limit, facts.currency)} a day; additions and deductions both count. You can adjust ${money(facts.left, facts.currency)} more today; you entered ${money(facts.asked, facts.currency)}. Nothing was changed; enter a smaller amount, or wait until tomorrow.`,
    DEALER_DEACTIVATED:
      'This dealer has been deactivated and cannot redeem. Nothing was redeemed; please contact support.',
    DEALER_ID_TAKEN: 'Another dealer has this dealer ID. Nothing was saved; check the number.',
    DEALER_LOCKED: ({ facts, wait }) =>
      `Too many wrong PINs were entered at this dealer. Nothing was redeemed; try again in ${wait(facts.until)}.`,
    CAPTCHA_MISSING: 'Confirm that you are not a robot, then try again. Nothing was sent.',
    CAPTCHA_UNAVAILABLE: 'The security check does not work right now. Nothing was sent; try again in a moment.',
    CAPTCHA_WRONG: 'The security check failed, took too long or was used before. Nothing was sent; tick the box again.',
    EMAIL_NOT_VERIFIED: ({ facts }) =>
      facts.by === 'session'
        ? 'Your e-mail address is not verified yet. Nothing was changed; enter the code we sent to your address, or request a new one, then try again.'
        : facts.by === 'provider'
          ? 'The service you used to log in has not verified your e-mail address. You are not logged in; verify the address there, or log in with your password.'
          : 'The e-mail address of this account was never verified. You are not logged in; log in with your password, or choose a new password, which also verifies the address.',
    SIGN_IN_REFUSED: 'The other service did not log you in, or it took too long. You are not logged in; try again.',
    SIGN_IN_UNAVAILABLE:
      'The other service cannot be reached right now. You are not logged in; try again in a moment, or use your password.',
    TOO_MANY_REQUESTS: ({ facts, wait }) =>
      `Too many requests were sent. Nothing was changed; try again in ${wait(facts.until)}.`,
    EMAIL_TAKEN: 'This e-mail address already has an account. Nothing was changed; use another address.',
    EVENT_BEGUN: ({ date, facts }) =>
      `This event began on ${date(facts.startsOn)}, so its dates are now fixed. Nothing was changed; ask an administrator to move it.`,
    EVENT_DATES_NOT_VALID:
      'The event ends before it starts, or has a last day but no first day. Nothing was changed; correct the dates.',
    EVENT_HAS_RESULTS:
      'This event has results, awards or claims of missing results. Nothing was changed; an administrator can cancel it.',
    EVENT_IS_DRAFT: 'This event is a draft. Nothing was changed; publish it first.',
    EVENT_NOT_READY: ({ facts }) =>
      facts.why === 'canceled'
        ? 'This draft is canceled. It was not published; ask an administrator to restore it.'
        : 'A published event needs a date. Nothing was changed; set the date first.',
    LATE_RESULTS_NOT_NEEDED:
      'Results of this event can be sent already, or the event is canceled. Nobody was asked; open the event again to see where it stands.',
    EVENT_NOT_LINKED: 'The event is not linked with another any more. Nothing was changed; open it again.',
    NOT_ONE_RACE: ({ facts, text }) =>
      `${ONE_RACE[text(facts.why)] ?? 'The two events cannot be one race.'} Nothing was changed.`,
    RESULTS_NOT_AWAITED:
      'No results of this event are missing, or nobody can be asked for them. Nobody was asked; open the event again to see where it stands.',
    EVENT_NOT_STARTED: ({ date, facts }) =>
      facts.startsOn === null
        ? 'This event has no date yet, so results cannot be sent. Nothing was saved; ask an administrator to set the date.'
        : `This event begins on ${date(facts.startsOn)}. Results can be sent from that day on; nothing was saved.`,
    EXPIRES_IN_PAST: 'The expiration date is in the past. Nothing was changed; choose a later date.',
    FACTOR_ALREADY_SET:
      'Two-step verification is already on. Nothing was changed; to use another device, switch it off first.',
    FACTOR_NEEDED: 'Confirm that it is you: enter a code from your authenticator app. Nothing was done yet.',
    FACTOR_NOT_SET: 'Two-step verification is not on for this login. Nothing was changed.',
    FACTOR_SETUP_NEEDED:
      'Administrators need two-step verification. Nothing was done; set it up under Login and security, then try again.',
    FILE_EMPTY: 'The file has no rows. Nothing was saved; check that you chose the right file.',
    FILE_NOT_READABLE: ({ count, facts }) => {
      const [what, instead] = NOT_READABLE[String(facts.why)] ?? ['The file cannot be read.', SAVE_AGAIN];
      const where = Number(facts.line) > 0 ? `The file cannot be read from line ${count(facts.line)} on. ` : '';
      return `${where}${what} Nothing was saved; ${instead}`;
    },
    FILE_TOO_LARGE: ({ count, facts, megabytes }) => {
      const [what, instead] = TOO_LARGE[String(facts.what)] ?? [];
      return what === undefined
        ? `The file is larger than ${megabytes(facts.limit)}. Nothing was saved; send a smaller file.`
        : `The file has more than ${count(facts.limit)} ${what}. Nothing was saved; ${instead}`;
    },
    FILE_WAITING:
      'Other files of this account are still being read. Nothing was saved; send this one when they are done.',
    FORBIDDEN: 'Your account is not allowed to do this. Nothing was changed; ask an administrator if you need access.',
    IDEMPOTENCY_KEY_MISSING:
      'The request has no Idempotency-Key, so a retry could be carried out twice. Nothing was changed; send it with a key.',
    IDEMPOTENCY_KEY_NOT_VALID:
      'The Idempotency-Key must have 8 to 100 visible characters. Nothing was changed; send it with another key.',
    IDEMPOTENCY_KEY_REUSED:
      'This Idempotency-Key was used for another request. Nothing was changed; send it with a new key.',
    ID_NOT_CONFIRMED:
      'The rider’s ID was not confirmed. Nothing was redeemed; check the ID, tick the box and try again.',
    IMPORT_CHANGED_SINCE: ({ facts, text }) =>
      `The data from “${text(facts.file)}” was changed later${facts.event === undefined ? '' : ` (${text(facts.event)})`}, and undoing the import would lose those changes. Nothing was changed; undo the later import first, or correct the data by hand.`,
    IMPORT_UNDONE: 'This import was already undone. Nothing was changed; reload the page to see the current data.',
    NO_ADDRESS: 'This rider has no e-mail address, so no receipt was sent. Print it instead.',
    NO_CLASS_NAMED:
      'None of the rows belongs to a class of this event. Nothing was saved; choose a class for each name, or use the class names of the event.',
    IMPORT_HAS_PROBLEMS: ({ facts, plural }) =>
      `${plural(facts.count, 'row needs', 'rows need')} correcting. Nothing was saved; correct the file and send it again.`,
    INSUFFICIENT_CREDIT: ({ facts, money }) =>
      `The wallet has ${money(facts.held, facts.currency)}, less than the ${money(facts.asked, facts.currency)} you entered. Nothing was redeemed; enter a smaller amount.`,
    INTERNAL: 'An error occurred. Try again, and if it persists contact support with the number of this request.',
    LICENCE_NOT_VERIFIED:
      'The driver’s licence is not verified, so cash cannot be paid. Nothing was claimed; upload the licence, or wait until it is verified.',
    MAIL_CONTENT_DELETED:
      'This e-mail was not sent: its content was deleted, or its code has expired. The person can ask for a new code, or be invited again.',
    DELIVERY_UNDER_WAY: 'This is being sent already. Check again in a minute.',
    TOO_MANY_WEBHOOKS: ({ count, facts }) =>
      `There can be at most ${count(facts.limit)} webhooks. Nothing was added; delete one that is not needed.`,
    WEBHOOK_ADDRESS_REFUSED:
      'Webhooks are sent to public https:// addresses without user and password. Nothing was saved; enter another address.',
    WEBHOOK_IS_OFF: 'The webhook is switched off. Nothing was sent; switch it on first.',
    WEBHOOK_TYPE_REFUSED: 'Promoters are told of awards and results only. Nothing was saved; choose other events.',
    MAIL_WITHOUT_RECIPIENT: 'This e-mail was not sent: nobody receives it any more. The account was deleted or merged.',
    METHOD_NOT_OFFERED:
      'Riders in this country cannot be paid in this way. Nothing was claimed; choose one of the methods offered.',
    MULTIPART_MALFORMED: 'The upload is incomplete. Nothing was saved; send the file again.',
    CASH_NOT_OVERDUE:
      'This cash cannot lapse: nothing is missing for it any more, or its deadline has not passed. Nothing was changed; load it again.',
    EXTENSION_OUT_OF_BOUNDS: ({ facts, date }) =>
      `Choose a day from ${date(facts.from)} to ${date(facts.to)}. Nothing was changed.`,
    CREDIT_NOT_OFFERED:
      'This cash cannot be taken as dealer credit now. Nothing was changed; ask for the usual payment.',
    NOTHING_TO_PAY: 'No cash is owed that was not requested already. Nothing was changed.',
    NOTHING_TO_UNDO:
      'No decision has been made about this application, so there is nothing to undo. Nothing was changed; load it again.',
    NOT_FOUND: ({ facts, text }) =>
      NOT_FOUND[text(facts.what)] ?? 'This record could not be found. It may have been removed; go back to the list.',
    NOT_OF_SERIES: ({ facts, text }) =>
      `This rider has no result in an event of ${text(facts.series)}. Nothing was issued; match or add the result first.`,
    NOT_PROXYING: 'You are not acting as anyone else, so there is no proxy to remove.',
    NOT_REFUNDED: 'The dealer was not refunded for this redemption, so there is nothing to undo. Nothing was changed.',
    ORDER_CANCELED:
      'The order of this claim was canceled at the payment provider. Nothing was paid; cancel the claim and create a new one.',
    ORDER_DOUBTFUL: ({ facts, wait }) =>
      `The payment provider did not answer an earlier request for this claim and may still carry it out, so the claim could be paid twice. Nothing was changed; request the order again, or wait ${wait(facts.until)}: then the provider’s records settle it. If you know whether it was paid, you can settle it now.`,
    ORDER_NOT_DOUBTFUL:
      'The outcome of this order is known, so there is nothing to settle. Nothing was changed; load the claim again.',
    ORDER_MISSING:
      'The payment of this claim was not ordered. Nothing was changed; order it, or give the reference of a payment that was made in another way.',
    REFERENCE_MISSING:
      'The reference of the payment is empty. Nothing was changed; write what the bank shows, such as a transfer number.',
    ORDER_NOT_MADE:
      'The payment provider has not confirmed the order for this claim. Nothing was changed; request the order again, then continue.',
    ORDER_STANDS: ({ facts, text }) =>
      `The payment provider has the order ${text(facts.orderId)} for this claim, so it was paid. Nothing was changed; settle a doubtful order as paid with it, or cancel the order to take the payment back.`,
    ORDER_UNDER_WAY:
      'The payment provider has not answered about this order yet. Nothing was changed or paid twice; check again in two minutes. If nothing has changed by then, send your request again.',
    HEADERS_TOO_LARGE: 'The headers of this request are too large. Delete the cookies of this site and try again.',
    REQUEST_TIMEOUT: 'The request arrived too slowly. Nothing was changed; try again on a faster connection.',
    OUTCOME_UNKNOWN:
      'We could not confirm whether this was saved. Send the same request again in a moment; it will not be done twice.',
    OVERLOADED: 'Many people are using the portal right now. Nothing was changed; try again in a moment.',
    OWN_LOGIN: ({ facts }) =>
      facts.act === 'reset-factor'
        ? 'You cannot reset your own two-step verification. Nothing was changed; switch it off with a code, or ask another administrator.'
        : facts.act === 'deactivate'
          ? 'You cannot deactivate your own account. Nothing was changed; ask another administrator to do it.'
          : 'Sorry could not complete the removal. This is the login you are using. Nothing was removed; ask a colleague or an administrator to remove it.',
    PAID_BY_CHEQUE: 'This claim is paid by cheque. No order was made; start the cheque run.',
    PASSWORD_NOT_VALID: ({ facts }) =>
      `${PASSWORDS[String(facts.why)] ?? 'This password cannot be used.'} Nothing was saved; choose another one.`,
    PAYMENTS_NOT_CONFIGURED:
      'No payment provider is configured. Nothing was paid; ask whoever runs the server to set PAYMENTS_KEY.',
    PAYMENT_MISMATCH:
      'The payment provider has an order with another amount for this claim. Nothing was recorded as paid; check it with the provider.',
    PAYMENT_REFUSED:
      'The payment provider refused this order. Nothing was paid; check your account there and the rider’s e-mail address, then try again.',
    PAYMENT_UNAVAILABLE:
      'The payment provider does not answer. Nothing is paid twice; request the same order again in a moment.',
    PIN_LOCKED: ({ facts, wait }) =>
      `Too many wrong PINs were entered for this rider. Nothing was redeemed; try again in ${wait(facts.until)}, or now with a new PIN that the rider sets in their own account, under Profile.`,
    PIN_NOT_SET: 'This rider has not chosen a PIN yet. Nothing was redeemed; the rider sets it in their profile.',
    PLACE_TAKEN: ({ count, facts, text }) =>
      `${
        facts.places === undefined
          ? `${text(facts.name)} already has place ${count(facts.place)} of this class.`
          : `More than one rider has the same place: ${text(facts.places)}.`
      } Nothing was saved; say that it is a tie, or correct one of the places.`,
    PREVIEW_OUTDATED:
      'Something changed since the preview, so confirming it would have a different outcome. Nothing was saved; check the new preview and confirm it.',
    PROMOTER_NOT_APPROVED:
      'Your application as a promoter is not approved. Nothing was saved; wait for the decision, or contact support.',
    PROXY_FORBIDDEN:
      'Only the account holder can do this, not an administrator acting as them. Nothing was changed; remove the proxy, and ask them to do it.',
    PURSE_OVER_LIMIT: (say) =>
      `${PURSES[String(say.facts.of)]?.(say) ?? 'This pays more than the limit.'} No class was changed; lower the amounts and try again.`,
    REDEMPTION_REFUNDED:
      'The dealer was refunded for this redemption, so it cannot be undone. Nothing was changed; an administrator undoes the refund first.',
    NAME_REASON_NEEDED:
      'The result names somebody else. Write why this is the rider, or choose another. Nothing was saved.',
    REASONS_NOT_ACKNOWLEDGED:
      'These accounts may belong to two people. Nothing was merged; check each reason and tick it, or cancel.',
    REASON_MISSING: 'Enter a reason; the rider will see it. Nothing was changed.',
    REDEMPTION_OVER_LIMIT: ({ facts, money }) =>
      `One redemption can be at most ${money(facts.limit, facts.currency)}; you entered ${money(facts.asked, facts.currency)}. Nothing was redeemed; enter a smaller amount.`,
    RESULT_MATCHED:
      'This result is matched to another rider. Nothing was changed; remove that match first, or choose another result.',
    RESULT_WINDOW_CLOSED: ({ date, facts, plural }) =>
      `Results for this event were due by ${date(facts.due)}, ${plural(facts.days, 'day', 'days')} after it. Nothing was saved; ask an administrator to accept them.`,
    RIDER_BUSY: 'Many requests for this rider are in progress. Nothing was changed; try again in a moment.',
    RIDER_CODE_NOT_VALID:
      'The code is wrong, was used already, or is older than 60 seconds. Nothing was changed; ask the rider to show a new code, or search by name.',
    RIDER_DEACTIVATED:
      'This rider’s account has been deactivated. Nothing was redeemed; the rider must contact support.',
    RIDER_NOT_VERIFIED:
      'The rider has not verified their e-mail address. Nothing was paid or redeemed; ask the rider to log in and enter the code from our e-mail, then try again.',
    NO_BONUS_TO_GIVE:
      'No place of these standings gets a bonus now. Nothing was given; look at the reasons beside the names.',
    ROUTE_NOT_FOUND: 'This page could not be found',
    SAME_RIDER: 'These are the same rider. Nothing was merged; choose two different riders.',
    NOTICE_REFUSED: (say) =>
      `${NOTICES[String(say.facts.why)]?.(say) ?? 'The notice cannot be saved so.'} Nothing was changed.`,
    SEASON_REFUSED: (say) =>
      `${SEASONS[String(say.facts.why)]?.(say) ?? 'The season cannot be changed so.'} Nothing was changed.`,
    SERIES_IN_USE:
      'Sorry could not complete the removal. This series has events or awards. Nothing was changed; deactivate it instead.',
    SERIES_NO_BONUS: ({ facts, text }) =>
      `${text(facts.series)} has no bonus that can be issued. Nothing was issued; check that the series has a bonus with a value and an expiration date in the future.`,
    STANDINGS_NO_BONUS: ({ facts }) =>
      facts.why === 'places'
        ? 'No place of the standings has a bonus. Nothing was given; set the amount of each place first.'
        : 'The series has no last day for its bonus, or it is over. Nothing was given; set an expiration date in the future first.',
    STANDINGS_OPEN: ({ facts, plural }) =>
      `The season of this class is not over: ${plural(facts.count, 'round lies', 'rounds lie')} ahead or without results. Nothing was given; give the bonuses once all results are in.`,
    STALE_EDIT:
      'Someone else changed this while you were editing. Your change was not saved; load it again and repeat your change.',
    TAX_FORM_NOT_VERIFIED:
      'The rider’s tax form is not verified, so cash cannot be paid. Nothing was paid; the form that is due, a W-9 or a W-8BEN, must be uploaded and verified first.',
    TAX_RESIDENCE_MISSING:
      'The rider has not said where they pay tax, so cash cannot be paid. Nothing was paid; state it on the cash page first.',
    TAX_RESIDENCE_NOT_VALID:
      'This tax residence does not fit together. Nothing was saved; only US persons pay tax in the United States, and a treaty rate is below the usual one.',
    LICENCE_EXPIRED: 'This licence has expired. Nothing was changed; refuse it, and the rider sends one that is valid.',
    TREATY_NOT_CLAIMED:
      'The rider claims another treaty rate than the one entered. Nothing was changed; compare the form with what the rider stated.',
    TOKEN_NAME_TAKEN:
      'You have an active API token with this name. Nothing was made; choose another name, or revoke that token first.',
    TOKEN_NOT_ALLOWED: 'API tokens cannot do this, whatever their scopes. Nothing was changed; log in to do it.',
    TOKEN_NOT_VALID:
      'This API token is unknown, has expired or was revoked. Nothing was changed; look it up under API tokens in the portal.',
    TOKEN_SCOPES_NOT_VALID:
      'Your account cannot give these scopes. Nothing was made; choose at least one that is offered.',
    TOKEN_SCOPE_MISSING: ({ facts, text }) =>
      `This API token lacks the scope that this call needs: ${text(facts.scopes).replaceAll(' ', ' or ')}. Nothing was changed; make a token with it.`,
    TOO_MANY_TOKENS: ({ count, facts }) =>
      `You have ${count(facts.count)} active API tokens, which is the most you can have. Nothing was made; revoke one that you no longer need.`,
    TOO_MANY_VIEWS: ({ count, facts }) =>
      `This list has ${count(facts.count)} saved views, which is the most it can have. Nothing was saved; delete one that is no longer needed.`,
    PUSH_ADDRESS_REFUSED:
      'Notices cannot be sent to this browser: its push service is not one that we use. Nothing was saved; try another browser.',
    PUSH_OFF: 'This portal sends no notices to devices. Nothing was saved; we will e-mail you.',
    TOO_MANY_PUSH_DEVICES: ({ count, facts }) =>
      `You can get notices on at most ${count(facts.count)} devices. Nothing was saved; remove a device that you no longer use.`,
    VIEW_NAME_TAKEN:
      'A shared view of this list has this name. Nothing was shared; save yours under another name, then share it.',
    TOKEN_WITH_COOKIE:
      'The request has both an API token and a session cookie. Nothing was changed; send only one of them.',
    TOO_MANY_ATTEMPTS: ({ facts, wait }) =>
      `Too many attempts with a wrong password. Your account is unchanged; try again in ${wait(facts.until)}, or reset your password, which ends the wait.`,
    TOO_MANY_CODES: ({ facts, wait }) =>
      `Several codes were sent to this address within the last hour. No new code was sent; use the newest one, or request another in ${wait(facts.until)}.`,
    UNAUTHENTICATED:
      'We found an issue with your authentication, please login again. If this persists contact support.',
    UNAVAILABLE: 'The portal cannot reach its data right now. Nothing that was confirmed is lost; try again shortly.',
    UNSUPPORTED_MEDIA_TYPE:
      'This type of content is not accepted here. Nothing was changed; reload the page and try again.',
    VALIDATION_FAILED: 'Some fields need your attention. Nothing was changed; correct them and send again.',
    BIKE_WITHOUT_VIN: 'Another active rider has the VIN of this bike. Nothing was changed; settle the dispute first.',
    DELETION_NOT_CONFIRMED: 'Type DELETE and the e-mail address of your account. Nothing was requested.',
    DISPUTE_OF_ANOTHER_KIND: 'This decision does not apply to this dispute. Load the list again.',
    NO_SOLD_VINS: 'No row of the file has a VIN that can be read. Nothing was changed.',
    DISPUTE_SETTLED: 'This dispute was already settled. Nothing was changed; load the list again.',
    PATTERNS_HAVE_PROBLEMS:
      'Some rows cannot be read. Nothing was saved; correct the rows that are listed and send the file again.',
    PATTERN_EXISTS:
      'This pattern already exists for this model and year. Nothing was changed; look for it in the list.',
    PATTERN_NOT_VALID: ({ facts, text }) =>
      facts.why === 'PATTERN_CUT'
        ? 'The pattern has 12 to 16 characters. Nothing was saved; enter all 17 of a VIN, with * for any character, or only the beginning, at most 11.'
        : facts.why === 'PATTERN_YEAR_DIFFERS'
          ? `The tenth character of the pattern stands for another model year than ${text(facts.year)}. Nothing was saved; correct the year or the character, or enter * in its place.`
          : 'This is not a valid pattern. Nothing was saved; enter up to 17 letters and digits of a VIN, with * for any character.',
    VIN_NOT_VALID: 'Invalid VIN',
    VIN_TAKEN: 'Another active rider has this VIN. Nothing was saved; an administrator will check it.',
    VIN_YEAR_MISMATCH:
      'This VIN is for another model year than the bike. Nothing was saved; check the year and the tenth character of the VIN.',
    VIN_YOURS: 'A bike with this VIN is already in the garage. Nothing was changed.',
    WRONG_CREDENTIALS: 'No account with that email + password combination was found',
    WRONG_CURRENCY: ({ facts, text }) =>
      `This dealer redeems in ${text(facts.currency)}, not in ${text(facts.asked)}. Nothing was redeemed; use the ${text(facts.currency)} wallet.`,
    TOO_MANY_WRONG_FACTORS: ({ facts, wait }) =>
      `Too many wrong codes. Nothing was done; try again in ${wait(facts.until)}. Until then, no code works.`,
    WRONG_FACTOR:
      'The code is wrong, or it was used before. Nothing was done; wait for the next code in your app, and check that the clock of your device is right.',
    WRONG_PASSWORD: 'The current password is wrong. Your password is unchanged; enter it again.',
    TOO_MANY_WRONG_PINS: ({ facts, wait }) =>
      `Too many wrong PINs were entered ${GUESSERS[String(facts.by)] ?? 'from here'}. Nothing was redeemed; try again in ${wait(facts.until)}.`,
    UNDO_TOO_LATE: ({ date, facts }) =>
      `A dealer could undo this redemption until ${date(facts.day)}. Nothing was changed; please contact support, who can still undo it.`,
    WRONG_COUNTER_CODE: ({ facts, plural }) =>
      `The counter code is wrong or too old. Nothing was redeemed; ask the dealer for the code on their screen. ${plural(facts.left, 'try is', 'tries are')} left.`,
    WRONG_PIN: ({ facts, plural }) =>
      `The PIN is wrong. Nothing was redeemed; ${plural(facts.left, 'try is', 'tries are')} left before redemption is locked for this rider.${
        facts.forgotten === true
          ? ' A rider who forgot the PIN can set a new one now in their own account, under Profile.'
          : ''
      }`,
  },
  reasons: {
    EVENT_NOT_PAYING: 'The event is not a paying event of the program.',
    EVENT_CANCELED: 'The event is canceled.',
    EVENT_NOT_RUN: ({ date, facts }) =>
      `The race has not been run yet: the event begins on ${date(facts.startsOn)}. The result is checked again that day.`,
    CLASS_NO_PAYOUT: 'The class pays no awards.',
    PLACE_NOT_PAID: ({ count, facts, plural }) =>
      `Place ${count(facts.place)} is not paid: the class pays ${plural(facts.places, 'place', 'places')}.`,
    NOT_FINISHED: (say) =>
      FINISHES[say.text(say.facts.type)]?.(say) ?? `${say.toRider('You have', 'The rider has')} no place.`,
    CLASS_TOO_SMALL: ({ facts, plural }) =>
      `${plural(facts.started, 'rider', 'riders')} started; this class needs at least ${plural(facts.minimum, 'starter', 'starters')} to pay.`,
    CLASS_PAYS_FEWER: ({ count, facts, plural }) =>
      `Place ${count(facts.place)} is paid from ${plural(facts.needed, 'starter', 'starters')}; ${count(facts.started)} started, so ${Number(facts.places) === 1 ? 'only the first place is paid' : `only the first ${count(facts.places)} places are paid`}.`,
    RIDER_UNKNOWN: ({ facts, text }) =>
      `“${text(facts.name)}” is not matched to an enrolled rider. A rider who was there can claim the result.`,
    RIDER_DEACTIVATED: ({ toRider }) => `${toRider('Your', 'The rider’s')} account is deactivated.`,
    RIDER_FACTORY: 'Factory riders earn no awards.',
    CONSENT_MISSING: ({ count, facts, toRider }) =>
      `${toRider('You were', 'The rider was')} under ${count(facts.adultAge)} on race day and no parent or guardian has consented yet. The award is paid when one does.`,
    NO_VERIFIED_BIKE: ({ facts, text, toRider }) =>
      facts.named === null || facts.named === ''
        ? `${toRider('You have', 'The rider has')} no motorcycle of the brand with a verified VIN.`
        : `The results show ${aBike(text(facts.named))}. ${toRider('You have', 'The rider has')} no verified motorcycle that matches.`,
    BIKE_NOT_ELIGIBLE: ({ facts, text, toRider }) =>
      `${toRider('Your', 'The')} motorcycle${facts.bike === null ? '' : ` (${text(facts.bike)})`} is not one of the eligible models and years.`,
    BIKE_CLASS_LIMIT: ({ facts, plural, toRider }) =>
      `${toRider('Your', 'The')} motorcycle already earned in ${plural(facts.limit, 'better-paying class', 'better-paying classes')} of this event.`,
    LATE_RESULTS: ({ date, facts, plural }) =>
      `The results were received on ${date(facts.received)}, more than ${plural(facts.days, 'day', 'days')} after the event.`,
    DUPLICATE_RESULT: ({ toRider }) =>
      `${toRider('You already have', 'The rider already has')} a better result in this class.`,
    PURSE_OVER_LIMIT: (say) =>
      `${PURSES[String(say.facts.of)]?.(say) ?? 'The purse is above the limit.'} An administrator must lower it first; the award then follows automatically.`,
    BEING_CHECKED: ({ facts, money, plural, toRider }) =>
      typeof facts.photos === 'number'
        ? `${money(facts.amount, facts.currency)} is paid once ${toRider('you have', 'the rider has')} sent ${plural(facts.photos, 'photo', 'photos')} of ${toRider('your', 'the')} motorcycle with its logos and a person has accepted them.`
        : `A person checks ${money(facts.amount, facts.currency)} before it is paid. ${toRider('You do', 'The rider does')} not need to do anything.`,
    CHECK_REFUSED: ({ facts, money, text, toRider }) =>
      typeof facts.photos === 'number' && facts.reason === null
        ? `${money(facts.amount, facts.currency)} is not paid, because the photos of ${toRider('your', 'the')} motorcycle were not all sent in time.`
        : `${money(facts.amount, facts.currency)} was checked and is not paid${typeof facts.reason === 'string' ? `: ${text(facts.reason)}` : '.'}`,
    PAID_AT_OTHER_EVENT: ({ facts, text, toRider }) =>
      `The race also counted for “${text(facts.event)}”, which pays ${toRider('you', 'the rider')} the same or more. A rider is paid once for a race.`,
  },
  ties: {
    shared: ({ count, facts, plural }) =>
      `Tied with ${plural(facts.others, 'other', 'others')}: places ${count(facts.first)}–${count(facts.last)} shared.`,
    each: ({ count, facts, plural }) =>
      `Tied with ${plural(facts.others, 'other', 'others')}: each gets the amount of place ${count(facts.first)}.`,
    'within-purse': ({ count, facts, plural }) =>
      `Tied with ${plural(facts.others, 'other', 'others')} at place ${count(facts.first)}: they share what the purse of the class has for them.`,
    moved: ({ count, facts }) => `Counts as place ${count(facts.first)}, because of a tie ahead.`,
  },
  signals: {
    ENROLLED_AFTER_RACE: 'The rider enrolled after the race.',
    VIN_AFTER_RACE: 'The motorcycle’s VIN was verified after the race.',
    FIRST_START_FIRST_PLACE: 'First place at the first start in this series.',
    PROMOTER_THEMSELVES: 'The rider has the same name or contact details as the event’s promoter.',
    PURSE_RAISED: 'The purse was raised shortly before the results arrived.',
    SAME_WINNERS: 'Another event on these days has the same first three riders in a class of this name.',
    ENTERED_BY_ADMIN: 'An administrator entered or changed the results of a class.',
    ADMIN_TOTAL:
      'The results that one administrator, or a promoter whom they let in lately, entered pay more than one person may approve alone.',
    ENTERED_BY_MAKER: 'One administrator entered the results and added the event or decided that it pays.',
    VIN_RUN: 'The VIN is one of several new ones among the riders of this promoter’s events.',
    MANY_OF_NETWORK: 'Several riders whom this event would pay enrolled lately from the same network.',
    OTHER_NAME: 'A person chose this rider although the results name somebody else.',
    LOGO_PHOTOS: 'Photos of the motorcycle with its logos are asked for an award of this amount.',
    CLASS_SIZE: 'Many more or many fewer riders started in this class than the last time.',
  },
  rows: {
    HEADER_UNKNOWN:
      'No header row with a place and a rider was found. Choose what each column contains, or add a header row with “Pos” and “Rider”.',
    NO_ROWS: 'There are no results under the header. Check that you chose the right file.',
    PLACE_MISSING: 'The place is missing. Write a number, or DNF, DNS or DQ.',
    PLACE_NOT_A_NUMBER: ({ facts, text }) =>
      `“${text(facts.value)}” is not a place. Write a number, or DNF, DNS or DQ.`,
    PLACE_OUT_OF_RANGE: ({ count, facts, text }) =>
      `Place ${text(facts.value)} is not possible. Places go from 1 to ${count(10_000)}.`,
    PLACE_TWICE: ({ facts, text }) =>
      `Place ${text(facts.value)} appears more than once in the class. Write “${text(facts.value)}=” if it is a tie, or correct one of the rows.`,
    RIDER_NAME_MISSING: 'The rider’s name is missing. Write first and last name.',
    TEXT_TOO_LONG: ({ count }) =>
      `The text is longer than ${count(120)} characters, or a number is longer than ${count(40)}. Shorten it.`,
    EMAIL_NOT_VALID: ({ facts, text }) =>
      `“${text(facts.value)}” is not an e-mail address. Correct it, or leave the cell empty.`,
    ENTRANTS_NOT_A_NUMBER: ({ count, facts, text }) =>
      `“${text(facts.value)}” is not a number of starters. Write a whole number from 1 to ${count(10_000)}.`,
    SEVERAL_CLASSES: ({ facts, text }) =>
      `The file contains several classes (${text(facts.value)}). Send the rows of one class, or use the upload for all classes.`,
    CLASS_MISSING: 'The file names classes, but this row has none. Add the class.',
    CLASS_UNKNOWN: ({ facts, text }) =>
      `The event has no class “${text(facts.value)}”. Choose the class, or use a class name of the event.`,
    MAIN_EVENT_UNCLEAR: ({ facts, text }) =>
      `“${text(facts.value)}” may not be the main event of this class. Answer the question, or choose another file.`,
    SEVERAL_SESSIONS: ({ facts, text }) =>
      `The file has several sessions of the class: ${text(facts.value)}. Answer the question, or choose another file.`,
    REMARK_UNCLEAR: ({ facts, text }) =>
      `“${text(facts.value)}” may change the place. Correct the place, or leave the line out.`,
    RIDER_TWICE: ({ facts, text }) =>
      `${text(facts.value)} finishes twice in this class. Leave one of the lines out, or correct the name or number.`,
    ROW_STRUCK_OUT: ({ facts, text }) =>
      `“${text(facts.value)}” is struck out in the spreadsheet. Leave the line out, or say that it counts.`,
    NOTE_ROW: ({ facts, text }) =>
      `“${text(facts.value)}” may be a total or a note. Leave the line out, or correct it.`,
    ABOVE_HEADER: ({ facts, text }) =>
      `This line is above the header and may be a result: “${text(facts.value)}”. Move it under the header, or delete it if it is not a result.`,
    OTHER_HEADER: ({ facts, text }) =>
      `A second table begins here, with other columns: “${text(facts.value)}”. Send each table in a separate file.`,
    TABLES_SIDE_BY_SIDE: ({ facts, text }) =>
      `The header contains “${text(facts.column)}” twice, as if two tables were side by side. Put the second table under the first, or send each in a separate file.`,
    COLUMN_UNCLEAR: ({ facts, text }) =>
      `Several columns could be meant, and they differ: ${text(facts.value)}. Delete the columns that do not count, or change the column mapping.`,
    CELL_WITHOUT_HEADER: ({ facts, text }) =>
      `“${text(facts.value)}” is to the right of the last header. Add a header to its column, or put quotes around text that contains a comma.`,
    PLACES_NOT_RUNNING: ({ facts, text }) =>
      `The places of this class are not 1, 2, 3 and so on: ${text(facts.value)} is out of sequence. If these are overall places, use the column with the place in class; otherwise add or correct the missing row.`,
    STATUS_UNCLEAR: ({ facts, text }) =>
      `“${text(facts.value)}” could mean that the rider did not finish. Write DNF, DNS or DQ as the place, or remove the text if the rider finished.`,
    TEXT_CUT: ({ facts, text }) => `“${text(facts.value)}” was cut off or shows an error. Write the whole text.`,
    OTHER_CLASS: ({ facts, text }) =>
      `The file is for “${text(facts.value)}”, but you are sending it for another class. Choose that class, or use the class name of the event in the file.`,
    HEADING_UNCLEAR: ({ facts, text }) =>
      `The line “${text(facts.value)}” is above rows whose class column names another class. Delete the line, or correct the class.`,
    CLASS_AMBIGUOUS: ({ facts, text }) =>
      `“${text(facts.value)}” could be more than one class, because the names differ only in spaces or punctuation. Write each class exactly as in the event.`,
  },
  questions: {
    WHICH_TABLE: ({ facts, text }) => `The file has several tables: ${text(facts.samples)}. Which one are you sending?`,
    MAIN_EVENT: ({ facts, text }) =>
      `Is this the main event of ${text(facts.race)}? The file says: ${text(facts.samples)}.`,
    WHICH_ROWS: ({ facts, text }) =>
      `The file has several sessions${facts.column ? ` in the column “${text(facts.column)}”` : ''}: ${text(facts.samples)}. Which one has the final results?`,
    SEVERAL_CLASSES: ({ facts, text }) =>
      `The file has several classes: ${text(facts.samples)}. Which do you want to save?`,
    CLASS_NAME: ({ facts, text }) =>
      `The file says “${text(facts.samples)}”, and you are sending it for ${text(facts.race)}. Is that the same class?`,
    ENCODING: ({ facts, text }) => `Some names look garbled: ${text(facts.samples)}. How should they read?`,
    PLACE_COLUMN: ({ facts, text }) =>
      `Several columns may be the place, and they differ: ${text(facts.samples)}. Which one counts?`,
    NOTE_ROWS: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'line does', 'lines do')} not look like a result: ${text(facts.samples)}. Leave ${facts.rows === 1 ? 'it' : 'them'} out?`,
    STRUCK_ROWS: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'line is', 'lines are')} struck out in the spreadsheet: ${text(facts.samples)}. ${facts.rows === 1 ? 'Does it' : 'Do they'} count?`,
    STATUS_MEANING: ({ facts, plural, text }) =>
      `What does ${facts.samples ? `“${text(facts.samples)}”` : 'an empty cell'}${facts.column ? ` in the column “${text(facts.column)}”` : ''} mean? It concerns ${plural(facts.rows, 'rider', 'riders')}.`,
    BLANK_CLASSES: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'line has', 'lines have')} no class, below ${text(facts.samples)}. Which class are they?`,
    BLANK_PLACES: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'rider has', 'riders have')} no place: ${text(facts.samples)}. What does an empty place mean?`,
    OVERALL_PLACES: ({ facts, text }) => `The places have gaps: ${text(facts.samples)}. What are they?`,
    REMARKS: ({ facts, text }) =>
      `The file says${facts.column ? ` in the column “${text(facts.column)}”` : ''}: ${text(facts.samples)}. Are the places final?`,
  },
  choices: {
    main: 'Yes, these are its final results',
    other: 'No, choose another file',
    otherFile: 'Choose another file',
    only: ({ facts, text }) => `Only ${text(facts.text)}`,
    all: 'All classes in the file',
    same: ({ facts, text }) => `Yes, it is ${text(facts.text)}`,
    encoding: ({ facts, text }) => text(facts.text),
    right: 'The names are right as they are',
    column: ({ facts, text }) => text(facts.text),
    table: ({ facts, text }) => text(facts.text),
    finished: 'Finished',
    DNF: 'Did not finish (DNF)',
    DNS: 'Did not start (DNS)',
    DQ: 'Disqualified (DQ)',
    leave: 'Leave out',
    derive: 'Places of the whole race: count 1, 2, 3 within the class',
    gaps: 'Places in the class: the riders in between are not in this file',
    rows: ({ facts, text }) => text(facts.text),
    above: 'The class above them',
    count: 'Counts like any other line',
    final: 'Yes, the places are final',
    each: 'Decide line by line',
  },
  guesses: {
    counts: ({ count, facts }) => `It counts from ${count(facts.first)} to ${count(facts.last)}.`,
    fullNames: 'It holds first and last names.',
    emails: 'It holds e-mail addresses.',
    townsAndStates: 'It holds towns with their state.',
    states: 'It holds codes of states.',
    makes: 'It holds makes of motorcycles.',
    statuses: 'It says who did not finish.',
    otherNumbers: 'It holds a different number in each row.',
  },
  sheets: {
    OTHER_SHEET: ({ facts, text }) =>
      `The sheet “${text(facts.value)}” also contains data, but only one sheet is read. Save each sheet as a separate file, or delete the sheet.`,
    HIDDEN_SHEET: ({ facts, text }) =>
      `The hidden sheet “${text(facts.value)}” contains data. Show it and save it as a separate file, or delete it.`,
    MERGED_CELLS: ({ facts, text }) =>
      `The cells ${text(facts.column)} are merged. Unmerge them and fill in each cell.`,
    HIDDEN_ROW: ({ count, facts }) =>
      `Line ${count(facts.line)} is hidden and contains data. Show all rows (clear filters), then keep or delete it.`,
    HIDDEN_COLUMN: ({ facts, text }) =>
      `Column ${text(facts.column)} is hidden and contains data. Show it, then keep or delete it.`,
    FORMULA_WITHOUT_VALUE: ({ facts, text }) =>
      `The formula in column ${text(facts.column)} has no value. Open the file in a spreadsheet program and save it, or paste the values in place of the formulas.`,
    TOO_MANY_COLUMNS: ({ facts, text }) =>
      `Column ${text(facts.column)} contains data, but is too far to the right to be read. Move it into the table, or delete it.`,
    TEXT_GARBLED: ({ facts, text }) =>
      `Some letters of “${text(facts.value)}” were lost. Save the file again as “CSV UTF-8” or as a spreadsheet, and check the names.`,
  },
  classRows: {
    CLASS_IS_PLACE: ({ facts, text }) =>
      `“${text(facts.value)}” is a place, not a class. Put each class in a row of its own and each place in a column.`,
    CURRENCY_DIFFERS: ({ facts, text }) =>
      `“${text(facts.value)}” names another currency than this event pays in. Convert the amounts, then correct the header.`,
    TOO_MANY_ROWS: ({ count, facts, text }) =>
      `The file has ${text(facts.value)} rows; one event has at most ${count(200)} classes. Check that you chose the right file.`,
    HEADER_UNKNOWN:
      'No header row with a column “Class” was found. Add a header row with “Class”, and “Place 1” or “1st” above the amounts of each place.',
    HEADER_CASE: ({ facts, text }) =>
      `“${text(facts.value)}” is not spelled as expected. Use one capital letter, then lower case: Class, Payout, Entrants, Place 1.`,
    HEADER_TWICE: ({ facts, text }) =>
      `Two columns are read as “${text(facts.value)}”. Choose which one is, or remove the other from the file.`,
    PLACE_OUT_OF_RANGE: ({ count, facts, text }) =>
      `“${text(facts.value)}” is not possible. Payout places go from 1 to ${count(100)}.`,
    PLACES_UNCLEAR: ({ facts, text }) =>
      `The column “${text(facts.value)}” has amounts, but we cannot tell which place it pays. Write Place 1, 1st or 1 above the amounts of one place; give each place its own column.`,
    ABOVE_HEADER: ({ facts, text }) =>
      `This line is above the header and may be a class: “${text(facts.value)}”. Leave it out if it is a title, or move it under the header.`,
    CELL_WITHOUT_HEADER: ({ facts, text }) =>
      `There is no header above “${text(facts.value)}”. An amount may have been cut at its comma: write 1000 instead of 1,000. If it is a column of its own, write a header or choose what it contains.`,
    MAYBE_TOTAL: ({ facts, text }) =>
      `“${text(facts.value)}” may be a total of other rows. Leave the line out, or write the name of the class.`,
    CLASS_WITHOUT_AMOUNTS:
      'This line names no amounts. Leave it out if it is a note. If the class pays nothing, write 0.',
    NO_ROWS: 'There are no classes under the header. Check that you chose the right file.',
    CLASS_MISSING: 'The class has no name. Write it, or remove the row.',
    CLASS_TWICE: ({ facts, text }) => `“${text(facts.value)}” appears more than once. Remove one of the rows.`,
    TEXT_TOO_LONG: ({ count }) => `The name is longer than ${count(120)} characters. Shorten it.`,
    PAYOUT_UNKNOWN: ({ facts, text }) =>
      `“${text(facts.value)}” is not a way to pay. Write Cash, Dealer credit or No payout.`,
    AMOUNT_WITH_SIGN: ({ facts, text }) =>
      `“${text(facts.value)}” has a currency sign. Write the number alone, such as 250 or 250.50.`,
    AMOUNT_NOT_A_NUMBER: ({ facts, text }) =>
      `“${text(facts.value)}” is not an amount. Write a plain number, such as 250 or 250.50, or leave the cell empty.`,
    AMOUNT_TOO_LARGE: ({ facts, text }) => `“${text(facts.value)}” is more than one place can pay. Check the number.`,
    ENTRANTS_NOT_A_NUMBER: ({ count, facts, text }) =>
      `“${text(facts.value)}” is not a number of starters. Write a whole number from 1 to ${count(10_000)}.`,
  },
  eventRows: {
    HEADER_TWICE: ({ facts, text }) =>
      `Two columns are read as “${text(facts.value)}”. Choose which one is, or remove the other from the file.`,
    HEADER_UNKNOWN: 'No header row with a title and a date was found. Add a header row with “Title” and “Start date”.',
    NO_ROWS: 'There are no events under the header. Check that you chose the right file.',
    TOO_MANY_ROWS: ({ count, facts, text }) =>
      `The file has ${text(facts.value)} events; you can add at most ${count(1000)} at a time. Split the file.`,
    ABOVE_HEADER: ({ facts, text }) =>
      `This line is above the header and may be an event: “${text(facts.value)}”. Leave it out if it is a title, or move it under the header.`,
    CELL_WITHOUT_HEADER: ({ facts, text }) =>
      `There is no header above “${text(facts.value)}”. Write one or choose what the column contains. If a text or a date was cut at its comma, put quotes around it.`,
    TITLE_MISSING: 'The title is missing. Write the name of the event.',
    TITLE_IS_NUMBER: ({ facts, text }) => `“${text(facts.value)}” is only a number. Write the name of the event.`,
    DATE_ORDER_UNKNOWN: ({ facts, text }) =>
      `“${text(facts.value)}” may have the day or the month first. Choose which, or write the dates as 2027-06-14.`,
    DATE_MISSING: 'This line has no date. Leave it out if it is a note. If the date is not known yet, write TBD.',
    TEXT_TOO_LONG: 'The text is too long. Shorten it.',
    DATE_NOT_VALID: ({ facts, text }) =>
      `“${text(facts.value)}” is not a date that we can read. Write it as 2027-06-14, or TBD.`,
    DATES_NOT_IN_ORDER: 'The last day is before the first, or there is no first day. Correct one of the dates.',
    WEBSITE_NOT_VALID: ({ facts, text }) =>
      `“${text(facts.value)}” is not a web address. Write it as https://park.example.com, or leave the cell empty.`,
    COUNTRY_UNKNOWN: ({ facts, text }) =>
      `“${text(facts.value)}” is not a country. Write its two letters, such as US or CA.`,
    PAYING_UNKNOWN: ({ facts, text }) => `“${text(facts.value)}” is neither yes nor no. Write yes or no.`,
    EVENT_TWICE: ({ facts, text }) =>
      `“${text(facts.value)}” appears more than once on this day. Remove one of the rows.`,
  },
  soldVinRows: {
    HEADER_TWICE: ({ facts, text }) =>
      `Two columns are read as “${text(facts.value)}”. Choose which one is, or remove the other from the file.`,
    HEADER_UNKNOWN:
      'No header row with a VIN was found. Add a header row with “VIN”, and “Model” and “Year” if you have them.',
    NO_ROWS: 'There are no VINs under the header. Check that you chose the right file.',
    VIN_NOT_VALID: ({ facts, text }) =>
      facts.value
        ? `“${text(facts.value)}” is not a VIN of 17 letters and digits without I, O and Q.`
        : 'The VIN is missing.',
    VIN_TWICE: ({ facts, text }) => `“${text(facts.value)}” appears more than once. The first row counts.`,
    YEAR_NOT_VALID: ({ facts, text }) =>
      `${facts.value ? `“${text(facts.value)}” is not a model year` : 'The model year is missing'}. Write four digits, such as 2025.`,
  },
  patternRows: {
    TOO_MANY_ROWS: ({ count, facts, text }) =>
      `The file has ${text(facts.value)} patterns; you can add at most ${count(10_000)} at a time. Split the file.`,
    HEADER_TWICE: ({ facts, text }) =>
      `Two columns are read as “${text(facts.value)}”. Choose which one is, or remove the other from the file.`,
    HEADER_UNKNOWN:
      'No header row with a model, a year and a pattern was found. Add a header row with “Model”, “Year” and “Pattern”.',
    ABOVE_HEADER: ({ facts, text }) =>
      `This line is above the header and may be a pattern: “${text(facts.value)}”. Leave it out if it is a title, or move it under the header.`,
    NO_ROWS: 'There are no patterns under the header. Check that you chose the right file.',
    MODEL_MISSING: 'The model is missing. Write it as riders know it.',
    YEAR_NOT_VALID: ({ facts, text }) =>
      `${facts.value ? `“${text(facts.value)}” is not a model year` : 'The model year is missing'}. Write four digits, such as 2025.`,
    PATTERN_NOT_VALID: ({ facts, text }) =>
      `${facts.value ? `“${text(facts.value)}” is not a pattern` : 'The pattern is missing'}. Write up to 17 letters and digits of a VIN, without I, O and Q, and * for any character.`,
    PATTERN_CUT: ({ count, facts, text }) =>
      `“${text(facts.value)}” has ${count(text(facts.value).length)} characters. Write all 17 of a VIN, with * for any character, or only the beginning, at most 11.`,
    PATTERN_YEAR_DIFFERS: ({ facts, text }) =>
      `The tenth character of “${text(facts.value)}” is ${text(facts.value).charAt(9)}, which stands for another model year than this line has. Correct the year or the character, or write * in its place.`,
    PATTERN_OF_TWO_MODELS: ({ facts, text }) =>
      `Another model of this year has the pattern “${text(facts.value)}” too. Correct it, leave the line out, or say that both models have it.`,
    PATTERN_TWICE: ({ facts, text }) =>
      `“${text(facts.value)}” appears more than once for this model and year. Remove one of the rows.`,
    TEXT_TOO_LONG: ({ count }) => `The model is longer than ${count(60)} characters. Shorten it.`,
  },
  fields: {
    required: 'Required',
    type: 'This value is not valid here.',
    number: 'Enter a number.',
    whole_number: 'Enter a whole number.',
    too_small: ({ count, facts }) => `Enter ${count(facts.limit)} or more.`,
    too_big: ({ count, facts }) => `Enter ${count(facts.limit)} or less.`,
    too_short: ({ facts, plural }) => `Enter at least ${plural(facts.limit, 'character', 'characters')}.`,
    too_long: ({ facts, plural }) => `Enter at most ${plural(facts.limit, 'character', 'characters')}.`,
    choice: 'Choose one of the values offered.',
    unknown_field: 'This field is not known.',
    format: 'This is not in the right format.',
    hidden: 'This contains characters that are not shown. Type it again instead of pasting it.',
    id: 'This is not a valid record.',
    pin: 'Enter 4 digits.',
    email: 'Enter a valid e-mail address.',
    date: 'Invalid Date',
    instant: 'Invalid Date',
    path: 'This is not a page of the portal.',
    noticeLink: 'Enter a page of the portal, such as /about/rules, or an address that begins with https://.',
    json: 'This could not be read.',
    not_allowed: 'You cannot search by this.',
    order: 'The end is before the start.',
    file_missing: 'Choose a file.',
  },
  kept: {
    PROMOTER_HAS_EVENTS:
      'Sorry could not complete the removal. This promoter has events and was not deleted. Deactivate it, or give its events to another promoter first.',
    PROMOTER_HAS_SERIES:
      'Sorry could not complete the removal. This promoter has series and was not deleted. Deactivate it, or give its series to another promoter first.',
  },
  contingencyTitle: ({ facts, text }) => `Contingency posted for the ${text(facts.year)} season, in US dollars`,
};
