import type { FeedPart, FeedRecord } from './state.ts';

/** A feed's behavior, and how many of its latest requests in a row it did not answer. */
export interface FeedState extends FeedRecord {
  readonly failures: number;
}

/** Headers by which a feed can say that its answer is unchanged. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** An answer that came with validators. */
export interface KeptAnswer extends Validators {
  /** SHA-256 of its address, hex: an address may hold a key. */
  readonly address: string;
  readonly feed: string;
  /** The answer: gzip, base64. */
  readonly body: string;
}

/** What is kept between runs: how feeds behave and what they answered. */
export interface FeedMemory {
  readFeedStates(): Promise<readonly FeedState[]>;
  readFeedParts(): Promise<readonly FeedPart[]>;
  noteFeedPart(part: FeedPart): Promise<void>;
  /** By address. */
  readValidators(): Promise<ReadonlyMap<string, Validators>>;
  noteFeed(state: FeedState): Promise<void>;
  /** No address occurs twice. */
  keepFeedAnswers(answers: readonly KeptAnswer[]): Promise<void>;
  takeFeedAnswer(address: string): Promise<string | undefined>;
}
