import type { CardGame } from '#domain/game/listedGame.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import {
  CHANCE_POINTS,
  type LineWish,
  type PlayerWish,
  type PlayWish,
  type PriceWish,
  type ReturnWish,
  type Wish,
} from './wish.ts';

/** A requested wish; the server looks up the team and the player's name. */
export type AskedWish =
  | PriceWish
  | Omit<PlayerWish, 'name'>
  | ReturnWish
  | PlayWish
  | LineWish
  | {
      readonly kind: 'prediction';
      readonly gameId: number;
      readonly side: Side;
      /** All upcoming games of that side's team, not only this game. */
      readonly team: boolean;
    };

/** One about a game. */
export type AskedOfGame = Exclude<AskedWish, ReturnWish | PlayWish | { readonly kind: 'player' }>;

type Named = Pick<CardGame, 'league' | 'homeTeam' | 'awayTeam'>;

export function wishOf(asked: AskedOfGame, game: Named): Wish {
  const home = game.homeTeam.name;
  if (asked.kind !== 'prediction') return { ...asked, home };
  const { kind, gameId, side, team } = asked;
  return team
    ? { kind, league: game.league, team: teamOn(game, side).name, points: CHANCE_POINTS }
    : { kind, gameId, home, side, points: CHANCE_POINTS };
}
