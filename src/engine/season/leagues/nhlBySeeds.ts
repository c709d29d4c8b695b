import type { SeasonRun, SettledGame } from '../run.ts';
import { type NhlLeague, SEVEN } from './nhlLeague.ts';
import { playsIn, seriesIn } from './playsIn.ts';

/**
 * Until 2012–13: division winners are the first seeds of a conference, five more follow by points; the best left meets the worst
 * left in every round. Returns the conferences' champions. From general knowledge of the NHL's rules.
 */
export function playBySeeds(run: SeasonRun, league: NhlLeague, out: SettledGame): number[] {
  return league.divisions.map((divisions) => {
    const winners = divisions.map(([winner = 0]) => winner);
    const others = divisions.flatMap((order) => order.slice(1));
    const seeds = [...league.order(winners), ...league.order(others)].slice(0, 8);
    for (const [at, team] of seeds.entries()) out.rank[team] = at + 1;
    return lastLeft(run, seeds, 1, out, SEVEN);
  });
}

/** Plays rounds from `round` on, the best seed left against the worst left, until one is left; notes its next round too. */
export function lastLeft(
  run: SeasonRun,
  seeds: readonly number[],
  first: number,
  out: SettledGame,
  pattern: string,
): number {
  let left = seeds;
  let round = first;
  for (; left.length > 1; round += 1) {
    const through: number[] = [];
    for (let high = 0, low = left.length - 1; high < low; high += 1, low -= 1) {
      through.push(seriesIn(run, out, round, [left[high] ?? 0, left[low] ?? 0], pattern));
    }
    left = left.filter((team) => through.includes(team));
  }
  const [champion = 0] = left;
  playsIn(out, round, champion);
  return champion;
}
