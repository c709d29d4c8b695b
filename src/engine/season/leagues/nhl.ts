import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { rankTeams } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, SettledGame } from '../run.ts';
import { goalBits } from './goalBits.ts';
import { seasonGroups } from './groups.ts';
import { playByDivisions } from './nhlByDivisions.ts';
import { playBySeeds } from './nhlBySeeds.ts';
import { playIn2020 } from './nhlIn2020.ts';
import { playIn2021 } from './nhlIn2021.ts';
import { type NhlLeague, SEVEN } from './nhlLeague.ts';
import { nhlStandings } from './nhlStandings.ts';
import { nhlTies } from './nhlTies.ts';
import { seriesIn } from './playsIn.ts';

/** First season, by its end, with places by division and wild cards. */
const WILD_CARDS = 2014;

/** The NHL: division winners, the field of each conference as it was decided that season, its bracket, the Final. */
export function nhlRules(inputs: SeasonInputs): SeasonRules {
  const bits = goalBits(inputs, ['playoffs', 'division', 'conference', 'title']);
  const groups = seasonGroups(inputs);
  const standings = nhlStandings(inputs.teams.length);
  const ties = nhlTies(standings, inputs.season);
  const finalists = finalistsOf(inputs.season);

  return {
    settle(run, out) {
      standings.read(run);
      const league: NhlLeague = {
        order: (teams) => rankTeams(run, teams, standings.share, ties),
        divisions: groups.divisions.map((divisions) =>
          divisions.map((teams) => rankTeams(run, teams, standings.share, ties)),
        ),
      };
      for (const [winner = 0] of league.divisions.flat()) out.goals[winner] = bits.division;
      const last = finalists(run, league, out);
      const [better = 0, worse = 0] = league.order(last);
      const final = out.reached[better] ?? 0;
      const champion = seriesIn(
        run,
        out,
        final,
        [better, worse],
        inputs.season === 2020 ? 'NNNNNNN' : SEVEN,
      );
      for (let team = 0; team < inputs.teams.length; team += 1) {
        if (out.reached[team]) out.goals[team] = (out.goals[team] ?? 0) | bits.playoffs;
      }
      for (const team of last) out.goals[team] = (out.goals[team] ?? 0) | bits.conference;
      out.goals[champion] = (out.goals[champion] ?? 0) | bits.title;
      out.reached[champion] = final + 1;
    },
  };
}

type Finalists = (run: SeasonRun, league: NhlLeague, out: SettledGame) => readonly number[];

function finalistsOf(season: number): Finalists {
  if (season < WILD_CARDS) return playBySeeds;
  if (season === 2020) return playIn2020;
  if (season === 2021) return playIn2021;
  return playByDivisions;
}
