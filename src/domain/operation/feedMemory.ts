import type { FeedPart, FeedRecord } from './state.ts';

/** How a feed behaves, and how many of its last requests in a row it did not answer. */
export interface FeedState extends FeedRecord {
  readonly failures: number;
}

/** What a feed needs to say whether its answer is still the same. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** An answer that came with validators. */
export interface KeptAnswer extends Validators {
  /** SHA-256 of its address, hex: an address may hold a key. */
  readonly address: string;
  readonly feed: string;
  /** The answer, gzip, base64. */
  readonly body: string;
}

/** What outlives a run of how feeds behave and what they said. */
export interface FeedMemory {
  readFeedStates(): Promise<readonly FeedState[]>;
  readFeedParts(): Promise<readonly FeedPart[]>;
  noteFeedPart(part: FeedPart): Promise<void>;
  /** By address. */
  readValidators(): Promise<ReadonlyMap<string, Validators>>;
  noteFeed(state: FeedState): Promise<void>;
  keepFeedAnswer(answer: KeptAnswer): Promise<void>;
  takeFeedAnswer(address: string): Promise<string | undefined>;
}
