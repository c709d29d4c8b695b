import { isClosed } from '#domain/game/freshness.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import type { BoardGame } from '#domain/prices/board/boardGame.ts';
import type { PricesAsked } from '#domain/product/pricesPage.ts';
import type { Walks } from './expectedRows.tsx';

/** What a page of prices is drawn from. */
export interface PricesData {
  readonly asked: PricesAsked;
  /** All games of the slate, begun ones too: the clock leaves them out. */
  readonly board: readonly BoardGame[];
  readonly now: Date;
  /** How often past moves were foretold, by league; a league without it has no expected move. */
  readonly walks: Walks;
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
