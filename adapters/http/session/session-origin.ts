import type { SessionOrigin } from '@rrr/core/identity';
import type { Request } from 'express';
import { callerNetwork } from '../edge/caller-address.js';

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

/** What is remembered of where a session was opened. */
export const sessionOrigin = (request: Pick<Request, 'ip' | 'headers'>): SessionOrigin => {
  const agent = (request.headers['user-agent'] ?? '').slice(0, READ);
  return {
    browser: nameIn(BROWSERS, agent),
    system: nameIn(SYSTEMS, agent),
    network: callerNetwork(request),
  };
};
