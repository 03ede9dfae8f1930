import type { Locale } from '../identity/index.js';
import { type Figures, figuresOf, type Message } from '../outbox/index.js';
import { frenchSpaces } from '../shared/index.js';
import { pushKindOf } from './push.js';

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

type Words = Readonly<Partial<Record<Message['kind'], (facts: Figures) => Pick<PushText, 'title' | 'body'>>>>;

const place = (facts: Figures, before: string): string =>
  facts.count('place') > 0 ? `${before}${facts.count('place')}` : '';
const won = (facts: Figures, type: string, before: string): string =>
  `${facts.money('amount')} ${type}${facts.text('className') === '' ? '' : ` ${before} ${facts.text('className')}`}`;
const sentence = (...parts: readonly string[]): string => `${parts.filter((it) => it !== '').join(', ')}.`;

const english: Words = {
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

const french: Words = {
  'award-earned': (facts) => ({
    title: 'Vous avez gagné une récompense',
    body: sentence(
      won(facts, facts.text('expiresOn') === '' ? 'en argent' : 'de crédit concessionnaire', 'pour'),
      place(facts, 'position '),
    ),
  }),
  'bonus-issued': (facts) => ({
    title: 'Vous avez gagné une prime',
    body: `${facts.money('amount')} pour votre saison (${facts.text('series')}).`,
  }),
  redemption: (facts) => ({
    title: 'Vous avez échangé du crédit',
    body: `${facts.money('amount')} de votre crédit ont été échangés. Si ce n’était pas vous, changez votre NIP.`,
  }),
  'credit-expiring': (facts) => ({
    title: 'Votre crédit expire bientôt',
    body: `${facts.money('amount')} de votre crédit expirent, les premiers le ${facts.date('expiresOn')}.`,
  }),
  'payment-info-due': (facts) => ({
    title: 'Des documents manquent',
    body: `Nous avons ${facts.money('amount')} à vous verser. Envoyez ce qui manque pour les recevoir.`,
  }),
  'cash-reminder': (facts) => ({
    title: 'Des documents manquent',
    body: `Nous avons ${facts.sums()} à vous verser. Envoyez ce qui manque pour les recevoir.`,
  }),
  'documents-unverified': () => ({
    title: 'Vos documents sont vérifiés de nouveau',
    body: 'Votre nom ou votre numéro AMA a été modifié. Vous ne pouvez pas demander de paiement en argent d’ici là.',
  }),
  'document-decided': () => ({
    title: 'Un document n’a pas été accepté',
    body: 'Téléversez-en un nouveau dans votre profil. L’argent peut être versé une fois qu’il est vérifié.',
  }),
};

const WORDS = { en: english, fr: french };
const SET = { en: (text: string): string => text, fr: frenchSpaces };
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
  const [title, body] = [told.title, told.body].map((it) => cut(SET[locale](it))) as [string, string];
  return {
    title,
    body,
    tag: message.id,
    path: `${locale === 'fr' ? '/fr' : ''}${PAGES[message.kind] ?? '/auth/rider'}`,
    lang: locale,
  };
};
