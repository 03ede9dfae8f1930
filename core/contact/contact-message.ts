import type { Instant } from '../shared/index.js';

/** `closed`: needs no answer */
export type ContactState = 'open' | 'answered' | 'closed';

/** A message of the contact form. Its sender proved nothing, so nothing is done because of it. */
export interface ContactMessage {
  readonly id: string;
  readonly at: Instant;
  readonly name: string;
  /** reply address */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  /** the text as entered, with line breaks */
  readonly message: string;
  readonly state: ContactState;
  /** null while it is open; after `deletedAfter` it is deleted */
  readonly decided: { readonly at: Instant; readonly by: string; readonly deletedAfter: Instant } | null;
}
