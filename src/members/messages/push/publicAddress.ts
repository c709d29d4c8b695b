import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC: readonly (readonly [address: string, prefix: number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const blocked = new BlockList();
for (const [address, prefix] of NOT_PUBLIC) blocked.addSubnet(address, prefix, 'ipv4');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Within 2000::/3: addresses that embed another (6to4, Teredo), documentation, benchmarks and the like. */
const special = new BlockList();
special.addSubnet('2001::', 23, 'ipv6');
special.addSubnet('2001:db8::', 32, 'ipv6');
special.addSubnet('2002::', 16, 'ipv6');
special.addSubnet('3fff::', 20, 'ipv6');

/**
 * Whether an address is on the public internet: not this machine, its network or its cloud, and not one that embeds another
 * address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
