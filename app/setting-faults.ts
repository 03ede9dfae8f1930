import type { KeyList } from './setting-kinds.js';

/** Whether a host is the local machine. */
export const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

interface Keys {
  readonly SESSION_KEY?: KeyList | undefined;
  readonly PIN_KEY?: KeyList | undefined;
  readonly FILE_KEYS?: ReadonlyMap<string, Buffer> | undefined;
  readonly AUDIT_KEY?: ReadonlyMap<string, Buffer> | undefined;
}

type NamedKey = readonly [name: string, key: Buffer];
const listed = (setting: string, keys: KeyList | undefined): readonly NamedKey[] =>
  (keys ?? []).map((key, at) => [at === 0 ? setting : `${setting} (key ${at + 1})`, key]);
const ringed = (setting: string, keys: ReadonlyMap<string, Buffer> | undefined): readonly NamedKey[] =>
  [...(keys ?? [])].map(([name, key]) => [`${setting} ${name}`, key]);

/** All keys, by the name of their setting. */
export const keysOf = ({ SESSION_KEY, PIN_KEY, FILE_KEYS, AUDIT_KEY }: Keys): readonly NamedKey[] => [
  ...listed('SESSION_KEY', SESSION_KEY),
  ...listed('PIN_KEY', PIN_KEY),
  ...ringed('FILE_KEYS', FILE_KEYS),
  ...ringed('AUDIT_KEY', AUDIT_KEY),
];

const NEW_KEY = 'create one with openssl rand -base64 32';

/** Passwords of other services, which are no keys of ours but must not be one either. */
const PASSWORDS = [
  'S3_SECRET_KEY',
  'BACKUP_S3_SECRET_KEY',
  'PAYMENTS_KEY',
  'RECAPTCHA_SECRET',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'PUSH_VAPID_PRIVATE_KEY',
] as const;
type Passwords = { readonly [name in (typeof PASSWORDS)[number]]?: string | undefined };

/** 32 random bytes have about 30 different values, and never as few as this. */
const FEWEST_BYTES = 8;

/** Secrets must differ, so that learning one does not compromise another, and no key may repeat a few characters. */
const secretFaults = (item: Keys & Passwords): readonly string[] => {
  const seen = new Map<string, string>();
  const repeats = (name: string, value: string): string | undefined => {
    const before = seen.get(value);
    seen.set(value, before ?? name);
    return before;
  };
  return [
    ...keysOf(item).flatMap(([name, key]) => {
      const before = repeats(name, key.toString('base64'));
      if (before !== undefined)
        return [`${name}: has the same value as ${before}; each key must be different (${NEW_KEY})`];
      return new Set(key).size < FEWEST_BYTES ? [`${name}: repeats the same few characters (${NEW_KEY})`] : [];
    }),
    ...PASSWORDS.flatMap((name) => {
      const value = item[name];
      const before = value === undefined ? undefined : repeats(name, value);
      return before === undefined ? [] : [`${name}: has the same value as ${before}; each secret must be different`];
    }),
  ];
};

/** URLs that need https, because their content must not be read or changed in transit. */
const OVER_HTTPS = [
  'ANCHOR_URL',
  'S3_ENDPOINT',
  'BACKUP_S3_ENDPOINT',
  'RECAPTCHA_VERIFY_URL',
  'REMOTES_ADMIN',
  'REMOTES_RIDER',
  'REMOTES_DEALER',
  'REMOTES_PROMOTER',
  'ANALYTICS_SCRIPT',
] as const;

type Addresses = { readonly [name in (typeof OVER_HTTPS)[number]]?: string | undefined };

const addressFaults = (addresses: Addresses): readonly string[] =>
  OVER_HTTPS.filter(
    (name) => addresses[name]?.startsWith('http:') && !isThisMachine(new URL(addresses[name] ?? '').hostname),
  ).map((name) => `${name}: must begin with https:// when NODE_ENV is production, except for localhost`);

/** Settings that are allowed in development but not in production. */
export const unsafeInProduction = (
  item: Keys &
    Passwords &
    Addresses & { readonly RATE_LIMIT_FACTOR?: number | undefined; readonly WEBHOOKS_LOCAL?: boolean | undefined },
): readonly string[] => [
  ...secretFaults(item),
  ...addressFaults(item),
  ...(item.RATE_LIMIT_FACTOR === 0
    ? ['RATE_LIMIT_FACTOR: must not be 0 when NODE_ENV is production: nothing would limit guesses']
    : []),
  ...(item.WEBHOOKS_LOCAL === true
    ? ['WEBHOOKS_LOCAL: must not be true when NODE_ENV is production: webhooks would reach this machine']
    : []),
];
