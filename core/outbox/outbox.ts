import type { Instant } from '../shared/index.js';

/** What a mail tells; its text is made when it is sent, in the reader's language. */
export interface Message {
  readonly id: string;
  readonly kind: 'redemption' | 'redemption-undone' | 'pin-locked' | 'award-earned' | 'results-received';
  /** account or record the mail goes to */
  readonly recipient: { readonly type: 'rider' | 'dealer' | 'promoter' | 'admin'; readonly id: string };
  readonly at: Instant;
  /** figures the text needs: plain values, no personal data that the recipient's record already holds */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** Messages leave in the same transaction as what they tell of, and are sent after the commit. */
export interface OutboxStore {
  append(messages: readonly Message[]): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    outbox: OutboxStore;
  }
}
