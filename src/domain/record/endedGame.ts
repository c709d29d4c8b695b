import type { Score } from '../game/game.ts';
import type { League } from '../leagues/league.ts';
import type { OddsQuote } from '../prices/odds.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';
import { standsCalled } from './calledEarly.ts';
import { type Close, type ClosedGame, gameClose } from './closing.ts';
import type { Outcome } from './outcome.ts';
import type { PickTerms } from './picks/pick.ts';
import { settleGame } from './settleGame.ts';

/** The two sides of a game by name. */
export interface SideNames {
  readonly home: string;
  readonly away: string;
}

/** A game that is over or was called off, with everything its picks and bets are graded by. */
export interface EndedGame {
  readonly league: League;
  readonly gameTime: string;
  readonly sides: SideNames;
  /** Null if it was called off. */
  readonly score: Score | null;
  /** If called early: periods played; innings include halves. */
  readonly calledAfter?: number | undefined;
  /** Each book's last quote before the start. */
  readonly odds: readonly OddsQuote[];
  readonly own?: OwnForecast | undefined;
}

/**
 * The result of a pick or bet, and the market's last word on it. Nothing stands in a game that was called off or whose sides the
 * feed has swapped since; in a game called early, only what books let stand.
 * @param said the sides at the time of the pick; null if unknown
 */
export function settleEndedGame(
  game: EndedGame & Pick<ClosedGame, 'isPublic'>,
  said: { readonly home: string | null; readonly away: string | null },
  asked: PickTerms,
): { readonly outcome: Outcome; readonly close: Close } {
  const { score, sides, league, calledAfter } = game;
  const swapped = said.home === sides.away && said.away === sides.home;
  const stands = score && !swapped && standsCalled(league, asked.market, score, calledAfter);
  const outcome = stands ? settleGame(league, score, asked) : 'void';
  return { outcome, close: gameClose(game, asked) };
}
