import type { League } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import {
  type PublishedBasketball,
  publishedBasketball,
} from '#engine/live/basketball/published.ts';
import type { LineLog } from '../../backtest/types.ts';
import type { PregameInputs } from '../../pregame/gameInputs.ts';
import { pregameInputs } from '../../pregame/pregameInputs.ts';
import type { BasketballGamePlays } from './readPlays.ts';

/** What was published of a game, without its table. */
export type ExpectedFigures = Pick<
  PublishedBasketball,
  'margin' | 'marginSd' | 'total' | 'totalSd'
>;

/** What would have been published of games, by id; of those whose lines contradict each other our own figures. */
export function wouldBePublished(
  league: League,
  folder: string,
  games: readonly BasketballGamePlays[],
  log: LineLog,
): ReadonlyMap<string, ExpectedFigures> {
  const asked = new Set(games.map(({ id }) => id));
  const seasons = [...new Set(games.map(({ season }) => season))];
  const known = new Map<string, ExpectedFigures>();
  for (const game of pregameInputs(league, folder, seasons, log)) {
    if (!asked.has(game.id)) continue;
    const { margin, marginSd, total, totalSd } = publishedOr(game);
    known.set(game.id, { margin, marginSd, total, totalSd });
  }
  return known;
}

function publishedOr({ inputs, plain }: PregameInputs): PublishedBasketball {
  try {
    return publishedBasketball(inputs);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return publishedBasketball(plain);
  }
}
