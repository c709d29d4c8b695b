import { isClosed } from '#domain/game/freshness.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import type { MoveTrust } from '#domain/moves/moveTrust.ts';
import type { BoardGame } from '#domain/prices/board/boardGame.ts';
import type { PricesAsked } from '#domain/product/pricesPage.ts';

/** What a page of prices is drawn from. */
export interface PricesData {
  readonly asked: PricesAsked;
  /** All games of the slate, begun ones too: the clock leaves them out. */
  readonly board: readonly BoardGame[];
  readonly now: Date;
  /** How a league's expected moves have ended, as its games' pages say; a market without it shows none. */
  readonly trustOf: (league: string) => readonly MoveTrust[];
}

export interface LeagueCount {
  readonly league: League;
  readonly games: number;
}

/** Leagues with games that have yet to start, in the header's order. */
export const leaguesToCome = ({ board, now }: PricesData): readonly LeagueCount[] =>
  TEAM_LEAGUES.flatMap((league) => {
    const games = board.filter(({ game }) => game.league === league && !isClosed(game, now)).length;
    return games > 0 ? [{ league, games }] : [];
  });
