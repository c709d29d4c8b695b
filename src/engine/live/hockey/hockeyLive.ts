import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { HockeyState } from '#domain/live/gameState.ts';
import fitted from '../../fitted/live/nhl.json' with { type: 'json' };
import { hockeyTable } from '../../hockey/model.ts';
import type { ModelInputs } from '../../model.ts';
import { conditioned } from '../conditioned.ts';
import { ratesOf } from '../goals/rates.ts';
import { onlyScore } from '../liveGrid.ts';
import type { LiveGame, LiveSport } from '../liveSport.ts';
import { type HockeyParams, PERIOD, PERIODS, paramsOf } from './params.ts';
import { isOver, isStart, readState, type Stand } from './readState.ts';
import { restOf } from './rest.ts';

const FIRST: Stand = { home: 0, away: 0, left: PERIODS * PERIOD };

/**
 * Hockey: the rest of a game from period, clock, score and, where told, skaters. Goals of both sides are births at a rate that goes
 * with the period, the side's own lead, a goalie pulled late by a side one or two behind (Beaudoin and Swartz 2010, "Strategies for
 * pulling the goalie in hockey", American Statistician 64(3)) and a power play that is on; the sides' rates are those that give the
 * published table's mean goals. A level score is won by one in overtime or the shoot-out, by the sides' shares of the scoring.
 * Limits: later penalties, goalies and shots are left out; overtime's clock and skaters say nothing.
 */
export const hockeyLiveWith = (params: HockeyParams): LiveSport => ({
  sport: 'hockey',
  leagues: leaguesOf('hockey'),
  begin: (_, inputs) => begin(params, inputs),
});

/** The same with the committed parameters. */
export const hockeyLive: LiveSport = hockeyLiveWith(paramsOf(fitted));

function begin(params: HockeyParams, inputs: ModelInputs): LiveGame<HockeyState> {
  const start = hockeyTable(inputs);
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
