import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';

/** A finished bout or match with its closing prices and our model's forecast made before it. */
export interface TwoWayCall {
  readonly league: TwoWayPart['league'];
  readonly id: string;
  readonly season: number;
  /** The bootstrap draws whole days. */
  readonly date: string;
  /** American. */
  readonly prices: Readonly<Record<'a' | 'b', number>>;
  /** A draw gives both stakes back. */
  readonly winner: 'a' | 'b' | 'draw';
  /** P(a wins | somebody wins), 0–1. */
  readonly own: number;
  /** As the recipe would have written them: the rule reads from them whom the ratings do not know. */
  readonly notes: readonly string[];
}
