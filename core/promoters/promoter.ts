import type { PROMOTER, ValuesOf } from '@rrr/records';
import type { Locale } from '../identity/index.js';
import { type Instant, refusal } from '../shared/index.js';

export type PromoterStatus = 'pending' | 'approved' | 'rejected';

/** The profile a promoter enters (requirements §3). */
export interface PromoterProfile extends ValuesOf<typeof PROMOTER> {
  readonly profileImage: string | null;
}

export interface Promoter extends PromoterProfile {
  readonly id: string;
  readonly status: PromoterStatus;
  readonly deactivated: boolean;
  /** language of emails until there is a login */
  readonly locale: Locale;
  /** message with the application */
  readonly message: string | null;
  /** null when added by an admin */
  readonly appliedAt: Instant | null;
  /** incremented by every edit */
  readonly version: number;
}

/** One decision about an application. An undo sets `undoneAt`; decisions are never deleted. */
export interface PromoterDecision {
  readonly promoterId: string;
  /** 1 for a promoter's first decision */
  readonly sequence: number;
  readonly from: PromoterStatus;
  readonly to: PromoterStatus;
  readonly reason: string | null;
  readonly at: Instant;
  readonly byName: string;
  readonly undoneAt: Instant | null;
}

export class AlreadyDecided extends refusal('ALREADY_DECIDED', 'The application was already decided') {}
export class NothingToUndo extends refusal('NOTHING_TO_UNDO', 'There is no decision to undo') {}
