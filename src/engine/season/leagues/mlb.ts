import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { crossTable } from '../order/crossTable.ts';
import { firstInOrder } from '../order/firstInOrder.ts';
import type { SeasonRules } from '../run.ts';
import { playSeries } from '../series.ts';
import { goalBits } from './goalBits.ts';
import { seasonGroups } from './groups.ts';
import { mlbBracketOf } from './mlbBracket.ts';
import { mlbField } from './mlbField.ts';
import { mlbTies } from './mlbTies.ts';

/** Until 2016 the league that won the All-Star Game had home field in the World Series: MLB, seasons 2010 to 2016. */
const ALL_STAR_WINNERS: Readonly<Record<number, string>> = {
  2010: 'NL',
  2011: 'NL',
  2012: 'NL',
  2013: 'AL',
  2014: 'AL',
  2015: 'AL',
  2016: 'AL',
};

/** First season without extra games between teams of equal record; 2020 had none either. */
const RESULTS_ALONE = 2022;

/** Seeds that rest in the first round, where the season's format has byes. */
const BYES = 2;

/** MLB: division winners and wild cards of both leagues, their bracket, the World Series. */
export function mlbRules(inputs: SeasonInputs): SeasonRules {
  const { season } = inputs;
  const bits = goalBits(inputs, ['playoffs', 'division', 'bye', 'pennant', 'title']);
  const groups = seasonGroups(inputs);
  const table = crossTable(inputs.teams.length);
  const byResultsAlone = season >= RESULTS_ALONE || season === 2020;
  const ties = mlbTies(table, groups, byResultsAlone);
  const field = mlbField(season, ties);
  const bracket = mlbBracketOf(season, groups.divisionMates);
  const host = ALL_STAR_WINNERS[season];
  const ofHost = (team: number) => inputs.conferences[team] === host;

  return {
    settle(run, out) {
      table.read(run);
      const champions = groups.divisions.map((divisions) => {
        const { seeds, winners } = field(run, divisions);
        for (const [at, team] of seeds.entries()) {
          out.rank[team] = at + 1;
          out.goals[team] = bits.playoffs | (at < BYES ? bits.bye : 0);
        }
        for (const team of winners) out.goals[team] = (out.goals[team] ?? 0) | bits.division;
        const champion = bracket.play(run, seeds, out);
        out.goals[champion] = (out.goals[champion] ?? 0) | bits.pennant;
        return champion;
      });
      const share = (team: number) => (run.wins[team] ?? 0) / (run.gamesOf[team]?.length || 1);
      const order = host
        ? [...champions.filter(ofHost), ...champions.filter((team) => !ofHost(team))]
        : firstInOrder(run, champions, share, ties, 2);
      const [better = 0, worse = 0] = order;
      const champion = playSeries(run, better, worse, season === 2020 ? 'NNNNNNN' : 'HHAAAHH');
      out.reached[champion] = bracket.rounds + 1;
      out.goals[champion] = (out.goals[champion] ?? 0) | bits.title;
    },
  };
}
