import { refusal } from '../shared/index.js';

export class ProfileNotValid extends refusal('PROFILE_NOT_VALID', 'A field of the profile is not valid') {}
export class ConsentNeeded extends refusal('CONSENT_NEEDED', 'A parent or guardian must consent') {}
export class GuardianNotValid extends refusal('GUARDIAN_NOT_VALID', 'A guardian is another person than the rider') {}
export class ConsentGiven extends refusal('CONSENT_GIVEN', 'A parent or guardian has consented already') {}
export class PinNotValid extends refusal('PIN_NOT_VALID', 'A PIN has 4 digits') {}
export class NotATimecard extends refusal('NOT_A_TIMECARD', 'The file is not a PNG, JPEG or PDF') {}
/** `field`: `country`, `usPerson` or `treatyPercent`. */
export class TaxResidenceNotValid extends refusal('TAX_RESIDENCE_NOT_VALID', 'The tax residence is not valid') {}
export class TreatyNotClaimed extends refusal('TREATY_NOT_CLAIMED', 'The rider claims another treaty rate, or none') {}
export class LicenceExpired extends refusal('LICENCE_EXPIRED', 'The licence has expired') {}
export class DocumentReplaced extends refusal('DOCUMENT_REPLACED', 'A newer document replaced it') {}
export type DocumentError = DocumentReplaced | LicenceExpired | NotATimecard | TaxResidenceNotValid | TreatyNotClaimed;
export class NoteLength extends refusal('NOTE_LENGTH', 'A note has 1 to 4000 characters') {}
