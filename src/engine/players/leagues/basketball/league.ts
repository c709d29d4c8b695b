import type { PlayerLeague } from '#domain/players/statNames.ts';
import { learnBasketball } from '../../basketball/learn.ts';
import { basketballPlayers } from '../../basketball/model.ts';
import type { BasketballPlayerParams } from '../../basketball/params.ts';
import type { BasketballSquad } from '../../basketball/squad.ts';
import { basketballSquad, rosterOf } from '../../basketball/squadOf.ts';
import { type BasketballPlayersState, noPlayers } from '../../basketball/state.ts';
import { BASKETBALL_STATS } from '../../basketball/stats.ts';
import { BASKETBALL_SUMS } from '../../basketball/sums.ts';
import { fantasyStats } from '../../fantasy/fantasyStats.ts';
import type { LeaguePlayers, Squad } from '../leaguePlayers.ts';
import { forgetOld, isKept, newestSeason } from '../renaming.ts';
import { roundedData } from '../roundedData.ts';
import { basketballBox } from './finalBox.ts';
import { partOf, readBasketballMemory, renameInBasketball } from './state.ts';

/** Players known of a side from whom on something can be said of it. */
const LEAST_KNOWN = 6;
/** Games missed in a row up to which somebody of whom nothing is announced is thought fit. */
const FIT = 2;

/** A basketball league's players behind the common interface. */
export function basketballLeague(
  league: PlayerLeague,
  params: BasketballPlayerParams,
): LeaguePlayers<BasketballPlayersState> {
  const { shape } = params;
  const whole = (squad: Squad | undefined): BasketballSquad | undefined =>
    squad && ({ ...squad, shape } as unknown as BasketballSquad);
  return {
    league,
    params: shape,
    stats: BASKETBALL_STATS,
    derived: [...BASKETBALL_SUMS, ...fantasyStats('basketball', BASKETBALL_STATS)],
    empty: noPlayers,
    stateOf: (value) => readBasketballMemory(value, params),
    rename: renameInBasketball,
    learn(state, final) {
      const box = basketballBox(final);
      if (!box) return;
      if (newestSeason(state.players) < box.season) forgetOld(state.players, box.season);
      learnBasketball(params, state, box);
    },
    known(state) {
      const newest = newestSeason(state.players);
      return Object.entries(state.players)
        .filter(([, { season }]) => isKept(season, newest))
        .map(([playerId, { team, position }]) => ({ playerId, team, position }));
    },
    expected: (state, team) =>
      rosterOf(state, team).flatMap((playerId) => {
        const player = state.players[playerId];
        if (!player || player.missed > FIT) return [];
        return [{ playerId, position: player.position, chance: 1 }];
      }),
    squadOf(state, { season, team, opponent, players }) {
      const known = players.filter(({ playerId }) => state.players[playerId]);
      if (known.filter(({ chance }) => chance > 0).length < LEAST_KNOWN) return undefined;
      const ids = known.map(({ playerId }) => playerId);
      const part = partOf(state, ids, [team, opponent]);
      const squad = basketballSquad(params, part, { season, team, opponent }, known);
      if (!squad) return undefined;
      const { shape: _, ...own } = squad;
      return roundedData<Squad>(own);
    },
    prepare: (home, away) => basketballPlayers.prepare(whole(home), whole(away)),
    playsBy: () => 'minutes',
  };
}
