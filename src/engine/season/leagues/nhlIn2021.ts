import type { SeasonRun, SettledGame } from '../run.ts';
import { type NhlLeague, SEVEN } from './nhlLeague.ts';
import { inOrderOf, playsIn, seriesIn } from './playsIn.ts';

/**
 * 2020–21: four of each division, who played each other only; the four champions meet by points, the first the fourth. Returns
 * who reaches the Final. From general knowledge of the NHL's rules.
 */
export function playIn2021(run: SeasonRun, league: NhlLeague, out: SettledGame): number[] {
  const champions = league.divisions.flat().map((order) => {
    for (const [at, team] of order.entries()) out.rank[team] = at + 1;
    const [first = 0, second = 0, third = 0, fourth = 0] = order;
    const above = seriesIn(run, out, 1, [first, fourth], SEVEN);
    const below = seriesIn(run, out, 1, [second, third], SEVEN);
    return seriesIn(run, out, 2, inOrderOf(order, above, below), SEVEN);
  });
  const [first = 0, second = 0, third = 0, fourth = 0] = league.order(champions);
  const finalists = [
    seriesIn(run, out, 3, [first, fourth], SEVEN),
    seriesIn(run, out, 3, [second, third], SEVEN),
  ];
  playsIn(out, 4, ...finalists);
  return finalists;
}
