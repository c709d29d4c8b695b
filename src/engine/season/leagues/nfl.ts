import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { crossTable } from '../order/crossTable.ts';
import { rankTeams } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, SettledGame } from '../run.ts';
import { playSeries } from '../series.ts';
import { reseededRound } from './bracketRound.ts';
import { goalBits } from './goalBits.ts';
import { seasonGroups } from './groups.ts';
import { headsOfLists } from './headsOfLists.ts';
import { nflTies } from './nflTies.ts';
import { shareWonInAll } from './share.ts';

/** The NFL: seeds of both conferences, the bye, reseeding in each round, a Super Bowl on neutral ground. */
export function nflRules(inputs: SeasonInputs): SeasonRules {
  const { seeds, byes } = inputs.season < 2020 ? { seeds: 6, byes: 2 } : { seeds: 7, byes: 1 };
  const bits = goalBits(inputs, ['playoffs', 'division', 'bye', 'title']);
  const groups = seasonGroups(inputs);
  const table = crossTable(inputs.teams.length);
  const ties = nflTies(table, groups);

  const shares = new Float64Array(inputs.teams.length);
  const value = (team: number) => shares[team] ?? 0;

  /** The seeds of a conference, best first. */
  function seedsOf(run: SeasonRun, divisions: readonly (readonly number[])[]): number[] {
    const orders = divisions.map((teams) => rankTeams(run, teams, value, ties.division));
    const first = orders.map((order) => order[0] ?? 0);
    const winners = rankTeams(run, first, value, ties.wildCard);
    const others = headsOfLists(run, orders, 1, seeds - winners.length, shares, ties.wildCard);
    return winners.concat(others);
  }

  /** Writes what a conference's teams reached and plays its rounds. */
  function champion(
    run: SeasonRun,
    divisions: readonly (readonly number[])[],
    out: SettledGame,
  ): number {
    const order = seedsOf(run, divisions);
    for (let at = 0; at < order.length; at += 1) {
      const team = order[at] ?? 0;
      out.rank[team] = at + 1;
      out.reached[team] = 1;
      out.goals[team] =
        bits.playoffs | (at < divisions.length ? bits.division : 0) | (at < byes ? bits.bye : 0);
    }
    return conferenceChampion(run, order, byes, out);
  }

  return {
    settle(run, out) {
      table.read(run);
      for (let team = 0; team < shares.length; team += 1) shares[team] = shareWonInAll(run, team);
      const [afc = [], nfc = []] = groups.divisions;
      const one = champion(run, afc, out);
      const other = champion(run, nfc, out);
      const best = playSeries(run, one, other, 'N');
      out.reached[best] = (out.reached[best] ?? 0) + 1;
      out.goals[best] = (out.goals[best] ?? 0) | bits.title;
    },
  };
}

/** Plays a conference's rounds: the best seed left has the worst left at home, and so on; the best ones rest in the first. */
function conferenceChampion(
  run: SeasonRun,
  order: number[],
  byes: number,
  out: SettledGame,
): number {
  let left = order;
  for (let round = 1; left.length > 1; round += 1) {
    left = reseededRound(run, left, round === 1 ? byes : 0, 'H');
    for (const team of left) out.reached[team] = round + 1;
  }
  return left[0] ?? 0;
}
