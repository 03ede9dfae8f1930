import type { PageAsked, PageOf } from '../shared/index.js';
import type { ContactMessage, ContactState } from './contact-message.js';

export interface ContactMessageStore {
  append(message: ContactMessage): Promise<void>;
  /** locks the message until the transaction ends */
  lock(id: string): Promise<ContactMessage | undefined>;
  /** stores its state and who decided it */
  decide(id: string, state: ContactState, decided: ContactMessage['decided']): Promise<void>;
}

export interface ContactSearch extends PageAsked {
  readonly state: ContactState;
  /** beginning of the e-mail, or words of the name */
  readonly query?: string;
}

export interface ContactQueries {
  /** newest first */
  search(asked: ContactSearch): Promise<PageOf<ContactMessage>>;
  one(id: string): Promise<ContactMessage | undefined>;
  countOpen(): Promise<number>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    contactMessages: ContactMessageStore;
  }
}
