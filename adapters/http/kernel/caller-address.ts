import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The first four groups of an address in full: who has one, has all that share them. */
const network = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const all = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    : groups;
  return all
    .slice(0, 4)
    .map((it) => parseInt(it, 16).toString(16))
    .join(':');
};

/**
 * Where a request comes from, as limits count it: an IPv4 address, or the network of an IPv6 one, of which a home has
 * billions. Headers of proxies count only as far as the settings trust them.
 */
export const callerAddress = ({ ip = '' }: Pick<Request, 'ip'>): string => {
  const plain = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIPv6(plain) ? network(plain) : plain;
};
