import type { Request, Response } from 'express';

/** A cookie's value, or undefined; of duplicates the first counts. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};

export interface CookieJar {
  /** the signed session token, until it expires */
  setSession(token: string, expires: Date): void;
  clearSession(): void;
  setLocale(locale: string): void;
  /** the state of a sign-in at a provider, until the browser returns */
  setAttempt(token: string, expires: Date): void;
  attempt(): string | undefined;
  clearAttempt(): void;
  /** identifies this browser across logins; logging out keeps it */
  setDevice(token: string, expires: Date): void;
  device(): string | undefined;
}

export interface CookieNames {
  readonly session: string;
  readonly locale: string;
  readonly attempt: string;
  readonly device: string;
  readonly secure: boolean;
}

/** `__Host-` binds a cookie to this host over https; browsers refuse it without https (local development). */
export const cookieNames = (publicUrl: URL): CookieNames => {
  const secure = publicUrl.protocol === 'https:';
  return {
    session: secure ? '__Host-session' : 'session',
    locale: 'locale',
    attempt: secure ? '__Host-sign-in' : 'sign-in',
    device: secure ? '__Host-device' : 'device',
    secure,
  };
};

const YEAR = 365 * 24 * 3600;

export const cookieJar = (res: Response, names: CookieNames): CookieJar => {
  const set = (name: string, value: string, rest: string) =>
    res.append('Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax${names.secure ? '; Secure' : ''}${rest}`);
  return {
    setSession: (token, expires) => void set(names.session, token, `; HttpOnly; Expires=${expires.toUTCString()}`),
    clearSession: () => void set(names.session, '', '; HttpOnly; Expires=Thu, 01 Jan 1970 00:00:00 GMT'),
    setAttempt: (token, expires) => void set(names.attempt, token, `; HttpOnly; Expires=${expires.toUTCString()}`),
    attempt: () => readCookie(res.req.headers.cookie, names.attempt) || undefined,
    clearAttempt: () => void set(names.attempt, '', '; HttpOnly; Expires=Thu, 01 Jan 1970 00:00:00 GMT'),
    setDevice: (token, expires) => void set(names.device, token, `; HttpOnly; Expires=${expires.toUTCString()}`),
    device: () => readCookie(res.req.headers.cookie, names.device) || undefined,
    setLocale: (locale) => void set(names.locale, locale, `; Max-Age=${YEAR}`),
  };
};

export const sessionCookie = (req: Request, names: CookieNames): string | undefined =>
  readCookie(req.headers.cookie, names.session) || undefined;
