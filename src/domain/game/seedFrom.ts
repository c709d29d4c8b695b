/** A seed that follows from a public beacon's round, which nobody knew when the inputs were put on the ledger. */
export interface BeaconSeed {
  /** Hash of the beacon's chain. */
  readonly beacon: string;
  /** The first round after the time of the line `inputsLine`. */
  readonly round: number;
  /** The round's signature, hex. */
  readonly signature: string;
  /** The ledger's line that says the inputs' hash. */
  readonly inputsLine: number;
}

/** A seed by the published rule: FNV-1a of the parts with "|" between them. */
export interface RuleSeed {
  readonly rule: 1;
  readonly parts: readonly string[];
  /** Why no beacon was used, in a few words. */
  readonly why: string;
  /** The line that says the inputs' hash, if the beacon was to be used and could not be had. */
  readonly inputsLine?: number | undefined;
}

/** Where a recipe's seed comes from: docs/ledger.md, "The seed". */
export type SeedFrom = BeaconSeed | RuleSeed;
