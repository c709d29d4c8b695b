import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { crossTable } from '../order/crossTable.ts';
import { rankTeams } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, SettledGame } from '../run.ts';
import { playSeries } from '../series.ts';
import { bracketRound, reseededRound } from './bracketRound.ts';
import { goalBits } from './goalBits.ts';
import { seasonGroups } from './groups.ts';
import { shareWonInAll } from './share.ts';
import { wnbaFormat } from './wnbaFormat.ts';
import { wnbaTies } from './wnbaTies.ts';

/** Seeds that meet in a fixed bracket of eight and of four, by slot. */
const EIGHT = [1, 8, 4, 5, 3, 6, 2, 7];
const FOUR = [1, 4, 2, 3];

/** Teams that rest in each round of the years with single games: the first four, then the first two. */
const RESTING = [4, 2, 0];

/** The WNBA: the best eight of the league, to 2015 the best four of each conference. */
export function wnbaRules(inputs: SeasonInputs): SeasonRules {
  const { kind, rounds } = wnbaFormat(inputs.season);
  const bits = goalBits(inputs, ['playoffs', 'topFour', 'final', 'title']);
  const groups = seasonGroups(inputs);
  const table = crossTable(inputs.teams.length);
  const byConference = kind === 'conferences';
  const ties = wnbaTies(table, groups, byConference ? 'own' : 'none');
  const finalTies = byConference ? wnbaTies(table, groups, 'other') : ties;
  const seeds = byConference ? 4 : 8;

  /** Plays the rounds before the Finals among the teams of one table, best first. */
  function finalists(run: SeasonRun, order: readonly number[], out: SettledGame): number[] {
    let left: number[] =
      kind === 'single'
        ? order.slice(0, seeds)
        : (byConference ? FOUR : EIGHT).map((seed) => order[seed - 1] ?? 0);
    for (const [round, pattern] of rounds.slice(0, -1).entries()) {
      left =
        kind === 'single'
          ? reseededRound(run, left, RESTING[round] ?? 0, pattern)
          : bracketRound(run, left, order, pattern);
      for (const team of left) out.reached[team] = round + 2;
    }
    return left;
  }

  return {
    settle(run, out) {
      table.read(run);
      const value = (team: number) => shareWonInAll(run, team);
      const two = groups.conferences.flatMap((teams) => {
        const order = rankTeams(run, teams, value, ties);
        for (const [at, team] of order.entries()) {
          out.rank[team] = at + 1;
          if (at >= seeds) continue;
          out.reached[team] = 1;
          out.goals[team] = bits.playoffs | (at < 4 ? bits.topFour : 0);
        }
        return finalists(run, order, out);
      });
      for (const team of two) out.goals[team] = (out.goals[team] ?? 0) | bits.final;
      const [better = 0, worse = 0] = byConference
        ? rankTeams(run, two, value, finalTies)
        : two.sort((one, other) => (out.rank[one] ?? 0) - (out.rank[other] ?? 0));
      const best = playSeries(run, better, worse, rounds.at(-1) ?? 'H');
      out.reached[best] = (out.reached[best] ?? 0) + 1;
      out.goals[best] = (out.goals[best] ?? 0) | bits.title;
    },
  };
}
