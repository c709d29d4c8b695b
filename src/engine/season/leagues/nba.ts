import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { crossTable } from '../order/crossTable.ts';
import { rankTeams } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, SettledGame } from '../run.ts';
import { playSeries } from '../series.ts';
import { bracketRound } from './bracketRound.ts';
import { goalBits } from './goalBits.ts';
import { seasonGroups } from './groups.ts';
import { bubblePlayIn, nbaPlayIn } from './nbaPlayIn.ts';
import { nbaTies } from './nbaTies.ts';
import { shareWonInAll } from './share.ts';

/** Seeds of the two pairs that meet in each half of a conference's bracket, which stays as it is drawn. */
const BRACKET = [1, 8, 4, 5, 3, 6, 2, 7];

/** Seasons by the year they end. The season of one site: everything neutral, and its own play-in. */
const BUBBLE = 2020;

/** The NBA: seeds by conference, the play-in since 2021, a fixed bracket, home courts by record. */
export function nbaRules(inputs: SeasonInputs): SeasonRules {
  const { season } = inputs;
  const bits = goalBits(inputs, ['topSix', 'playoffs', 'conference', 'title']);
  const groups = seasonGroups(inputs);
  const table = crossTable(inputs.teams.length);
  const winners = new Uint8Array(inputs.teams.length);
  const facts = { winners, eligible: season > BUBBLE ? 10 : 8, winnerFirst: season <= 2015 };
  const ties = nbaTies(table, groups, facts);
  const playIn = season > BUBBLE ? nbaPlayIn : season === BUBBLE ? bubblePlayIn : undefined;
  const pattern = season === BUBBLE ? 'NNNNNNN' : 'HHAAHAH';
  const finals = season === BUBBLE ? pattern : season < 2014 ? 'HHAAAHH' : pattern;
  /** Rounds before the first of the playoffs proper. */
  const before = playIn ? 1 : 0;

  /** A conference's playoffs among eight seeds; home court goes to the better place in `order`. */
  function champion(
    run: SeasonRun,
    seeds: readonly number[],
    order: number[],
    out: SettledGame,
  ): number {
    let left = BRACKET.map((seed) => seeds[seed - 1] ?? 0);
    for (let round = before + 1; left.length > 1; round += 1) {
      left = bracketRound(run, left, order, pattern);
      for (const team of left) out.reached[team] = round + 1;
    }
    return left[0] ?? 0;
  }

  return {
    settle(run, out) {
      table.read(run);
      winners.fill(0);
      const value = (team: number) => shareWonInAll(run, team);
      const leaders = groups.divisions
        .flat()
        .map((teams) => rankTeams(run, teams, value, ties)[0] ?? 0);
      for (const team of leaders) winners[team] = 1;
      const champions = groups.conferences.map((teams) => {
        const order = rankTeams(run, teams, value, ties);
        const places = facts.winnerFirst ? winnersInFour(order, winners) : order;
        for (const [at, team] of places.entries()) out.rank[team] = at + 1;
        if (playIn) for (const team of places.slice(0, 10)) out.reached[team] = 1;
        for (const team of places.slice(0, 6)) out.goals[team] = bits.topSix;
        const seeds = playIn ? playIn(run, places) : places.slice(0, 8);
        for (const team of seeds) {
          out.goals[team] = (out.goals[team] ?? 0) | bits.playoffs;
          out.reached[team] = before + 1;
        }
        const first = champion(run, seeds, order, out);
        out.goals[first] = (out.goals[first] ?? 0) | bits.conference;
        return first;
      });
      const [better = 0, worse = 0] = rankTeams(run, champions, value, ties);
      const best = playSeries(run, better, worse, finals);
      out.reached[best] = (out.reached[best] ?? 0) + 1;
      out.goals[best] = (out.goals[best] ?? 0) | bits.title;
    },
  };
}

/** Seeds to 2015: the three division winners and the best of the others are the first four, in the order of their records. */
function winnersInFour(order: readonly number[], winners: Uint8Array): number[] {
  const others = order.filter((team) => winners[team] !== 1);
  const four = order.filter((team) => winners[team] === 1 || team === others[0]);
  return [...four, ...others.slice(1)];
}
