/** A chain of public random numbers, one a round, in the form of drand's unchained beacons with signatures in G1. */
export interface BeaconChain {
  readonly name: string;
  /** What requests and the ledger name it by. */
  readonly hash: string;
  /** When round 1 was due: seconds since 1970. */
  readonly genesis: number;
  /** Seconds from round to round. */
  readonly period: number;
  /** BLS12-381 key in G2, compressed, hex. */
  readonly publicKey: string;
  /** True if anybody could sign its rounds: it proves nothing. */
  readonly isLocal: boolean;
}

/** The League of Entropy's beacon: https://docs.drand.love/blog/2023/10/16/quicknet-is-live. Its facts never change. */
export const QUICKNET: BeaconChain = {
  name: 'drand quicknet',
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1_692_803_367,
  period: 3,
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  isLocal: false,
};

/** The stand-in of a local start. Its secret key is in the project's source. Its hash is the SHA-256 of "simcast local beacon". */
export const LOCAL_BEACON: BeaconChain = {
  name: 'local beacon',
  hash: '3aacfc4295d73d8562a9231cba9cc7cf48884b5b6ed917c81fd7b217daf2044d',
  genesis: QUICKNET.genesis,
  period: QUICKNET.period,
  publicKey:
    'a9c791d72fb6b34a52759dd4d694a155d08b8ad879ab2c270a4ce32894561eded5068ccb72dc43ffafc5711f75e2efd600813f49337fcee1e8cedc2a30bbd82113a8851c05ea090eeccf8048b9a2acfd7dcf5f0ebe16c6c8a7b9bbd1240f01f3',
  isLocal: true,
};

const CHAINS: readonly BeaconChain[] = [QUICKNET, LOCAL_BEACON];

/** The chain with a hash; undefined for one that we do not know. */
export const beaconChain = (hash: unknown): BeaconChain | undefined =>
  CHAINS.find((chain) => chain.hash === hash);

/** The first round that is due after an instant, which must not be before the chain's first. */
export const roundAfter = ({ genesis, period }: BeaconChain, instant: string): number =>
  Math.floor((Math.floor(Date.parse(instant) / 1000) - genesis) / period) + 2;

/** When a round is due: milliseconds since 1970. */
export const roundDue = ({ genesis, period }: BeaconChain, round: number): number =>
  (genesis + (round - 1) * period) * 1000;
