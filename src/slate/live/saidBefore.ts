import type { Prediction } from '#domain/game/prediction.ts';
import { marginHistogram } from '#domain/game/scoreGrid.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { liveFigures } from '#domain/live/liveFigures.ts';
import type { SaidBefore } from './store/save.ts';

/** What a published prediction said before the start, in the form of what is said later. */
export function saidBeforeStart(
  league: League,
  { simulationData, anchor }: Prediction,
): SaidBefore {
  const { grid } = simulationData;
  const lines = { spread: anchor?.spread?.line, total: anchor?.total?.line };
  return {
    before: liveFigures(grid, LEAGUES[league].canDraw, lines),
    margins: marginHistogram(grid),
  };
}
