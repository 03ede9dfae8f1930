import { inEachLanguage, languagePrefix } from '@rrr/records/languages';
import type { Locale } from '../identity/index.js';
import { figuresOf, type Message } from '../outbox/index.js';
import { writingIn } from '../shared/index.js';
import { pushKindOf } from './push.js';
import { en } from './words/en.js';

/** What a device shows. A lock screen is public: amounts, but no codes and no names of people or dealers. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** one with the same tag replaces it */
  readonly tag: string;
  /** page of the portal that a click opens */
  readonly path: string;
  readonly lang: Locale;
}

const WORDS = inEachLanguage(en);
const PAGES: Readonly<Partial<Record<Message['kind'], string>>> = {
  'award-earned': '/auth/rider/earnings',
  'bonus-issued': '/auth/rider/earnings',
  redemption: '/auth/rider/redemptions',
  'payment-info-due': '/auth/rider/cashout',
  'cash-reminder': '/auth/rider/cashout',
  'documents-unverified': '/auth/rider/profile?tab=documents',
  'document-decided': '/auth/rider/profile?tab=documents',
};
/** Characters of a line: a payload has room for 4 KiB, and a lock screen for less. */
const LONGEST = 240;
const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`);

/** Writes the notice of a mail in the reader's language; null: there is none. */
export const pushTextFor = (
  message: Pick<Message, 'id' | 'kind' | 'recipient' | 'facts'>,
  locale: Locale,
  timeZone: string,
): PushText | null => {
  const told = WORDS[locale][message.kind]?.(figuresOf(message, locale, timeZone));
  if (pushKindOf(message) === null || !told) return null;
  const [title, body] = [told.title, told.body].map((text) => cut(writingIn(locale).set(text))) as [string, string];
  return {
    title,
    body,
    tag: message.id,
    path: `${languagePrefix(locale)}${PAGES[message.kind] ?? '/auth/rider'}`,
    lang: locale,
  };
};
