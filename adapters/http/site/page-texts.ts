import { PAGES, type PageShape } from '@rrr/contract';
import { inEachLanguage, type Locale } from '@rrr/records/languages';
import { en } from '../words/descriptions-en.js';

const WORDS = inEachLanguage(en);

interface PageText {
  readonly description: (locale: Locale) => string;
  /** for search engines to leave out: personal pages, forms with a code, confirmations */
  readonly hidden?: true;
}

const text =
  (of: keyof typeof en) =>
  (locale: Locale): string =>
    WORDS[locale][of];
const hidden: PageText = { description: text('program'), hidden: true };

/** The description of each page for search engines and shared links. A new path of PAGES needs an entry. */
const PAGE_TEXTS: Readonly<Record<PageShape, PageText> & Record<string, PageText | undefined>> = {
  '': { description: text('program') },
  events: { description: text('events') },
  'events/event': { description: text('events'), hidden: true },
  'events/event/*': { description: text('events') },
  'events/serie': { description: text('series'), hidden: true },
  'events/serie/*': { description: text('series') },
  dealers: { description: text('dealers') },
  promoters: { description: text('promoters') },
  'about/rules': { description: text('rules') },
  'about/faq': { description: text('faq') },
  'about/contact': { description: text('contact') },
  'thank-you-contact': hidden,
  accessibility: { description: text('accessibility') },
  'privacy-policy': { description: text('privacyPolicy') },
  'requirements/super-twin': { description: text('superTwin') },
  'requirements/single-cylinder': { description: text('singleCylinder') },
  login: hidden,
  logout: hidden,
  register: { description: text('register') },
  'forgot-password': hidden,
  'forgot-password-reset': hidden,
  'password-lost-reset': hidden,
  'account-recovery': hidden,
  'oauth/callback': hidden,
  'accept-invitation': hidden,
  'guardian-consent': hidden,
  auth: hidden,
  'auth/email-verify': hidden,
  'proxy-rider/*': hidden,
  'proxy-dealer/*': hidden,
  'proxy-promoter/*': hidden,
  'proxy-remove': hidden,
};

const texts: Readonly<Record<string, PageText | undefined>> = PAGE_TEXTS;

/** The text of a page by its path in PAGES; personal areas have that of a hidden page. */
export const pageText = (page: string): PageText => texts[page.replaceAll(/:\w+/g, '*')] ?? hidden;

/** The pages for search engines, without those of records. */
export const indexedPages: readonly string[] = Object.values(PAGES).filter(
  (page) => !page.includes(':') && pageText(page).hidden === undefined,
);
