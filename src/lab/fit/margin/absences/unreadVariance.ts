import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { mean } from '#domain/numbers/numbers.ts';
import { situationPoints } from '#engine/ratings/margin/circumstances.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import type { FileGame } from '../../row.ts';
import { marginSchedule } from '../schedule.ts';

/**
 * Variance of the effect of one side's unread list, points²: half the mean square of the change that both lists
 * make to a margin, compared with the sides' recent absences. Undefined if no game tells who played.
 */
export function unreadVariance(
  league: MarginLeague,
  { scale, situation }: Pick<MarginParams, 'scale' | 'situation'>,
  games: readonly FileGame[],
): number | undefined {
  if (!games.some(({ homePlayed }) => homePlayed)) return undefined;
  const points = Float64Array.from(FIGURES[league].situations, (name) => situation[name] ?? 0);
  const squares = marginSchedule(league, scale, games, 'unread').days.flatMap(
    ({ asked, games: today, fixtures }) =>
      fixtures.flatMap((fixture, at) => {
        const blind = asked[at];
        if (!blind || !today[at]?.homePlayed) return [];
        const told = situationPoints(points, fixture.situation);
        return [(told - situationPoints(points, blind.situation)) ** 2];
      }),
  );
  return mean(squares) / 2;
}
