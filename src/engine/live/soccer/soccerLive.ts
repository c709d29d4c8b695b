import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { SoccerState } from '#domain/live/gameState.ts';
import fitted from '../../fitted/live/soccer.json' with { type: 'json' };
import type { ModelInputs } from '../../model.ts';
import { soccerTable } from '../../soccer/model.ts';
import { conditioned } from '../conditioned.ts';
import { ratesOf } from '../goals/rates.ts';
import { onlyScore } from '../liveGrid.ts';
import type { LiveGame, LiveSport } from '../liveSport.ts';
import { paramsOf, type SoccerParams } from './params.ts';
import { isOver, isStart, readState, type Stand } from './readState.ts';
import { restOf } from './rest.ts';

const FIRST: Stand = { home: 0, away: 0, period: 1, minute: 0, added: 0, homeReds: 0, awayReds: 0 };

/**
 * Soccer: the rest of ninety minutes from the minute, score and players sent off. Goals of both sides are births at a rate that goes
 * with the clock, the side's own lead and how many men it has (Dixon and Robinson 1998, The Statistician 47(3)); the sides' rates are
 * those that give the published table's mean goals.
 * Limits: later red cards, substitutions and what was shot so far are left out; added time has its mean length. Parameters are of four
 * European leagues, for MLS too.
 */
export const soccerLiveWith = (params: SoccerParams): LiveSport => ({
  sport: 'soccer',
  leagues: leaguesOf('soccer'),
  begin: (_, inputs) => begin(params, inputs),
});

/** The same with the committed parameters. */
export const soccerLive: LiveSport = soccerLiveWith(paramsOf(fitted));

function begin(params: SoccerParams, inputs: ModelInputs): LiveGame<SoccerState> {
  const start = soccerTable(inputs);
  const { rates, before } = ratesOf(start, (tried) => restOf(params, tried, FIRST));
  return {
    start,
    after(state) {
      const stand = readState(state);
      if (isStart(stand)) return start;
      if (isOver(stand)) return onlyScore(start.size, stand.home, stand.away);
      const rest = restOf(params, rates, stand);
      const table = conditioned(start, before, rest);
      return table.weights.some((weight) => weight > 0) ? table : rest;
    },
  };
}
