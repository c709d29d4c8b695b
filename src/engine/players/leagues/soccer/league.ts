import type { PlayerLeague } from '#domain/players/statNames.ts';
import { fantasyStats } from '../../fantasy/fantasyStats.ts';
import type { SoccerLearnParams } from '../../soccer/learnParams.ts';
import { soccerPlayers } from '../../soccer/model.ts';
import type { SoccerDrawParams } from '../../soccer/params.ts';
import type { SoccerSquad } from '../../soccer/squad.ts';
import { soccerSquadOf } from '../../soccer/squadOf.ts';
import { learnSoccer, type SoccerPlayersState } from '../../soccer/state.ts';
import { SOCCER_STATS } from '../../soccer/stats.ts';
import type { LeaguePlayers, Squad } from '../leaguePlayers.ts';
import { forgetOld, isKept, newestSeason } from '../renaming.ts';
import { roundedData } from '../roundedData.ts';
import { expectedSoccer, soccerPlayersAhead } from './ahead.ts';
import { LETTERS } from './positions.ts';
import { noSoccerMemory, readSoccerMemory, renameInSoccer, soccerBox } from './state.ts';

/** Players known of a side from whom on something can be said of it. */
const LEAST_KNOWN = 6;

/** A soccer league's players behind the common interface. */
export function soccerLeague(
  league: PlayerLeague,
  params: { readonly learn: SoccerLearnParams; readonly draw: SoccerDrawParams },
): LeaguePlayers<SoccerPlayersState> {
  const model = soccerPlayers(params.draw);
  const whole = (squad: Squad | undefined): SoccerSquad | undefined =>
    squad as unknown as SoccerSquad | undefined;
  return {
    league,
    params: params.draw,
    stats: SOCCER_STATS,
    derived: fantasyStats('soccer', SOCCER_STATS),
    empty: noSoccerMemory,
    stateOf: readSoccerMemory,
    rename: renameInSoccer,
    learn(state, final) {
      const box = soccerBox(state, final);
      if (!box) return;
      if (newestSeason(state.players) < box.season) forgetOld(state.players, box.season);
      learnSoccer(state, box, params.learn);
    },
    known(state) {
      const newest = newestSeason(state.players);
      return Object.entries(state.players)
        .filter(([, { season }]) => isKept(season, newest))
        .map(([playerId, { team, position }]) => ({
          ...{ playerId, team },
          position: LETTERS[position],
        }));
    },
    expected: expectedSoccer,
    squadOf(state, ahead) {
      const players = soccerPlayersAhead(state, ahead);
      if (players.filter(({ playerId }) => state.players[playerId]).length < LEAST_KNOWN)
        return undefined;
      const { team, opponent, season, home } = ahead;
      const squad = soccerSquadOf(state, { team, opponent, season, home, players }, params.learn);
      return roundedData<Squad>({ ...squad });
    },
    prepare: (home, away) => model.prepare(whole(home), whole(away)),
    playsBy: () => 'minutes',
  };
}
