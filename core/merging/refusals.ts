import { refusal } from '../shared/index.js';

export class SameRider extends refusal('SAME_RIDER', 'A rider cannot be merged with themselves') {}
export class AlreadyMerged extends refusal('ALREADY_MERGED', 'The rider was already merged into another') {}
export class ReasonsNotAcknowledged extends refusal(
  'REASONS_NOT_ACKNOWLEDGED',
  'The riders may be two persons, and not every reason was acknowledged',
) {}
export class ConfirmationWrong extends refusal('CONFIRMATION_WRONG', 'The typed confirmation matches neither rider') {}
