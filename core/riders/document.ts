import type { Instant } from '../shared/index.js';

/** What a pro sends before cash is paid (requirements §6): the driver's licence, and the tax form. */
export type DocumentKind = 'licence' | 'w9';
export const DOCUMENT_KINDS: readonly DocumentKind[] = ['licence', 'w9'];

export interface Decision {
  readonly at: Instant;
  readonly byName: string;
  /** why it was refused; null when it was verified */
  readonly refusal: string | null;
}

/** A file a rider sent, seen by that rider and by admins alone (domain.md §10). */
export interface RiderDocument {
  readonly id: string;
  readonly riderId: string;
  readonly kind: DocumentKind;
  readonly status: 'uploaded' | 'verified' | 'refused' | 'replaced';
  /** where the file store has it */
  readonly fileKey: string;
  /** the key it is encrypted with */
  readonly keyId: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Instant;
  /** null until someone looked */
  readonly decision: Decision | null;
}

/**
 * Whether the document of this kind that counts now is verified. `standing`: as `DocumentStore.standing` gives them.
 */
export const isVerified = (standing: readonly RiderDocument[], kind: DocumentKind): boolean =>
  standing.some((it) => it.kind === kind && it.status === 'verified');
