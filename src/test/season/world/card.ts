import type { GameStatus } from '#domain/game/game.ts';

/** One fight of a card, as it stands at a time. */
export interface WorldBout {
  readonly key: string;
  readonly a: string;
  readonly b: string;
  /** American odds of both. */
  readonly prices: readonly [number, number];
  readonly winner?: 'a' | 'b';
}

export interface ToldCard {
  readonly start: number;
  readonly status: GameStatus;
  readonly venue: string;
  readonly bouts: readonly WorldBout[];
}

export interface WorldCard {
  readonly id: string;
  readonly name: string;
  readonly first: ToldCard;
  readonly changes: readonly { readonly at: number; readonly told: Partial<ToldCard> }[];
}

/** What is true of a card at a time. */
export const cardAt = ({ first, changes }: WorldCard, time: number): ToldCard =>
  Object.assign({}, first, ...changes.filter(({ at }) => at <= time).map(({ told }) => told));
