import type { GoalLeague } from '#domain/leagues/index.ts';
import { fairMoneyline } from '#engine/ratings/closing.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import { closingOver, closingRates } from '#engine/ratings/goals/evidence.ts';
import type { GoalSituation } from '#engine/ratings/goals/stakes.ts';
import type { LogRates } from '#engine/soccer/invert.ts';
import type { FileGame } from '../row.ts';

/** One game with everything that is independent of parameters, so that a fit computes it only once. */
export interface RatedPastGame {
  readonly game: FileGame;
  readonly day: number;
  /** De-vigged closing probabilities of home, draw and away; undefined if unknown. */
  readonly close: readonly [home: number, draw: number, away: number] | undefined;
  /** De-vigged closing probability of more than 2.5 goals. */
  readonly closeOver: number | undefined;
  /** The close as log scoring rates. */
  readonly line: LogRates | undefined;
  /** The table's situation, filled in by the first walk: before the day, and before the game. */
  asked: GoalSituation | undefined;
  learned: GoalSituation | undefined;
}

/** All games of a league in order of date. */
export interface History {
  readonly league: GoalLeague;
  readonly games: readonly RatedPastGame[];
}

export const goalHistory = (league: GoalLeague, games: readonly FileGame[]): History => ({
  league,
  games: games.map((game) => ({
    game,
    day: ratingDay(game.date),
    close: threeWay(game),
    closeOver: closingOver(game.closing),
    line: closingRates(game.closing),
    asked: undefined,
    learned: undefined,
  })),
});

/** The games before a given season: only these may be used to estimate its parameters. */
export const before = ({ league, games }: History, season: number): History => ({
  league,
  games: games.filter(({ game }) => game.season < season),
});

function threeWay({ closing }: FileGame): RatedPastGame['close'] {
  const fair = fairMoneyline(closing);
  if (fair?.length !== 3) return undefined;
  const [home = 0, away = 0, draw = 0] = fair;
  return [home, draw, away];
}
