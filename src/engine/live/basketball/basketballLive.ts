import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { BasketballState } from '#domain/live/gameState.ts';
import type { ModelInputs } from '../../model.ts';
import { conditionedTable } from '../conditionedTable.ts';
import { onlyScoreJoint } from '../liveGrid.ts';
import type { LiveGame, LiveSport } from '../liveSport.ts';
import type { BasketballParams } from './params.ts';
import { publishedBasketball } from './published.ts';
import { type BasketballStand, readBasketballState } from './readState.ts';
import { restOfBasketball } from './rest.ts';

const FIRST: BasketballStand = { home: 0, away: 0, left: 1, overtime: false };

/**
 * Basketball: the rest of a game from the score and the clock. Margin and points still to come are normals on whole scores (Stern
 * 1994, "A Brownian motion model for the progress of sports scores", JASA 89(427)), with what that model leaves out: leads melt, the
 * spread per minute grows toward the end as the side behind fouls, and regulation ends level more often, by a point less often, than
 * a normal margin does. A level score plays the published game's overtimes. The published table is then seen through this law
 * (conditionedTable.ts).
 * Limits: who has the ball, fouls and players are not known. Margin and points to come are independent.
 * @param paramsOf the parameters of a league, by the share of regulation that is left
 */
export const basketballLiveWith = (
  paramsOf: (league: League) => BasketballParams,
): LiveSport<'basketball'> => ({
  sport: 'basketball',
  leagues: leaguesOf('basketball'),
  begin: (league, inputs) => begin(paramsOf(league), league, inputs),
});

function begin(
  params: BasketballParams,
  league: League,
  inputs: ModelInputs,
): LiveGame<BasketballState> {
  const published = publishedBasketball(inputs);
  const { start } = published;
  const before = restOfBasketball(params, published, FIRST);
  return {
    start,
    after(state) {
      const stand = readBasketballState(league, state);
      const { home, away, left, overtime } = stand;
      if (left === 1 && home + away === 0 && !overtime) return start;
      if (left === 0 && home !== away) return onlyScoreJoint(start.size, home, away);
      return conditionedTable(start, before, restOfBasketball(params, published, stand));
    },
  };
}
