import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The first four groups of an IPv6 address: its /64 network. */
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
 * The client address for limits: an IPv4 address, or the network of an IPv6 address, because each home has a whole
 * network. Proxy headers count only as far as settings trust them.
 */
export const callerAddress = ({ ip = '' }: Pick<Request, 'ip'>): string => {
  const plain = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIPv6(plain) ? network(plain) : plain;
};
