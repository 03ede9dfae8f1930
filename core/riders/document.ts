import type { Instant, LocalDate } from '../shared/index.js';

/**
 * The documents a pro must submit before cash is paid (requirements §6): a licence, and the tax form of their residence,
 * a W-9 or a W-8BEN.
 */
export type DocumentKind = 'licence' | 'w9' | 'w8ben';
export const DOCUMENT_KINDS: readonly DocumentKind[] = ['licence', 'w9', 'w8ben'];

export interface Decision {
  readonly at: Instant;
  readonly byName: string;
  /** reason for refusal; null when verified */
  readonly refusal: string | null;
  /** of a verified licence: its last day, as it was read on the picture; left out: nobody read it */
  readonly expiresOn?: LocalDate;
}

/** A file submitted by a rider, visible to that rider and admins only (domain.md §10). */
export interface RiderDocument {
  readonly id: string;
  readonly riderId: string;
  readonly kind: DocumentKind;
  readonly status: 'uploaded' | 'verified' | 'refused' | 'replaced';
  /** key in the file store */
  readonly fileKey: string;
  /** id of its encryption key */
  readonly keyId: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Instant;
  /** null until decided */
  readonly decision: Decision | null;
}

/** Whether the current document of this kind is verified. `standing`: from `DocumentStore.standing`. */
export const isVerified = (standing: readonly RiderDocument[], kind: DocumentKind): boolean =>
  standing.some((document) => document.kind === kind && document.status === 'verified');
