import { bare } from './locale-path.js';

/** What a link of a mail, or a provider, brought along. */
export interface Arrival {
  /** the page it was for, without the language */
  readonly path: string;
  readonly email: string;
  readonly code: string;
  /** the whole query of a provider's answer */
  readonly search: string;
}

/** Pages that mails lead to, and the callback of the sign-in provider. */
const WITH_SECRETS = [
  '/login',
  '/forgot-password',
  '/forgot-password-reset',
  '/password-lost-reset',
  '/accept-invitation',
  '/guardian-consent',
  '/oauth/callback',
];
const KEY = 'arrival';
/** longer than any hostile value needs to be understood */
const LONGEST = 300;

const read = (kept: string | null): Arrival | undefined => {
  try {
    const item = JSON.parse(kept ?? 'null') as Partial<Arrival> | null;
    return typeof item?.path === 'string' && typeof item.email === 'string' && typeof item.code === 'string'
      ? { path: item.path, email: item.email, code: item.code, search: '' }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Takes an address and a code out of the page's URL before anything else reads it (ADR 42).
 * They are kept for this tab, so that a reload or a change of language does not lose them.
 */
export const takeArrival = (
  { pathname, search, hash: fragment }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState' | 'state'>,
  kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Arrival | undefined => {
  const path = bare(pathname)
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  if (!WITH_SECRETS.includes(path)) return undefined;
  const query = new URLSearchParams(search);
  if (path === '/oauth/callback') {
    if (search === '') return undefined;
    history.replaceState(history.state, '', pathname);
    return { path, email: '', code: '', search };
  }
  const hash = new URLSearchParams(fragment.slice(1));
  const given = (name: string) => (hash.get(name) ?? query.get(name) ?? '').trim().slice(0, LONGEST);
  const [email, code] = [given('email'), given('code')];
  if (email === '' && code === '') {
    const before = read(kept.getItem(KEY));
    return before?.path === path ? before : undefined;
  }
  query.delete('email');
  query.delete('code');
  const rest = query.toString();
  history.replaceState(history.state, '', pathname + (rest === '' ? '' : `?${rest}`));
  const arrival = { path, email, code, search: '' };
  kept.setItem(KEY, JSON.stringify(arrival));
  return arrival;
};

/** Forgets a code that was used. */
export const forgetArrival = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage may be forbidden
  }
};

/** As `takeArrival`, of this page; a browser that forbids storage keeps nothing. */
export const arrivalOfPage = (): Arrival | undefined => {
  try {
    return takeArrival(location, history, sessionStorage);
  } catch {
    return takeArrival(location, history, { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  }
};
