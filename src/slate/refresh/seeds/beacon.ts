import type { BeaconChain } from '#domain/ledger/seed/beaconChain.ts';

/** A public beacon of random numbers. */
export interface Beacon {
  readonly chain: BeaconChain;
  /**
   * The signature of a round, hex, once the round is due: checked. Throws a BeaconError if it cannot be had soon.
   */
  readonly signatureOf: (round: number) => Promise<string>;
}

/** The beacon's round could not be had; its message goes on the ledger as the reason. */
export class BeaconError extends Error {
  override readonly name = 'BeaconError';
}
