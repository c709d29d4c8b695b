import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

/** Resolves a name to its first address. If any of its addresses is not public, none is used. */
export const publicLookup =
  (addressesOf: Resolve = (host) => resolve(host, { all: true })): LookupFunction =>
  (host, options, done) => {
    addressesOf(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          return done(new Error(`${host} is no public address`), '', 0);
        }
        const family = first.address.includes(':') ? 6 : 4;
        if (options.all) done(null, [{ address: first.address, family }]);
        else done(null, first.address, family);
      },
      (error: Error) => done(error, '', 0),
    );
  };
