import type { ExpectedMove, MoveGrade } from './expectedMove.ts';

/** How a recorded move ended: without a close, or in a game that was called off, it is not counted. */
export const MOVE_RESULTS = ['hit', 'miss', 'stood', 'noClose', 'void'] as const;
export type MoveResult = MoveGrade | 'noClose' | 'void';

/** Where it is to go: a home handicap or a total, or where the line stays American odds of the side. */
export interface MoveTarget {
  readonly targetLine?: number | undefined;
  readonly targetPrice?: number | undefined;
}

/** An expected move as it was recorded at the first price seen, and how it ended once it has. */
export interface SaidMove extends Pick<ExpectedMove, 'market' | 'line' | 'toward'>, MoveTarget {
  /** The books' first share of that side, and our model's, 0–1. */
  readonly firstShare: number;
  readonly ownShare: number;
  /** The book of the price. */
  readonly provider: string;
  /** American odds of the side when the price was first seen. */
  readonly price?: number | undefined;
  /** When we first saw it, ISO 8601 in UTC. */
  readonly seenAt: string;
  readonly result?: MoveResult | undefined;
  /** The books' last share of the same side at the first line, 0–1. */
  readonly closingShare?: number | undefined;
  /** The market's last home handicap or total. */
  readonly closingLine?: number | undefined;
}
