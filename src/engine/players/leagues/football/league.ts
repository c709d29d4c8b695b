import type { PlayerLeague } from '#domain/players/statNames.ts';
import { fantasyStats } from '../../fantasy/fantasyStats.ts';
import { footballPlayers } from '../../football/model.ts';
import type { FootballParams } from '../../football/params.ts';
import type { FootballSquad } from '../../football/squad.ts';
import { learnFootball } from '../../football/state/learn.ts';
import { footballSquad } from '../../football/state/squadOf.ts';
import { FOOTBALL_STATS } from '../../football/stats.ts';
import type { LeaguePlayers, Squad } from '../leaguePlayers.ts';
import { isKept, newestSeason } from '../renaming.ts';
import { roundedData } from '../roundedData.ts';
import { footballSituation } from './ahead.ts';
import { expectedFootball } from './expected.ts';
import { footballBox, learnRoles } from './finalBox.ts';
import {
  type FootballMemory,
  forgetFootballBefore,
  noFootballMemory,
  readFootballMemory,
  renameInFootball,
} from './state.ts';
import { KICKERS } from './unitIds.ts';

/** Players known of a side from whom on something can be said of it. */
const LEAST_KNOWN = 4;

/** A football league's players behind the common interface. */
export function footballLeague(
  league: PlayerLeague,
  params: FootballParams,
): LeaguePlayers<FootballMemory> {
  const whole = (squad: Squad | undefined): FootballSquad | undefined =>
    squad && ({ ...squad, params } as unknown as FootballSquad);
  return {
    league,
    params,
    stats: FOOTBALL_STATS,
    derived: fantasyStats('football', FOOTBALL_STATS),
    empty: noFootballMemory,
    stateOf: readFootballMemory,
    rename: renameInFootball,
    learn(state, final) {
      forgetFootballBefore(state, final.season);
      learnFootball(state, params, footballBox(state, final));
      learnRoles(state, final.home);
      learnRoles(state, final.away);
    },
    known(state) {
      const newest = newestSeason(state.players);
      const kickers = Object.entries(state.kickers).map(([team, playerId]) => ({
        ...{ playerId, team },
        position: KICKERS[0] ?? '',
      }));
      const others = Object.entries(state.players)
        .filter(([, { season }]) => isKept(season, newest))
        .map(([playerId, { team, position }]) => ({ playerId, team, position }));
      return [...others, ...kickers];
    },
    expected: (state, team) => expectedFootball(state, params, team),
    squadOf(state, ahead) {
      const situation = footballSituation(state, params, ahead);
      const known = situation.players.filter(({ playerId }) => state.players[playerId]).length;
      if (known < LEAST_KNOWN || situation.passers.length === 0) return undefined;
      const { params: _, ...squad } = footballSquad(state, params, situation);
      return roundedData<Squad>(squad);
    },
    prepare: (home, away) => footballPlayers.prepare(whole(home), whole(away)),
    playsBy: () => 'plays',
  };
}
