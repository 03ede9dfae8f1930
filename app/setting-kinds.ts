import { isIP } from 'node:net';
import { databaseAddress } from '@rrr/persistence';
import { z } from 'zod';

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Accepts digits only; `Number` would also accept 1e3, 0x10 and an empty text. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
export const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,9})?$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** Keys of one purpose, newest first: the first signs, all verify. */
export type KeyList = readonly [Buffer, ...Buffer[]];

/** comma-separated keys, newest first */
export const keyList = z
  .string()
  .regex(
    /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/,
    'must be 32 bytes in base64 (openssl rand -base64 32), or several such keys separated by commas',
  )
  .transform((text): KeyList => text.split(',').map((one) => Buffer.from(one, 'base64')) as [Buffer, ...Buffer[]]);
/** comma-separated `name:key` pairs; names of letters, digits, `-` and `_` */
export const keyRing = z
  .string()
  .regex(
    /^[\w-]{1,32}:[A-Za-z0-9+/]{43}=(?:,[\w-]{1,32}:[A-Za-z0-9+/]{43}=)*$/,
    'must be name:key, or several separated by commas, each key 32 bytes in base64',
  )
  .transform((text) => text.split(',').map((one) => one.split(':') as [string, string]))
  .refine((all) => new Set(all.map(([name]) => name)).size === all.length, 'contains the same key name twice')
  .transform(
    (all): ReadonlyMap<string, Buffer> => new Map(all.map(([name, text]) => [name, Buffer.from(text, 'base64')])),
  );

export const url = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^\s/]/.test(text) && !/\s/.test(text) && URL.canParse(text),
    'must be an http or https address',
  )
  .refine(
    (text) => !URL.canParse(text) || new URL(text).username + new URL(text).password === '',
    'must not contain a user or password',
  );
/** The URL of a site without a path. */
export const origin = url.refine(
  (text) => !URL.canParse(text) || (new URL(text).pathname === '/' && !/[?#]/.test(text)),
  'must be an address without a path, ? or #, such as https://rewards.example.com',
);

/** of a bucket service */
export const regionName = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'is not a valid region name');

/** comma-separated */
export const names = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (longest === 0) return RANGES.has(text);
  // a range that covers the whole Internet is not a proxy
  return (
    more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest))
  );
};
/** The maximum number of proxy hops; with too many, clients could forge their address. */
const MOST_HOPS = 10;
/**
 * `false`, a number of hops, or addresses as in Express; `true` is refused, because clients could forge their address
 */
export const trust = z
  .string()
  .refine(
    (text) =>
      text === 'false' ||
      (/^\d{1,9}$/.test(text) ? Number(text) <= MOST_HOPS : text.split(',').every((one) => isProxy(one.trim()))),
    'must be false, a number of hops, or addresses of proxies ' +
      `(at most ${MOST_HOPS} hops; 10.0.0.0/8, 192.168.1.7 or loopback, separated by commas)`,
  )
  .transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text));

/** `address` or `Name <address>`; names with special characters must be quoted */
export const mailbox = z.string().refine((text) => {
  const [, name = '', inBrackets, alone] =
    /^(?:((?:"[^"\r\n]*"|[^<>"@,;:\r\n])*)<([^<>\s]+)>|([^<>\s]+))$/.exec(text) ?? [];
  return name.length <= 200 && z.email().safeParse(inBrackets ?? alone).success;
}, 'must be an e-mail address, or Name <address>; a name that contains , ; : or @ must be in "quotes"');

const isCoded = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== '\0';
  } catch {
    return false;
  }
};
const isSmtp = (text: string): boolean => {
  if (!/^smtps?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, username, password } = new URL(text);
  return (
    hostname !== '' && ['', '/'].includes(pathname) && !/[?#]/.test(text) && isCoded(username) && isCoded(password)
  );
};
/** URL of the mail server; unknown parameters are refused, because they would be ignored silently */
export const mailTransport = z
  .string()
  .refine(
    (text) => text === 'files' || isSmtp(text),
    'must be files, or begin with smtp:// or smtps:// and contain only user, password, host and port ' +
      '(special characters as %40)',
  );

/** URL of the database; unknown parameters are refused */
export const databaseUrl = z.string().superRefine((text, context) => {
  try {
    databaseAddress(text);
  } catch (failed) {
    context.addIssue({ code: 'custom', message: (failed as Error).message });
  }
});

/** an address or a host name to listen at */
export const listenAt = z.string().regex(/^[^\s/]+$/, 'must be an address or a host name');
