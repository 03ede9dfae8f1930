import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The first groups of an IPv6 address; four are its /64 network. */
const network = (address: string, groups: number): string => {
  const [head = '', tail = ''] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const all = address.includes('::')
    ? [...first, ...Array<string>(Math.max(0, 8 - first.length - rest.length)).fill('0'), ...rest]
    : first;
  return all
    .slice(0, groups)
    .map((text) => parseInt(text, 16).toString(16))
    .join(':');
};

/**
 * The client address for limits: an IPv4 address, or the network of an IPv6 address, because each home has a whole
 * network. Proxy headers count only as far as settings trust them.
 */
export const callerAddress = ({ ip = '' }: Pick<Request, 'ip'>): string => {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? network(plain, 4) : plain;
};

const plainAddress = (ip: string): string => ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * The network of the client, which does not tell who it is: an IPv4 /24 or an IPv6 /48. null when the address is not
 * known.
 */
export const callerNetwork = ({ ip = '' }: Pick<Request, 'ip'>): string | null => {
  const plain = plainAddress(ip);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${network(plain, 3)}::/48` : null;
};
