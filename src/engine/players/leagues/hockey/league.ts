import type { PlayerLeague } from '#domain/players/statNames.ts';
import { fantasyStats } from '../../fantasy/fantasyStats.ts';
import type { HockeyLearnParams } from '../../hockey/learnParams.ts';
import { hockeyPlayers } from '../../hockey/model.ts';
import type { HockeyDrawParams } from '../../hockey/params.ts';
import type { HockeySquad } from '../../hockey/squad.ts';
import { hockeySquadOf } from '../../hockey/squadOf.ts';
import { learnHockey } from '../../hockey/state.ts';
import { HOCKEY_STATS } from '../../hockey/stats.ts';
import type { LeaguePlayers, Squad } from '../leaguePlayers.ts';
import { isKept, newestSeason } from '../renaming.ts';
import { roundedData } from '../roundedData.ts';
import { expectedHockey, goaliesAhead, skatersAhead } from './ahead.ts';
import {
  forgetHockeyBefore,
  type HockeyMemory,
  hockeySide,
  learnGoalie,
  noHockeyMemory,
  readHockeyMemory,
  renameInHockey,
  startedGoalie,
} from './state.ts';

/** Skaters known of a side from whom on something can be said of it. */
const LEAST_KNOWN = 8;

/** A hockey league's players behind the common interface. */
export function hockeyLeague(
  league: PlayerLeague,
  params: { readonly learn: HockeyLearnParams; readonly draw: HockeyDrawParams },
): LeaguePlayers<HockeyMemory> {
  const model = hockeyPlayers(params.draw);
  const whole = (squad: Squad | undefined): HockeySquad | undefined =>
    squad as unknown as HockeySquad | undefined;
  return {
    league,
    params: params.draw,
    stats: HOCKEY_STATS,
    derived: fantasyStats('hockey', HOCKEY_STATS),
    empty: noHockeyMemory,
    stateOf: readHockeyMemory,
    rename: renameInHockey,
    learn(state, final) {
      const { season } = final;
      const home = hockeySide(state, final.home);
      const away = hockeySide(state, final.away);
      if (Math.min(home.skaters.length, away.skaters.length) < LEAST_KNOWN) return;
      forgetHockeyBefore(state, season);
      learnHockey(state, { season, home, away }, params.learn);
      for (const side of [final.home, final.away]) {
        const starter = startedGoalie(side);
        if (starter !== undefined) learnGoalie(state, side.team, season, starter);
      }
    },
    known({ skaters, goalies }) {
      const newest = newestSeason(skaters);
      return [
        ...Object.entries(skaters).map(([playerId, { team, season, role }]) => ({
          ...{ playerId, team, season },
          position: role === 'defense' ? 'D' : 'F',
        })),
        ...Object.entries(goalies).map(([playerId, { team, season }]) => ({
          ...{ playerId, team, season, position: 'G' },
        })),
      ].flatMap(({ season, ...one }) => (isKept(season, newest) ? [one] : []));
    },
    expected: (state, team) => expectedHockey(state, team, params.learn),
    squadOf(state, ahead) {
      const skaters = skatersAhead(state, ahead, params.learn);
      if (skaters.filter(({ playerId }) => state.skaters[playerId]).length < LEAST_KNOWN)
        return undefined;
      const { team, opponent, season, home, postseason } = ahead;
      const squad = hockeySquadOf(
        state,
        {
          ...{ team, opponent, season, home, skaters },
          shootOuts: !postseason,
          goalies: goaliesAhead(state, ahead),
        },
        params.learn,
      );
      return roundedData<Squad>({ ...squad });
    },
    prepare: (home, away) => model.prepare(whole(home), whole(away)),
    playsBy: (stats) => (stats.includes('saves') ? 'saves' : 'iceTime'),
  };
}
