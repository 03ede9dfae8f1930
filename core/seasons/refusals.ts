import { refusal } from '../shared/index.js';

/** Why a season cannot be changed or scheduled. Each is also the key of its translated text. */
export const SEASON_REFUSALS = ['past', 'begun', 'waits', 'decided', 'drafts', 'same', 'limits'] as const;
export type SeasonRefusal = (typeof SEASON_REFUSALS)[number];

/**
 * `past`: its first day is not in the future · `begun`: it is in force, or was · `waits`: for another administrator ·
 * `decided`: it is no draft any more · `drafts`: there are too many · `same`: it changes nothing · `limits`: above the
 * operator's.
 */
export class SeasonRefused extends refusal('SEASON_REFUSED', 'The season cannot be changed so') {}
