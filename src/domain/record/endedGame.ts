import type { Score } from '../game/game.ts';
import type { League } from '../leagues/league.ts';
import type { OddsQuote } from '../prices/odds.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';
import { standsCalled } from './calledEarly.ts';
import { type Close, gameClose } from './closing.ts';
import type { Outcome } from './outcome.ts';
import type { PickTerms } from './picks/pick.ts';
import { settleGame } from './settleGame.ts';

/** The two sides of a game by name. */
export interface SideNames {
  readonly home: string;
  readonly away: string;
}

/** A game that is over or was called off, with what picks and bets of it are graded by. */
export interface EndedGame {
  readonly league: League;
  readonly gameTime: string;
  readonly sides: SideNames;
  /** Null where it was called off. */
  readonly score: Score | null;
  /** Of one that was called early: periods played, of innings also halves. */
  readonly calledAfter?: number | undefined;
  /** Each book's last quote before the start. */
  readonly odds: readonly OddsQuote[];
  readonly own?: OwnForecast | undefined;
}

/**
 * What became of a pick or bet, and what the market said of it last: nothing stands of a game that was called off, or
 * whose sides the feed has swapped since, and of one that was called early what books let stand.
 * @param said the sides as they stood when it was said; null where that is not known
 */
export function settleEnded(
  game: EndedGame,
  said: { readonly home: string | null; readonly away: string | null },
  asked: PickTerms,
): { readonly outcome: Outcome; readonly close: Close } {
  const { score, sides, league, calledAfter } = game;
  const swapped = said.home === sides.away && said.away === sides.home;
  const stands = score && !swapped && standsCalled(league, asked.market, score, calledAfter);
  const outcome = stands ? settleGame(league, score, asked) : 'void';
  return { outcome, close: gameClose(game, asked) };
}
