import { PROMOTER, valuesOf } from '@rrr/records';
import { normalizeFields } from '../fields/index.js';
import type { PromoterProfile } from './promoter.js';

/** Normalizes a profile, without the rest of its promoter. */
export const normalizePromoter = ({ profileImage, ...profile }: PromoterProfile): PromoterProfile => ({
  ...normalizeFields(PROMOTER, valuesOf(PROMOTER, profile)),
  profileImage,
});
