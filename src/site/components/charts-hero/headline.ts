import { isClosed } from '#domain/game/freshness.ts';
import {
  type CardGame,
  isSimulated,
  marginsOf,
  type PredictedCardGame,
} from '#domain/game/listedGame.ts';
import { winProbability } from '#domain/game/predictedWinner.ts';
import { sortGames } from '#domain/game/sortGames.ts';
import { isTonight } from '#domain/game/tonight.ts';
import { coverSharesIn, decisiveShare } from '#domain/prices/lineProbability.ts';
import type { Instant } from '#domain/time/time.ts';
import { marketMargin } from '#domain/words/cardLines.ts';
import { predictedGames } from '../game/upcoming.ts';

/** Games at the head of the list that are compared: the most instructive game should be one that many look for. */
const LOOKED_AT = 8;

/** How much more often the market's favorite wins than covers, 0–1; −1 without a line or a simulation. */
function winLessCover(game: PredictedCardGame): number {
  const line = marketMargin(game);
  if (line === undefined || !isSimulated(game.prediction.simulationData)) return -1;
  const margins = marginsOf(game.prediction.simulationData);
  const side = line < 0 ? 'away' : 'home';
  const covers = decisiveShare(coverSharesIn(margins, side, -line));
  return winProbability(game.prediction, side) / 100 - covers;
}

/**
 * The game at the top of the landing page: of tonight's first predicted games that have not started, the one with the largest gap
 * between its favorite's wins and covers, which a pile of margins shows best. Without a game tonight the next ones; undefined if
 * there is none.
 */
export function headlineGame(
  games: readonly CardGame[],
  now: Instant,
): PredictedCardGame | undefined {
  const open = sortGames(predictedGames(games), now).filter((game) => !isClosed(game, now));
  const tonight = open.filter((game) => isTonight(game, now));
  const [first, ...others] = (tonight.length > 0 ? tonight : open).slice(0, LOOKED_AT);
  if (!first) return undefined;
  return others.reduce(
    (best, game) => (winLessCover(game) > winLessCover(best) ? game : best),
    first,
  );
}
