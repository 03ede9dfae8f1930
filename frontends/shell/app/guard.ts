import type { Session } from '@rrr/contract';
import { bare, inLocale, localeOf } from './locale-path.js';

const areaOf = (session: Session) => `/auth/${session.account.type}`;

/** Where the installed portal starts: a rider's wallet, for others the home of their area. */
const startOf = (session: Session, search: string) =>
  session.account.type === 'rider' && new URLSearchParams(search).get('open') === 'wallet'
    ? '/auth/rider/redemptions'
    : areaOf(session);

/** Whether an account may enter an area at all; the API never answers with less. */
const isWhole = ({ account, user }: Partial<Session>): boolean => Boolean(account?.type && user);

/** A rider rides; without a verified bike nothing can be earned (requirements §2). */
export const lacksBike = ({ account, user, proxyHost }: Session): boolean =>
  account.type === 'rider' && !proxyHost && !user.bikes.some(({ valid }) => valid);

/** What the browser knows beside the session. */
interface Known {
  /** it came with a session that no longer works */
  readonly isBroken?: boolean;
  /** the rider was led to the bikes since logging in */
  readonly wasLed?: boolean;
}

/**
 * Where to redirect a visitor (requirements §6), or undefined to stay. A rider without a verified bike is led to the
 * bikes once after logging in; then the area is open. Only for convenience; the API enforces permissions.
 */
export const redirectFor = (
  session: Session | null,
  pathname: string,
  search = '',
  { isBroken = false, wasLed = false }: Known = {},
): string | undefined => {
  const [path, locale] = [bare(pathname), localeOf(pathname)];
  const go = (to: string) => inLocale(to, locale);
  const inside = /^\/auth(?:\/([^/]*)|$)/.exec(path);
  const area = inside?.[1] ?? '';
  const proxy = /^\/proxy-(rider|dealer|promoter|remove)(\/|$)/.exec(path)?.[1];
  if (!inside && !proxy) return undefined;
  const whole = session && isWhole(session) ? session : null;
  if (!whole) {
    const problem = isBroken || session ? 'problem=SESSION_BROKEN&' : '';
    return `${go('/login')}?${problem}next=${encodeURIComponent(pathname + search)}`;
  }
  const { account, proxyHost } = whole;
  if (account.deActivated && !proxyHost) return `${go('/login')}?problem=ACCOUNT_DEACTIVATED`;
  // unverified accounts can only verify their e-mail; an admin in proxy mode is verified (requirements §4)
  const mustVerify = !account.emailVerified && !proxyHost;
  if (area === 'email-verify' || mustVerify)
    return mustVerify ? (area === 'email-verify' ? undefined : go('/auth/email-verify')) : go(areaOf(whole));
  if (inside && area !== account.type) return go(area === '' ? startOf(whole, search) : areaOf(whole));
  if (inside)
    return lacksBike(whole) && !wasLed && !/^\/auth\/rider\/(profile|security)(\/|$)/.test(path)
      ? `${go('/auth/rider/profile')}?redirect=vin`
      : undefined;
  const allowed = proxy === 'remove' ? proxyHost !== null : account.type === 'admin' && proxyHost === null;
  return allowed ? undefined : go(areaOf(whole));
};
