import type { Session } from '@rrr/contract';
import { bare, inLocale, localeOf } from './locale-path.js';

const areaOf = (session: Session) => `/auth/${session.account.type}`;

/**
 * Where to redirect a visitor (requirements §6), or undefined to stay. Only for convenience; the API enforces
 * permissions.
 */
export const redirectFor = (session: Session | null, pathname: string, search = ''): string | undefined => {
  const [path, locale] = [bare(pathname), localeOf(pathname)];
  const go = (to: string) => inLocale(to, locale);
  const area = /^\/auth\/([^/]+)/.exec(path)?.[1];
  const proxy = /^\/proxy-(rider|dealer|promoter|remove)(\/|$)/.exec(path)?.[1];
  if (!area && !proxy) return undefined;
  if (!session) return `${go('/login')}?next=${encodeURIComponent(pathname + search)}`;
  if (session.account.deActivated && !session.proxyHost) return go('/login');
  // unverified accounts can only verify their e-mail; an admin in proxy mode is verified (requirements §4)
  const mustVerify = !session.account.emailVerified && !session.proxyHost;
  if (area === 'email-verify' || mustVerify)
    return mustVerify ? (area === 'email-verify' ? undefined : go('/auth/email-verify')) : go(areaOf(session));
  if (area) return area === session.account.type ? undefined : go(areaOf(session));
  const allowed =
    proxy === 'remove' ? session.proxyHost !== null : session.account.type === 'admin' && session.proxyHost === null;
  return allowed ? undefined : go(areaOf(session));
};

/** Keeps a `next` or `returnTo` within the portal; others are dropped, because they come from the URL. */
export const safePath = (path: string | null | undefined): string | undefined =>
  path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f]/.test(path) ? path : undefined;
