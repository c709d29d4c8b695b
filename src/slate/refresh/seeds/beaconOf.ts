import { LOCAL_BEACON, QUICKNET } from '#domain/ledger/seed/beaconChain.ts';
import { webAddress } from '#domain/product/webAddress.ts';
import type { Beacon } from './beacon.ts';
import { drand } from './drand.ts';

/** Relays of the same network by two companies. */
const HOSTS = ['https://api.drand.sh', 'https://drand.cloudflare.com'];

/**
 * The beacon of this environment: drand's quicknet unless `BEACON` is `off`, or `local` with the stand-in's address in `BEACON_URL`.
 * Undefined: seeds are by the rule. Throws a sentence if the settings look wrong.
 */
export function beaconOf({
  BEACON: which = 'quicknet',
  BEACON_URL: url,
}: Readonly<Record<string, string | undefined>>): Beacon | undefined {
  if (which === 'off') return undefined;
  if (which === 'quicknet' || which === '') return drand({ chain: QUICKNET, hosts: HOSTS });
  const address = which === 'local' && url !== undefined ? webAddress(url) : undefined;
  if (!address) throw new Error('BEACON has to be quicknet, local (with BEACON_URL) or off.');
  return drand({ chain: LOCAL_BEACON, hosts: [address.base] });
}
