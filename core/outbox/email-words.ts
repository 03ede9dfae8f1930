import type { EmailLinkName } from './email-links.js';
import type { Figures } from './figures.js';
import type { Message } from './outbox.js';

/** The content of an email; figures without a value are left out. */
export interface Content {
  readonly subject: string;
  readonly lead: string;
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly close: string;
  /** why the recipient gets it, if they have no account */
  readonly why?: string;
  /** name and address of the author, if it is not the program */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export interface EmailWords {
  readonly greeting: (name: string) => string;
  readonly signature: (brand: string) => string;
  readonly why: string;
  /** between a label and its value */
  readonly colon: string;
  readonly links: Readonly<Record<EmailLinkName, string>>;
  readonly emails: Readonly<Record<Message['kind'], (figures: Figures) => Content>>;
}
