import {
  changingEmail,
  invitation,
  newcomer,
  pushDevice,
  resetCode,
  savedView,
  withFactor,
  withToken,
} from './codes.js';
import { heldResult, photosAwaited, photosLapsed } from './held.js';
import type { UserType } from '@rrr/core/access';
import type { Draft } from './draft.js';
import { balance, cash, credit, overdueCash, overpaidCredit, redeemed, seriesBonus } from './money.js';
import { cheque, doubtfulOrder, ordered, paymentRun, requestedCash, sentCash } from './payments.js';
import { anotherLogin, bike, dealer, dealerOnTheMap, named, person, pin, proxying, RIDER, rider } from './people.js';
import {
  askedDeletion,
  guardianAsked,
  note,
  sentLicence,
  shownCode,
  timecard,
  verifiedPapers,
  vinDispute,
  vinInDoubt,
  vinPattern,
} from './shown.js';
import { applied, approved, invitedAdmin } from './partners.js';
import { contactMessage, editedRider, givenUpMail, sentMail, wrongPins } from './system.js';
import { aWebhook, failedDelivery } from './webhooks.js';
import {
  anotherClass,
  anotherResult,
  bonusSeries,
  category,
  claimedResult,
  earningResult,
  favouriteEvent,
  importedFile,
  openResult,
  proposal,
  type Race,
  series,
  unpaidResult,
  waitingClass,
} from './races.js';
import { shownNotice } from './notices.js';
import { seasonOf } from './seasons.js';
import { standingsBonuses } from './standings.js';
import { eventNearby, linkedEvents } from './one-race.js';

/** The parameters of a state, as the consumer wrote them. */
export type Parameters = Readonly<Record<string, unknown>>;
type State = (draft: Draft, parameters: Parameters) => void;

const text = (given: Parameters, name: string): string | undefined =>
  typeof given[name] === 'string' ? given[name] : undefined;
const riderOf = (given: Parameters): string => text(given, 'riderId') ?? RIDER;
const redemptionOf = (given: Parameters) => ({
  redemptionId: text(given, 'redemptionId'),
  dealerId: text(given, 'dealerId'),
});

const raceOf = (given: Parameters): Race => ({
  eventId: text(given, 'eventId'),
  classId: text(given, 'classId'),
  promoterId: text(given, 'promoterId'),
  website: 'https://rimrock.example.com',
});

const signedIn =
  (type: UserType): State =>
  (draft, given) => {
    draft.sessionId = person(draft, type, text(given, `${type}Id`));
  };

const factorOf =
  (type: UserType): State =>
  (draft, given) => {
    const id = text(given, `${type}Id`) ?? (type === 'rider' ? RIDER : '');
    draft.sessionId = withFactor(draft, type, id, text(given, 'code') ?? '');
  };

const tokenOf =
  (type: UserType): State =>
  (draft, given) => {
    const [id, tokenId] = [text(given, `${type}Id`) ?? '', text(given, 'tokenId') ?? ''];
    draft.sessionId = withToken(draft, type, id, tokenId);
  };

/** A rider at the counter, with a balance of 125 dollars. */
const atTheCounter =
  (plain: string | null, lockedUntil: string | null = null): State =>
  (draft, given) => {
    bike(draft, riderOf(given));
    credit(draft, riderOf(given));
    pin(draft, riderOf(given), plain === null ? null : (text(given, 'pin') ?? plain), lockedUntil);
  };

