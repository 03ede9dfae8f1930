import type { Session } from '@rrr/contract';
import { bare, inLocale, localeOf } from './locale-path.js';

const areaOf = (session: Session) => `/auth/${session.account.type}`;

/**
 * Where a visitor must go instead of the address asked for (requirements §6), or undefined when it is theirs to see. It
 * spares people a page that would only refuse them; what they may do is decided by the API alone.
 */
export const redirectFor = (session: Session | null, pathname: string, search = ''): string | undefined => {
  const [path, locale] = [bare(pathname), localeOf(pathname)];
  const go = (to: string) => inLocale(to, locale);
  const area = /^\/auth\/([^/]+)/.exec(path)?.[1];
  const proxy = /^\/proxy-(rider|dealer|promoter|remove)(\/|$)/.exec(path)?.[1];
  if (!area && !proxy) return undefined;
  if (!session) return `${go('/login')}?next=${encodeURIComponent(pathname + search)}`;
  if (session.account.deActivated && !session.proxyHost) return go('/login');
  // an unverified account can do nothing but verify; whoever acts as it is verified (requirements §4)
  const mustVerify = !session.account.emailVerified && !session.proxyHost;
  if (area === 'email-verify' || mustVerify)
    return mustVerify ? (area === 'email-verify' ? undefined : go('/auth/email-verify')) : go(areaOf(session));
  if (area) return area === session.account.type ? undefined : go(areaOf(session));
  const allowed =
    proxy === 'remove' ? session.proxyHost !== null : session.account.type === 'admin' && session.proxyHost === null;
  return allowed ? undefined : go(areaOf(session));
};

/** A `next` or `returnTo` that stays within the portal; anything else is dropped, for it came in by the address. */
export const safePath = (path: string | null | undefined): string | undefined =>
  path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f]/.test(path) ? path : undefined;
