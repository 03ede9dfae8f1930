import { refusal } from '../shared/index.js';

export class ProfileNotValid extends refusal('PROFILE_NOT_VALID', 'A field of the profile does not fit') {}
export class ConsentNeeded extends refusal('CONSENT_NEEDED', 'A parent or guardian has to agree') {}
export class PinNotValid extends refusal('PIN_NOT_VALID', 'A PIN has 4 numbers') {}
export class NotATimecard extends refusal('NOT_A_TIMECARD', 'The file is no PNG or JPEG image and no PDF') {}
export class DocumentReplaced extends refusal('DOCUMENT_REPLACED', 'A newer document came in its place') {}
export class NoteLength extends refusal('NOTE_LENGTH', 'A note has 1 to 4000 characters') {}