/** Every state that a consumer may require, by its sentence. */
export const STATES: Readonly<Record<string, State>> = {
  'an admin is signed in': signedIn('admin'),
  'a dealer is signed in': signedIn('dealer'),
  'a promoter is signed in': signedIn('promoter'),
  'a rider is signed in': signedIn('rider'),

  'an admin has a second factor': factorOf('admin'),
  'a dealer has a second factor': factorOf('dealer'),
  'a promoter has a second factor': factorOf('promoter'),
  'a rider has a second factor': factorOf('rider'),
  'an admin has an API token': tokenOf('admin'),
  'a promoter has an API token': tokenOf('promoter'),
  'an admin has a saved view': (draft, given) => savedView(draft, text(given, 'adminId'), text(given, 'viewId') ?? ''),

  'the rider gets notices on a device': (draft, given) =>
    pushDevice(draft, riderOf(given), text(given, 'deviceId') ?? ''),
  'no captcha is asked for': (draft) => void (draft.withoutCaptcha = true),
  'a rider has a password': (draft, given) => {
    // knows the password, but is not signed in yet
    person(draft, 'rider', riderOf(given));
    bike(draft, riderOf(given));
  },
  'a rider must verify the e-mail': (draft, given) => {
    draft.sessionId = newcomer(draft, riderOf(given), text(given, 'code') ?? '123456');
  },
  'a rider asked for a new password': (draft, given) =>
    resetCode(draft, riderOf(given), text(given, 'code') ?? '004217'),
  'a rider asked for another e-mail': (draft, given) => {
    draft.sessionId = changingEmail(draft, riderOf(given), text(given, 'email') ?? '', text(given, 'code') ?? '');
  },
  'a dealer was invited': (draft, given) =>
    invitation(draft, text(given, 'email') ?? 'parts@example.com', text(given, 'code') ?? '', text(given, 'dealerId')),
  'another person logs in for the dealer': (draft, given) =>
    anotherLogin(draft, text(given, 'dealerId'), text(given, 'accountId') ?? '01hq00000000000000000g0001'),
  'a dealer exists': (draft, given) => void dealer(draft, text(given, 'dealerId')),
  'a promoter has applied': (draft, given) => applied(draft, text(given, 'promoterId')),
  'a promoter was approved and has no login': (draft, given) => approved(draft, text(given, 'promoterId')),
  'a visitor wrote a message': (draft, given) =>
    contactMessage(draft, text(given, 'messageId') ?? '01hq00000000000000000m0001'),
  'an e-mail was given up': (draft, given) =>
    givenUpMail(draft, text(given, 'mailId') ?? '01hq00000000000000000m0002', riderOf(given)),
  'an e-mail was sent': (draft, given) =>
    sentMail(draft, text(given, 'mailId') ?? '01hq00000000000000000m0002', riderOf(given)),
  'a webhook was added': (draft, given) =>
    aWebhook(draft, text(given, 'webhookId') ?? '01hq00000000000000000n0001', text(given, 'promoterId') ?? null),
  'a delivery to the webhook failed twice': (draft, given) =>
    failedDelivery(
      draft,
      text(given, 'webhookId') ?? '01hq00000000000000000n0001',
      text(given, 'deliveryId') ?? '01hq00000000000000000n0002',
      text(given, 'promoterId') ?? null,
    ),
  'an administrator edited a rider': (draft, given) =>
    editedRider(draft, text(given, 'recordId') ?? '01hq00000000000000000h0001', text(given, 'adminId'), riderOf(given)),
  'somebody typed a wrong PIN': (draft, given) =>
    wrongPins(draft, text(given, 'recordId') ?? '01hq00000000000000000w0001', text(given, 'adminId'), riderOf(given)),
  'another administrator was invited': (draft, given) =>
    invitedAdmin(draft, text(given, 'otherId') ?? '01hq00000000000000000a0002'),
  'an admin acts as a rider': (draft, given) => {
    draft.sessionId = proxying(draft, text(given, 'adminId'), riderOf(given), text(given, 'returnTo') ?? '/auth/admin');
  },

  'an approved promoter has an event ahead': (draft, given) =>
    waitingClass(draft, { ...raceOf(given), day: '2026-05-02' }),
  'a dealer stands near a postal code': (draft, given) => dealerOnTheMap(draft, text(given, 'dealerId')),

  'the rider shows a code at the counter': (draft, given) =>
    shownCode(draft, riderOf(given), text(given, 'code') ?? 'K7QM4XTR'),
  'another rider exists': (draft, given) => void rider(draft, riderOf(given)),
  'the rider has a bike that waits': (draft, given) => bike(draft, riderOf(given), 'unverified'),
  'a VIN pattern exists': (draft, given) => vinPattern(draft, text(given, 'patternId') ?? '01hq00000000000000000v0001'),
  'a verified VIN pattern exists': (draft) => vinPattern(draft, '01hq00000000000000000v0001', 'verified'),
  'two riders claim a VIN': (draft, given) =>
    vinDispute(draft, text(given, 'disputeId') ?? '01hq00000000000000000q0001', riderOf(given)),
  'a guardian was asked': (draft, given) => guardianAsked(draft, text(given, 'code') ?? ''),
  'a VIN of a run waits': (draft, given) =>
    vinInDoubt(draft, text(given, 'disputeId') ?? '01hq00000000000000000q0001', riderOf(given)),
  'the rider has a verified bike': (draft, given) => bike(draft, riderOf(given)),
  'the rider has a credit award': (draft, given) => credit(draft, riderOf(given)),
  'the rider asked to be deleted': (draft, given) => askedDeletion(draft, riderOf(given)),
  'the rider has a cash award': (draft, given) => cash(draft, riderOf(given)),
  'the rider has overdue cash': (draft, given) => overdueCash(draft, riderOf(given)),
  'the rider has requested cash': (draft, given) => requestedCash(draft, riderOf(given)),
  'a payment run waits': (draft, given) => paymentRun(draft, riderOf(given)),
  'the payment was ordered': (draft, given) => ordered(draft, text(given, 'orderId') ?? 'sandbox-1'),
  'nobody knows whether the payment was ordered': (draft) => doubtfulOrder(draft),
  'the cash was sent by cheque': (draft, given) => cheque(draft, riderOf(given), Number(given['number'])),
  'the cash was sent': (draft, given) => sentCash(draft, riderOf(given)),
  'the papers of the rider are verified': (draft, given) => verifiedPapers(draft, riderOf(given)),
  'the rider has a note': (draft, given) =>
    note(draft, riderOf(given), text(given, 'noteId') ?? '01hq00000000000000000n0001'),
  'the rider has a timecard': (draft, given) =>
    timecard(draft, riderOf(given), text(given, 'timecardId') ?? '01hq00000000000000000t0001'),
  'the rider has sent a licence': (draft, given) => sentLicence(draft, riderOf(given)),
  'the rider has a favourite event': (draft, given) => favouriteEvent(draft, riderOf(given), text(given, 'eventId')),
  'the rider has claimed a result': (draft, given) => claimedResult(draft, riderOf(given)),
  'a category has the series': (draft) => category(draft),
  'the series has a bonus': (draft) => void bonusSeries(draft),
  'a notice shows': (draft, given) => shownNotice(draft, text(given, 'noticeId') ?? '01hq0000000000000000nt0001'),
  'a season is drafted': (draft, given) => seasonOf(draft, text(given, 'seasonId') ?? '', 'draft'),
  'a season is scheduled': (draft, given) => seasonOf(draft, text(given, 'seasonId') ?? '', 'scheduled'),
  'the standings of a series have bonuses': (draft, given) => standingsBonuses(draft, riderOf(given)),
  'the rider has the bonus of the series': (draft, given) => seriesBonus(draft, riderOf(given)),
  'the rider has spent more than an award is worth': (draft, given) => overpaidCredit(draft, riderOf(given)),
  'the rider has an award that is being checked': (draft, given) => heldResult(draft, riderOf(given), raceOf(given)),
  'the rider has an award that lapsed without photos': (draft, given) =>
    photosLapsed(draft, riderOf(given), raceOf(given)),
  'the rider has an award that waits for photos': (draft, given) =>
    photosAwaited(draft, riderOf(given), raceOf(given), text(given, 'photoId') ?? '01hq00000000000000000m0001'),
  'the rider has a balance that expires': (draft, given) => balance(draft, riderOf(given)),
  'the rider has a result that earned nothing': (draft, given) => unpaidResult(draft, riderOf(given)),
  'an event has results': (draft, given) => credit(draft, riderOf(given), text(given, 'eventId')),

  'a paying event lies ahead': (draft, given) => waitingClass(draft, { ...raceOf(given), day: '2026-05-09' }),
  'a rider who agreed to be named has earned': (draft, given) => {
    credit(draft, riderOf(given));
    named(draft, riderOf(given));
  },
  'the promoter has a series': (draft, given) => series(draft, text(given, 'promoterId')),
  'the promoter has an event with a class that waits for results': (draft, given) => waitingClass(draft, raceOf(given)),
  'the promoter has an event whose results are overdue': (draft, given) =>
    waitingClass(draft, { ...raceOf(given), day: '2026-01-10' }),
  'the promoter has a draft with a date': (draft, given) => waitingClass(draft, { ...raceOf(given), isDraft: true }),
  'the promoter has added an event': (draft, given) =>
    waitingClass(draft, { ...raceOf(given), askedAt: '2026-04-01T09:00:00.000Z' }),
  'the promoter has asked to change an event': (draft, given) =>
    proposal(draft, raceOf(given), text(given, 'approvalId') ?? '01hq00000000000000000w0001'),
  'another event is at the same place that day': (draft, given) => eventNearby(draft, raceOf(given)),
  'the event is linked with another as one race': (draft, given) => linkedEvents(draft, raceOf(given)),
  'the promoter has an event with a class that has results': (draft, given) =>
    earningResult(draft, RIDER, raceOf(given), { entrants: 14 }),
  'the promoter has a result without its rider': (draft, given) => openResult(draft, riderOf(given), raceOf(given)),
  'the class has another result': (draft, given) => anotherResult(draft, raceOf(given)),
  'the event has another class': (draft, given) => anotherClass(draft, raceOf(given)),
  'a file was imported for the event': (draft, given) =>
    importedFile(draft, raceOf(given), text(given, 'importId') ?? ''),
  'the results were changed since the import': (draft, given) =>
    importedFile(draft, raceOf(given), text(given, 'importId') ?? '', { changed: true }),
  'a rider with an AMA number and a verified bike exists': (draft, given) => bike(draft, riderOf(given)),

  'a rider has a balance and a PIN': atTheCounter('1234'),
  'a rider has a balance and a locked PIN': atTheCounter('1234', '2026-04-30T00:00:00.000Z'),
  'a rider has a balance and no PIN': atTheCounter(null),

  'the rider has redeemed': (draft, given) => redeemed(draft, riderOf(given), redemptionOf(given)),
  'the dealer has redeemed for a rider': (draft, given) => redeemed(draft, riderOf(given), redemptionOf(given)),
  'the rider has an undone redemption': (draft, given) =>
    redeemed(draft, riderOf(given), { ...redemptionOf(given), status: 'revoked' }),
  'the dealer has an undone redemption': (draft, given) =>
    redeemed(draft, riderOf(given), { ...redemptionOf(given), status: 'revoked' }),
  'the redemption was refunded to the dealer': (draft, given) =>
    redeemed(draft, riderOf(given), { ...redemptionOf(given), status: 'refunded' }),
  'awards and redemptions were made this year': (draft, given) => redeemed(draft, riderOf(given)),
};
