import type { Figures, Message } from '../../outbox/index.js';
import { place, sentence, won } from './sentences.js';

/** The title and the text of the messages that a device shows. */
export type PushWords = Readonly<
  Partial<Record<Message['kind'], (facts: Figures) => { readonly title: string; readonly body: string }>>
>;

export const en: PushWords = {
  'award-earned': (facts) => ({
    title: 'You earned an award',
    // cash never expires
    body: sentence(
      won(facts, facts.text('expiresOn') === '' ? 'in cash' : 'of dealer credit', 'for'),
      place(facts, 'place '),
    ),
  }),
  'bonus-issued': (facts) => ({
    title: 'You earned a bonus',
    body: `${facts.money('amount')} for your season in ${facts.text('series')}.`,
  }),
  redemption: (facts) => ({
    title: 'You redeemed credit',
    body: `${facts.money('amount')} of your credit was redeemed. If this was not you, change your PIN.`,
  }),
  'credit-expiring': (facts) => ({
    title: 'Your credit expires soon',
    body: `${facts.money('amount')} of your credit expires, the first of it on ${facts.date('expiresOn')}.`,
  }),
  'payment-info-due': (facts) => ({
    title: 'Documents are missing',
    body: `We owe you ${facts.money('amount')} in cash. Send what is missing to be paid.`,
  }),
  'cash-reminder': (facts) => ({
    title: 'Documents are missing',
    body: `We owe you ${facts.sums()} in cash. Send what is missing to be paid.`,
  }),
  'documents-unverified': () => ({
    title: 'Your documents are being checked again',
    body: 'Your name or AMA number was changed. Until they are verified, you cannot claim cash.',
  }),
  'document-decided': () => ({
    title: 'A document was not accepted',
    body: 'Upload a new one in your profile. Cash can be paid once it is verified.',
  }),
};
