import type { SeasonRun, SettledGame } from '../run.ts';
import { playGame } from '../series.ts';
import { lastLeft } from './nhlBySeeds.ts';
import type { NhlLeague } from './nhlLeague.ts';
import { playsIn, seriesIn } from './playsIn.ts';

/**
 * 2019–20, at neutral sites: twelve of each conference by share of points. The first four play once each for the first seeds, the
 * next eight in best-of-five pairs; then the best seed left meets the worst left in every round. Returns the
 * conferences' champions. From general knowledge of the NHL's rules.
 */
export function playIn2020(run: SeasonRun, league: NhlLeague, out: SettledGame): number[] {
  return league.divisions.map((divisions) => {
    const order = league.order(divisions.flat()).slice(0, 12);
    for (const [at, team] of order.entries()) out.rank[team] = at + 1;
    const top = roundRobin(run, order.slice(0, 4));
    playsIn(out, 1, ...top);
    const through = [0, 1, 2, 3].map((at) =>
      seriesIn(run, out, 1, [order[4 + at] ?? 0, order[11 - at] ?? 0], 'NNNNN'),
    );
    const seeds = [...top, ...order.filter((team) => through.includes(team))];
    return lastLeft(run, seeds, 2, out, 'NNNNNNN');
  });
}

/** The teams by games won of one against each other; level ones as they were. */
function roundRobin(run: SeasonRun, teams: readonly number[]): number[] {
  const wins = teams.map(() => 0);
  for (const [one, team] of teams.entries()) {
    for (let other = one + 1; other < teams.length; other += 1) {
      const winner = playGame(run, team, teams[other] ?? 0, true) ? one : other;
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
  }
  return teams
    .map((team, at) => ({ team, won: wins[at] ?? 0, at }))
    .sort((one, other) => other.won - one.won || one.at - other.at)
    .map(({ team }) => team);
}
