import type { SeasonRun, SettledGame } from '../run.ts';
import { type NhlLeague, SEVEN } from './nhlLeague.ts';
import { inOrderOf, playsIn, seriesIn } from './playsIn.ts';

/** Teams of each division that are in by their place. */
const BY_PLACE = 3;

/**
 * Since 2013–14: three of each division and two wild cards of the conference. The better division winner meets the second wild
 * card, the other the first; the second and third of a division meet, and the winners of a division's half after that. Home ice
 * by place in the division for two rounds, wild cards last, then by points. Returns the conferences' champions.
 * Source: the NHL's "Playoff Format" as https://sabresblog.net/playoff-format copies it (read 2026-11-27), checked against who met
 * whom and where.
 */
export function playByDivisions(run: SeasonRun, league: NhlLeague, out: SettledGame): number[] {
  return league.divisions.map((divisions) => {
    for (const order of divisions) {
      for (const [at, team] of order.entries()) out.rank[team] = at + 1;
    }
    const [wildCard1 = 0, wildCard2 = 0] = league.order(
      divisions.flatMap((order) => order.slice(BY_PLACE)),
    );
    const [best = 0] = league.order(divisions.map(([winner = 0]) => winner));
    const halves = divisions.map(([winner = 0, second = 0, third = 0]) => {
      const wildCard = winner === best ? wildCard2 : wildCard1;
      const above = seriesIn(run, out, 1, [winner, wildCard], SEVEN);
      const below = seriesIn(run, out, 1, [second, third], SEVEN);
      const seeds = [winner, second, third, wildCard];
      return seriesIn(run, out, 2, inOrderOf(seeds, above, below), SEVEN);
    });
    const [better = 0, worse = 0] = league.order(halves);
    const champion = seriesIn(run, out, 3, [better, worse], SEVEN);
    playsIn(out, 4, champion);
    return champion;
  });
}
