import type { GameStatus } from '#domain/game/game.ts';

/** One fight of a card at a given time. */
export interface WorldBout {
  readonly key: string;
  readonly a: string;
  readonly b: string;
  /** Both fighters' American odds. */
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

/** The true state of a card at a time. */
export const cardAt = ({ first, changes }: WorldCard, time: number): ToldCard =>
  Object.assign({}, first, ...changes.filter(({ at }) => at <= time).map(({ told }) => told));
