import { networkInterfaces } from 'node:os';

const KNOWN = ['127.0.0.1', '::1'] as const;

/** The addresses at which this machine reaches itself; a network of a container may lack either. */
export function loopbacks(interfaces = networkInterfaces()): readonly string[] {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  return KNOWN.filter((known) => addresses.some(({ address }) => address === known));
}

/** Where services that only this machine may reach listen. */
export const LOOPBACK: string = loopbacks()[0] ?? KNOWN[0];

/** An address as it stands in a URL. */
export const inUrl = (address: string): string =>
  address.includes(':') ? `[${address}]` : address;
