/** Whether a host is the local machine. */
export const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

interface Keys {
  readonly SESSION_KEY?: Buffer | undefined;
  readonly PIN_KEY?: Buffer | undefined;
  readonly FILE_KEYS?: ReadonlyMap<string, Buffer> | undefined;
}

/** All keys, by the name of their setting. */
export const keysOf = ({ SESSION_KEY, PIN_KEY, FILE_KEYS }: Keys): readonly (readonly [string, Buffer])[] => [
  ...(SESSION_KEY ? [['SESSION_KEY', SESSION_KEY] as const] : []),
  ...(PIN_KEY ? [['PIN_KEY', PIN_KEY] as const] : []),
  ...[...(FILE_KEYS ?? [])].map(([name, key]) => [`FILE_KEYS ${name}`, key] as const),
];

const NEW_KEY = 'create one with openssl rand -base64 32';

/** Keys must differ, so that learning one does not compromise another. */
const keyFaults = (keys: Keys): readonly string[] => {
  const seen = new Map<string, string>();
  return keysOf(keys).flatMap(([name, key]) => {
    const text = key.toString('hex');
    const before = seen.get(text);
    seen.set(text, before ?? name);
    if (before !== undefined)
      return [`${name}: has the same value as ${before}; each key must be different (${NEW_KEY})`];
    return key.every((byte) => byte === 0) ? [`${name}: contains only zeros (${NEW_KEY})`] : [];
  });
};

/** URLs that need https, because their content must not be read or changed in transit. */
const OVER_HTTPS = [
  'S3_ENDPOINT',
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
  it: Keys & Addresses & { readonly RATE_LIMIT_FACTOR?: number | undefined },
): readonly string[] => [
  ...keyFaults(it),
  ...addressFaults(it),
  ...(it.RATE_LIMIT_FACTOR === 0
    ? ['RATE_LIMIT_FACTOR: must not be 0 when NODE_ENV is production: nothing would limit guesses']
    : []),
];
