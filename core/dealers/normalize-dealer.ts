import { DEALER, valuesOf } from '@rrr/records';
import { normalizeFields } from '../fields/index.js';
import type { DealerFields } from './dealer.js';

/** Normalizes a dealer's fields, without the rest of its record. */
export const normalizeDealer = ({ profileImage, ...dealer }: DealerFields): DealerFields => ({
  ...normalizeFields(DEALER, valuesOf(DEALER, dealer)),
  profileImage,
});
