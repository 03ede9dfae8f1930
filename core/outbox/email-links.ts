import { languagePrefix, type Locale } from '@rrr/records/languages';
import { numbered } from './numbered.js';
import type { Message } from './outbox.js';

/** The screens that emails lead to; each has a label in every language. */
export type EmailLinkName =
  | 'logIn'
  | 'newPassword'
  | 'verifyEmail'
  | 'acceptInvitation'
  | 'giveConsent'
  | 'securityEvents'
  | 'apiTokens'
  | 'webhooks'
  | 'sendResults'
  | 'sendPhotos'
  | 'giveCashInfo';

interface EmailLink {
  readonly name: EmailLinkName;
  /** path and query, without the language: `/login` */
  readonly path: string;
  /** stands behind `#`, which no browser sends to a server, so no log has it (ADR 42) */
  readonly secret: Readonly<Record<string, string>>;
  /** what it leads to, where an email has several of one name */
  readonly of?: string;
}

/** Facts that a link needs; `email`: the address that the email is sent to. */
interface Given {
  readonly facts: Message['facts'];
  readonly email: string;
}

const logIn = ({ email }: Given): EmailLink => ({ name: 'logIn', path: '/login', secret: { email } });
const newPassword = ({ email }: Given): EmailLink => ({
  name: 'newPassword',
  path: '/forgot-password',
  secret: { email },
});
const withCode =
  (name: EmailLinkName, path: string) =>
  ({ facts, email }: Given): EmailLink => ({ name, path, secret: { email, code: String(facts['code'] ?? '') } });

/**
 * A log-in may come before this page, and only a query outlives it. The code is worth nothing without that account's
 * session.
 */
const verifyEmail = ({ facts }: Given): EmailLink => ({
  name: 'verifyEmail',
  path: `/auth/email-verify?code=${encodeURIComponent(String(facts['code'] ?? ''))}`,
  secret: {},
});

const giveConsent = ({ facts }: Given): EmailLink => ({
  name: 'giveConsent',
  path: '/guardian-consent',
  secret: { code: String(facts['code'] ?? '') },
});

/** the page that says what is missing, and leads to where each is given */
const giveCashInfo = (): readonly EmailLink[] => [{ name: 'giveCashInfo', path: '/auth/rider/cashout', secret: {} }];
const sendPhotos = (): readonly EmailLink[] => [{ name: 'sendPhotos', path: '/auth/rider/photos', secret: {} }];

/** The links of an email, the most important one first. */
const LINKS: { readonly [K in Message['kind']]?: (given: Given) => readonly EmailLink[] } = {
  'account-exists': (given) => [logIn(given), newPassword(given)],
  'account-reminder': (given) => [logIn(given), newPassword(given)],
  'admin-activated': (given) => [logIn(given)],
  'password-changed': (given) => [logIn(given)],
  // a code for a new address is entered in the profile
  'email-code': (given) => (given.facts['purpose'] === 'verify-email' ? [verifyEmail(given)] : []),
  'password-code': (given) => [withCode('newPassword', '/password-lost-reset')(given)],
  security: () => [{ name: 'securityEvents', path: '/auth/admin/security-events?severity=serious', secret: {} }],
  'api-token-changed': ({ facts }) => [
    { name: 'apiTokens', path: `/auth/${facts['area'] === 'admin' ? 'admin' : 'promoter'}/api-tokens`, secret: {} },
  ],
  'guardian-asked': (given) => [giveConsent(given)],
  'payment-info-due': giveCashInfo,
  'cash-reminder': giveCashInfo,
  'cash-extended': giveCashInfo,
  'photos-asked': sendPhotos,
  'photos-again': sendPhotos,
  'webhook-off': ({ facts }) => {
    const area = facts['path'] === 'promoter' ? 'promoter' : 'admin';
    return [{ name: 'webhooks', path: `/auth/${area}/webhooks`, secret: {} }];
  },
  'results-asked': ({ facts }) =>
    numbered(facts, 'id').map((id, at) => ({
      name: 'sendResults',
      path: `/auth/promoter/event/${id}`,
      secret: {},
      of: String(facts[`event${at + 1}`] ?? ''),
    })),
  invitation: (given) => [withCode('acceptInvitation', '/accept-invitation')(given)],
};

/** The addresses of an email's links in the reader's language. `site`: the URL of the portal. */
export const emailLinks = (
  kind: Message['kind'],
  { site, locale, ...given }: Given & { readonly site: string; readonly locale: Locale },
): readonly { readonly name: EmailLinkName; readonly of: string; readonly href: string }[] => {
  const origin = /^\w+:\/\/[^/?#]+/.exec(site)?.[0];
  if (origin === undefined) return [];
  return (LINKS[kind]?.(given) ?? []).map(({ name, path, secret, of = '' }) => {
    const hash = Object.entries(secret)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&');
    return { name, of, href: `${origin}${languagePrefix(locale)}${path}${hash === '' ? '' : `#${hash}`}` };
  });
};
