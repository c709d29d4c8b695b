import type { League } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { type Published, publishedOf } from '#engine/live/basketball/published.ts';
import type { Log } from '../../backtest/types.ts';
import type { GameInputs } from '../../pregame/gameInputs.ts';
import { pregameInputs } from '../../pregame/pregameInputs.ts';
import type { PlayedGame } from './readPlays.ts';

/** What was published of a game, without its table. */
export type Expected = Pick<Published, 'margin' | 'marginSd' | 'total' | 'totalSd'>;

/** What would have been published of games, by id; of those whose lines contradict each other our own figures. */
export function expectedOf(
  league: League,
  folder: string,
  games: readonly PlayedGame[],
  log: Log,
): ReadonlyMap<string, Expected> {
  const asked = new Set(games.map(({ id }) => id));
  const seasons = [...new Set(games.map(({ season }) => season))];
  const known = new Map<string, Expected>();
  for (const game of pregameInputs(league, folder, seasons, log)) {
    if (!asked.has(game.id)) continue;
    const { margin, marginSd, total, totalSd } = publishedOr(game);
    known.set(game.id, { margin, marginSd, total, totalSd });
  }
  return known;
}

function publishedOr({ inputs, plain }: GameInputs): Published {
  try {
    return publishedOf(inputs);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return publishedOf(plain);
  }
}
