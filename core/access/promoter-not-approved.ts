import { refusal } from '../shared/index.js';

/** A promoter's application waits, was rejected, or its approval was undone. */
export class PromoterNotApproved extends refusal(
  'PROMOTER_NOT_APPROVED',
  'Only an approved promoter adds events and series',
) {}
