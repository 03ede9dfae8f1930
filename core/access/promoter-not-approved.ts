import { refusal } from '../shared/index.js';

/** The promoter's application is pending or rejected, or its approval was undone. */
export class PromoterNotApproved extends refusal(
  'PROMOTER_NOT_APPROVED',
  'Only an approved promoter adds events and series',
) {}
