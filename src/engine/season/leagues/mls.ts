import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { rankTeams } from '../order/rank.ts';
import type { SeasonRules } from '../run.ts';
import { goalBits } from './goalBits.ts';
import { seasonGroups } from './groups.ts';
import { mlsBracketOf } from './mlsBracket.ts';
import { mlsTies, mlsValue } from './mlsTies.ts';
import { seriesIn } from './playsIn.ts';

/** MLS: both conferences' tables, the Supporters' Shield, the season's bracket, MLS Cup at the better side's home. */
export function mlsRules(inputs: SeasonInputs): SeasonRules {
  const { season } = inputs;
  const bits = goalBits(inputs, ['playoffs', 'conference', 'shield', 'title']);
  const groups = seasonGroups(inputs);
  const ties = mlsTies(season);
  const bracket = mlsBracketOf(season);

  return {
    settle(run, out) {
      const value = mlsValue(run, season);
      const tables = groups.conferences.map((teams) => rankTeams(run, teams, value, ties));
      for (const table of tables) {
        const places = bracket.places(inputs.conferences[table[0] ?? 0] ?? '');
        for (const [at, team] of table.entries()) {
          out.rank[team] = at + 1;
          out.goals[team] = (at < places ? bits.playoffs : 0) | (at === 0 ? bits.conference : 0);
        }
      }
      const inAll = (teams: readonly number[]) => rankTeams(run, teams, value, ties);
      const [shield = 0] = inAll(tables.map(([first = 0]) => first));
      out.goals[shield] = (out.goals[shield] ?? 0) | bits.shield;
      const champions = tables.map((table) =>
        bracket.play(run, table, out, inputs.conferences[table[0] ?? 0] ?? ''),
      );
      const [better = 0, worse = 0] = inAll(champions);
      const champion = seriesIn(run, out, bracket.rounds, [better, worse], 'H');
      out.reached[champion] = bracket.rounds + 1;
      out.goals[champion] = (out.goals[champion] ?? 0) | bits.title;
    },
  };
}
