import type { PAGES } from './pages.js';

type Shape<Path extends string> = Path extends `${infer Before}/:${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}/*/${Shape<Rest>}`
    : `${Before}/*`
  : Path;

/** A page's path with `*` for each parameter. */
export type PageShape = Shape<(typeof PAGES)[keyof typeof PAGES]>;

/** A text in each language. */
export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

/** The contingency program, in every page's title. */
export const PROGRAM_TITLE: InBoth = {
  en: 'Red Rider Rewards contingency program',
  fr: 'Programme de contingence Red Rider Rewards',
};

export const MISSING_TITLE: InBoth = { en: 'Page not found', fr: 'Page introuvable' };

const RECOVERY: InBoth = { en: 'Reset your password', fr: 'Réinitialiser votre mot de passe' };

/**
 * The title of each public page and account page, for the server's HTML and for the screen. A record's page shows the
 * record's name instead, once it is known. Pages of other paths may be here before they exist.
 */
const PAGE_TITLES = {
  '': { en: '', fr: '' },
  events: { en: 'Events', fr: 'Événements' },
  'events/event': { en: 'Events', fr: 'Événements' },
  'events/event/*': { en: 'Events', fr: 'Événements' },
  'events/serie': { en: 'Series', fr: 'Série' },
  'events/serie/*': { en: 'Series', fr: 'Série' },
  dealers: { en: 'Find a dealer', fr: 'Trouver un concessionnaire' },
  promoters: { en: 'Promoters', fr: 'Promoteurs' },
  'about/rules': { en: 'Rules', fr: 'Règlement' },
  'about/faq': { en: 'FAQ', fr: 'Questions fréquentes' },
  'about/contact': { en: 'Contact', fr: 'Contact' },
  'thank-you-contact': { en: 'Message sent', fr: 'Message envoyé' },
  'privacy-policy': { en: 'Privacy policy', fr: 'Politique de confidentialité' },
  accessibility: { en: 'Accessibility', fr: 'Accessibilité' },
  'requirements/super-twin': { en: 'SuperTwin requirements', fr: 'Exigences SuperTwin' },
  'requirements/single-cylinder': { en: 'Single-cylinder requirements', fr: 'Exigences pour les monocylindres' },
  login: { en: 'Log in', fr: 'Connexion' },
  logout: { en: 'Log out', fr: 'Déconnexion' },
  register: { en: 'Enroll', fr: 'S’inscrire' },
  'forgot-password': { en: 'Forgot your password?', fr: 'Mot de passe oublié?' },
  'forgot-password-reset': RECOVERY,
  'password-lost-reset': RECOVERY,
  'account-recovery': { en: 'Account recovery', fr: 'Récupération du compte' },
  'oauth/callback': { en: 'Log in', fr: 'Connexion' },
  'accept-invitation': { en: 'Accept your invitation', fr: 'Accepter votre invitation' },
  auth: { en: '', fr: '' },
  'auth/email-verify': { en: 'Verify your address', fr: 'Confirmez votre adresse courriel' },
  'proxy-rider/*': { en: 'Act as a rider', fr: 'Agir au nom d’un pilote' },
  'proxy-dealer/*': { en: 'Act as a dealer', fr: 'Agir au nom d’un concessionnaire' },
  'proxy-promoter/*': { en: 'Act as a promoter', fr: 'Agir au nom d’un promoteur' },
  'proxy-remove': { en: '', fr: '' },
} as const satisfies Readonly<Record<PageShape, InBoth> & Record<string, InBoth>>;

/** The title of the page at a path, without its language and slashes around it; undefined for a page not listed. */
export const pageTitle = (path: string, locale: keyof InBoth): string | undefined => {
  const titles: Readonly<Record<string, InBoth | undefined>> = PAGE_TITLES;
  const at = path.toLowerCase();
  return (titles[at] ?? titles[at.replace(/[^/]+$/, '*')])?.[locale];
};

/** The title of a document: the page, then the contingency program. */
export const documentTitle = (page: string | undefined, locale: keyof InBoth): string =>
  page ? `${page} · ${PROGRAM_TITLE[locale]}` : PROGRAM_TITLE[locale];
