import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public Internet (IANA special-purpose address registry), and multicast. */
const RESERVED_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of the public range of IPv6: protocol assignments (also Teredo), documentation, and 6to4, which contains IPv4. */
const RESERVED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
};
const reserved4 = listOf(RESERVED_4, 'ipv4');
const reserved6 = listOf(RESERVED_6, 'ipv6');
/** All public IPv6 addresses; so neither ::1 nor ::ffff:10.0.0.1, fe80:: and fc00:: are among them. */
const global6 = listOf([['2000::', 3]], 'ipv6');
const loopback = listOf([['127.0.0.0', 8]], 'ipv4');

/** Whether an address, as the network code writes it, is one of the public Internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !reserved4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
};

/** Whether an address is this machine. */
export const isLoopback = (address: string): boolean => loopback.check(address, 'ipv4') || address === '::1';
