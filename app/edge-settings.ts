import { BlockList, isIP } from 'node:net';
import type { SenderLimits } from '@rrr/http';
import { z } from 'zod';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const seconds = z.coerce.number().min(0.1).max(600);

/** `address` or `address/bits`; null when it is neither */
const rangeOf = (text: string): readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'] | null => {
  const [address = '', given, more] = text.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const bits = given === undefined ? most : /^\d{1,3}$/.test(given) ? Number(given) : -1;
  return version === 0 || more !== undefined || bits < 0 || bits > most
    ? null
    : [address, bits, version === 6 ? 'ipv6' : 'ipv4'];
};
/** addresses and networks by commas */
const ranges = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (all) => all.every((text) => rangeOf(text)),
    'must be addresses or networks separated by commas, such as 10.0.0.5,10.1.0.0/16',
  );

/** Settings that protect against slow or numerous clients. */
export const edgeSettings = {
  MAX_REQUESTS: whole(1, 100_000).default(12),
  MAX_CONNECTIONS: whole(10, 1_000_000).default(4096),
  MAX_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000).default(256),
  UNCOUNTED_ADDRESSES: ranges.default([]),
  HEADERS_WITHIN_SECONDS: seconds.default(10),
  BODY_IDLE_SECONDS: seconds.default(10),
  BODY_WITHIN_SECONDS: seconds.default(60),
};

type Edge = z.output<z.ZodObject<typeof edgeSettings>>;

/** Converts them for the server. */
export const senderLimits = (settings: Edge & { readonly TRUST_PROXY: SenderLimits['trustProxy'] }): SenderLimits => {
  const uncounted = new BlockList();
  for (const text of settings.UNCOUNTED_ADDRESSES) {
    const range = rangeOf(text);
    if (range) uncounted.addSubnet(...range);
  }
  return {
    headersWithin: settings.HEADERS_WITHIN_SECONDS * 1000,
    bodyIdle: settings.BODY_IDLE_SECONDS * 1000,
    bodyWithin: settings.BODY_WITHIN_SECONDS * 1000,
    mostConnections: settings.MAX_CONNECTIONS,
    mostOfAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    uncounted,
    trustProxy: settings.TRUST_PROXY,
  };
};
