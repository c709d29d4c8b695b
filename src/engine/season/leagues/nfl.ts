import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { crossTable } from '../order/crossTable.ts';
import { rank } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, Settled } from '../run.ts';
import { playSeries } from '../series.ts';
import { reseededRound } from './bracketRound.ts';
import { goalBits } from './goalBits.ts';
import { groupsOf } from './groups.ts';
import { headsOfLists } from './headsOfLists.ts';
import { nflTies } from './nflTies.ts';
import { shareWonInAll } from './share.ts';

/** The NFL: seeds of both conferences, the bye, reseeding in each round, a Super Bowl on neutral ground. */
export function nflRules(inputs: SeasonInputs): SeasonRules {
  const { seeds, byes } = inputs.season < 2020 ? { seeds: 6, byes: 2 } : { seeds: 7, byes: 1 };
  const bits = goalBits(inputs, ['playoffs', 'division', 'bye', 'title']);
  const groups = groupsOf(inputs);
  const table = crossTable(inputs.teams.length);
  const ties = nflTies(table, groups);

  /** The seeds of a conference, best first. */
  function seedsOf(run: SeasonRun, divisions: readonly (readonly number[])[]): number[] {
    const value = (team: number) => shareWonInAll(run, team);
    const orders = divisions.map((teams) => rank(run, teams, value, ties.division));
    const winners = orders.map((order) => order.slice(0, 1));
    const others = orders.map((order) => order.slice(1));
    return [
      ...headsOfLists(run, winners, winners.length, value, ties.wildCard),
      ...headsOfLists(run, others, seeds - winners.length, value, ties.wildCard),
    ];
  }

  return {
    settle(run, out) {
      table.read(run);
      const champions = groups.divisions.map((divisions) => {
        const order = seedsOf(run, divisions);
        for (const [at, team] of order.entries()) {
          out.rank[team] = at + 1;
          out.reached[team] = 1;
          out.goals[team] =
            bits.playoffs |
            (at < divisions.length ? bits.division : 0) |
            (at < byes ? bits.bye : 0);
        }
        return conferenceChampion(run, order, byes, out);
      });
      const [one = 0, other = 0] = champions;
      const champion = playSeries(run, one, other, 'N');
      out.reached[champion] = (out.reached[champion] ?? 0) + 1;
      out.goals[champion] = (out.goals[champion] ?? 0) | bits.title;
    },
  };
}

/** Plays a conference's rounds: the best seed left has the worst left at home, and so on; the best ones rest in the first. */
function conferenceChampion(run: SeasonRun, order: number[], byes: number, out: Settled): number {
  let left = order;
  for (let round = 1; left.length > 1; round += 1) {
    left = reseededRound(run, left, round === 1 ? byes : 0, 'H');
    for (const team of left) out.reached[team] = round + 1;
  }
  return left[0] ?? 0;
}
