import type { PlayerLeague } from '#domain/players/statNames.ts';
import { learnBaseball } from '../../baseball/learn.ts';
import { baseballPlayers } from '../../baseball/model.ts';
import type { BaseballParams } from '../../baseball/params.ts';
import { baseballSquad } from '../../baseball/squadOf.ts';
import { BASEBALL_STATS } from '../../baseball/stats.ts';
import type { BaseballSquad } from '../../baseball/types.ts';
import { fantasyStats } from '../../fantasy/fantasyStats.ts';
import type { LeaguePlayers, Squad } from '../leaguePlayers.ts';
import { isKept, newestSeason } from '../renaming.ts';
import { roundedData } from '../roundedData.ts';
import { expectedBaseball, startersOf } from './ahead.ts';
import { baseballBox } from './finalBox.ts';
import { learnSeen } from './learnSeen.ts';
import { orderOf } from './order.ts';
import {
  type BaseballMemory,
  forgetBaseballBefore,
  noBaseballMemory,
  readBaseballMemory,
  renameInBaseball,
} from './state.ts';

/** Batters known of a side from whom on something can be said of it. */
const LEAST_KNOWN = 5;

/** A baseball league's players behind the common interface. */
export function baseballLeague(
  league: PlayerLeague,
  params: BaseballParams,
): LeaguePlayers<BaseballMemory> {
  const model = baseballPlayers(params.tables);
  const whole = (squad: Squad | undefined): BaseballSquad | undefined =>
    squad as unknown as BaseballSquad | undefined;
  return {
    league,
    params: params.tables,
    stats: BASEBALL_STATS,
    derived: fantasyStats('baseball', BASEBALL_STATS),
    empty: noBaseballMemory,
    stateOf: readBaseballMemory,
    rename: renameInBaseball,
    learn(state, final) {
      forgetBaseballBefore(state, final.season);
      const box = baseballBox(state, final, params);
      learnBaseball(state, box, params);
      learnSeen(state, final, box);
    },
    known({ people }) {
      const newest = newestSeason(people);
      return Object.entries(people)
        .filter(([, { season }]) => isKept(season, newest))
        .map(([playerId, { team, position }]) => ({ playerId, team, position }));
    },
    expected: expectedBaseball,
    squadOf(state, { team, opponent, home, season, date, players }) {
      const batters = orderOf(state, team, players);
      const starters = startersOf(state, team, players);
      if (batters.length < LEAST_KNOWN && starters.length === 0) return undefined;
      const park = home ? team : opponent;
      const squad = baseballSquad(state, { team, date, season, park, batters, starters }, params);
      return roundedData<Squad>({ ...squad });
    },
    prepare: (home, away) => model.prepare(whole(home), whole(away)),
    playsBy: (stats) => (stats.includes('outs') ? 'outs' : 'plateAppearances'),
  };
}
