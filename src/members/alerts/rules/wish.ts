import type { Side } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { MarketKind, MarketSide } from '#domain/prices/marketOffers.ts';

/** What a member wishes to be told. */
export type SaidWish = PriceWish | ReturnWish | LineWish | PredictionWish;

/** The same as the database keeps it. */
export type Wish = ReturnWish | TeamWish | Kept<PriceWish> | Kept<LineWish> | Kept<GameWish>;

/** A wish of a game with the home team's full name when it was set: feeds change sides. */
type Kept<Of> = Of & { readonly home: string };

/** A bet of a game at this price or better, at this line or a better one for the bettor. */
export interface PriceWish {
  readonly kind: 'price';
  readonly gameId: number;
  readonly market: MarketKind;
  readonly side: MarketSide;
  /** Handicap of this side, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  /** American odds. */
  readonly american: number;
}

/** Any price that pays at our figures, above so many cents a dollar: once for each game and bet. */
export interface ReturnWish {
  readonly kind: 'return';
  /** Null: of all leagues. */
  readonly league: League | null;
  readonly cents: number;
}

/** What the books agree on in a market moves past a number: on its other side, or off it where it stood there. */
export interface LineWish {
  readonly kind: 'line';
  readonly gameId: number;
  readonly market: MarketKind;
  readonly side: MarketSide;
  /** Handicap of this side, the total, or on the moneyline the books' price of this side without their margin. */
  readonly line: number;
}

/** The published chance of a side to win changes by so many points since it was set. */
export type PredictionWish = GameWish | TeamWish;

interface GameWish {
  readonly kind: 'prediction';
  readonly gameId: number;
  readonly side: Side;
  readonly points: number;
}

/** Of each of a team's games to come, once each. */
interface TeamWish {
  readonly kind: 'prediction';
  readonly league: League;
  readonly team: string;
  readonly points: number;
}

/**
 * What a wish is held against, by game: the line, or the chance in points, when it was set or the game was first seen
 * after that.
 */
export type Base = Readonly<Record<string, number>>;

/** Points by which a prediction is to change. */
export const POINTS = 5;
