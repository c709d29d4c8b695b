import type { GameState } from '#domain/live/gameState.ts';
import type { Joint } from '../../joint/joint.ts';
import { conditionedTable } from '../conditionedTable.ts';
import { onlyScoreJoint } from '../liveGrid.ts';
import type { LiveGame } from '../liveSport.ts';
import { liveGoalRates, type SideRates } from './rates.ts';

/** A sport whose goals are births at rates of both sides. */
interface GoalPlay<State, Stand extends { readonly home: number; readonly away: number }> {
  /** Where a game stands before its start. */
  readonly first: Stand;
  /** A state checked. Throws a RangeError that names the first field out of range. */
  read(state: State): Stand;
  isStart(stand: Stand): boolean;
  isOver(stand: Stand): boolean;
  /** Every final score from a state of a game that is not over, by births of goals alone. */
  rest(rates: SideRates, stand: Stand): Joint;
}

/** A game of a published table: the births' rates are those that give its mean goals. */
export function liveGoalGame<
  State extends GameState,
  Stand extends { readonly home: number; readonly away: number },
>(start: Joint, play: GoalPlay<State, Stand>): LiveGame<State> {
  const { rates, before } = liveGoalRates(start, (tried) => play.rest(tried, play.first));
  return {
    start,
    after(state) {
      const stand = play.read(state);
      if (play.isStart(stand)) return start;
      if (play.isOver(stand)) return onlyScoreJoint(start.size, stand.home, stand.away);
      return conditionedTable(start, before, play.rest(rates, stand));
    },
  };
}
