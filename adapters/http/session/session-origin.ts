import type { SessionOrigin } from '@rrr/core/identity';
import type { Request } from 'express';
import { isIPv4, isIPv6 } from 'node:net';

type Named = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that matches counts: most browsers also name those they descend from. */
const BROWSERS: Named = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];
/** characters of the header that are read */
const READ = 400;

const nameIn = (named: Named, text: string): string | null =>
  named.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The network of an address: /24 of IPv4, /48 of IPv6. It tells places apart and does not identify a home. */
export const networkOf = (ip: string): string | null => {
  const plain = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const [head = '', tail = ''] = plain.split('::');
  const [groups, rest] = [head, tail].map((it) => (it === '' ? [] : it.split(':'))) as [string[], string[]];
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0') : [];
  const first = [...groups, ...zeros, ...rest].slice(0, 3).map((it) => parseInt(it, 16).toString(16));
  return `${first.join(':')}::/48`;
};

/** What is remembered of where a session was opened. */
export const sessionOrigin = (request: Pick<Request, 'ip' | 'headers'>): SessionOrigin => {
  const agent = (request.headers['user-agent'] ?? '').slice(0, READ);
  return {
    browser: nameIn(BROWSERS, agent),
    system: nameIn(SYSTEMS, agent),
    network: networkOf(request.ip ?? ''),
  };
};
