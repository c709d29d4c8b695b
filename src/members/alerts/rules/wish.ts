import type { Side } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Moment } from '#domain/live/momentsNow.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { MarketKind, MarketSide } from '#domain/prices/marketOffers.ts';

/** A wish that is checked after each refresh, as it is asked for. */
export type SaidWish = PriceWish | ReturnWish | LineWish | PredictionWish | PlayerWish;

/** The same as it is stored. */
export type Wish =
  | ReturnWish
  | TeamWish
  | PlayerWish
  | Kept<PriceWish>
  | Kept<LineWish>
  | Kept<GameWish>;

/** Every stored wish, with those of games being played. */
export type StoredWish = Wish | PlayWish;

/** A wish about a game with the home team's full name when it was set, because feeds may swap sides. */
type Kept<Of> = Of & { readonly home: string };

/** A bet on a game at this price or better, at this line or one better for the bettor. */
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

/** Any price that pays by our figures more than these cents per dollar: once per game and bet. */
export interface ReturnWish {
  readonly kind: 'return';
  /** Null: of all leagues. */
  readonly league: League | null;
  readonly cents: number;
  /** Only of games whose teams, or whose league, the member follows when it comes true. */
  readonly followed?: true | undefined;
}

/** The books' consensus in a market passes a number: it reaches the other side, or leaves the number if it stood there. */
export interface LineWish {
  readonly kind: 'line';
  readonly gameId: number;
  readonly market: MarketKind;
  readonly side: MarketSide;
  /** Handicap of this side, the total, or on the moneyline the books' price of this side without margin. */
  readonly line: number;
}

/** The published chance of a side to win changes by this many points since the wish was set. */
export type PredictionWish = GameWish | TeamWish;

interface GameWish {
  readonly kind: 'prediction';
  readonly gameId: number;
  readonly side: Side;
  readonly points: number;
}

/** Each of a team's games to come, once each. */
interface TeamWish {
  readonly kind: 'prediction';
  readonly league: League;
  readonly team: string;
  readonly points: number;
}

/** A player is ruled out of his next game, or comes off the report after being out: at most once a day. */
export interface PlayerWish {
  readonly kind: 'player';
  readonly league: PlayerLeague;
  /** The product's id of him when it was set. */
  readonly playerId: string;
  readonly name: string;
}

/** A moment of the games of teams that the member follows then, as they are played: once for each game. */
export interface PlayWish {
  readonly kind: 'play';
  readonly moment: Moment;
}

/**
 * A wish's starting values by game: the line, or the chance in points, when it was set or when the game was first seen afterward.
 */
export type Base = Readonly<Record<string, number>>;

/** Points by which a prediction is to change. */
export const CHANCE_POINTS = 5;
