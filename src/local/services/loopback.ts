import { networkInterfaces } from 'node:os';

const KNOWN = ['127.0.0.1', '::1'] as const;

/** This machine's addresses for itself; a container's network may lack either. */
export function loopbacks(interfaces = networkInterfaces()): readonly string[] {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  return KNOWN.filter((known) => addresses.some(({ address }) => address === known));
}

/** Where services for this machine only listen. */
export const LOOPBACK: string = loopbacks()[0] ?? KNOWN[0];

/** An address in URL form. */
export const inUrl = (address: string): string =>
  address.includes(':') ? `[${address}]` : address;
