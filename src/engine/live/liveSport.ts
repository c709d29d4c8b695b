import type { League, Sport } from '#domain/leagues/league.ts';
import type { GameState, StateOf } from '#domain/live/gameState.ts';
import type { Joint } from '../joint/joint.ts';
import type { ModelInputs } from '../model.ts';

/** One game whose rest can be said from any state of it. */
export interface LiveGame<State extends GameState = GameState> {
  /** The table of final scores that was published before the game. */
  readonly start: Joint;
  /**
   * The table of final scores from a state on; of the same size. From the state at the start it is `start` itself, so that its
   * figures are the published ones to the last digit; of a game that is over all weight lies on its score. Takes at most 5 ms.
   * Throws a RangeError (InputError) that names the first field out of range.
   */
  after(state: State): Joint;
}

/** The rest of a sport's games. Pure: the same inputs and state give the same table. */
export interface LiveSport<Played extends Sport = Sport> {
  readonly sport: Played;
  /**
   * Leagues whose games it says, with parameters fitted on the league itself or, where there are no plays of it, another's.
   */
  readonly leagues: readonly League[];
  /**
   * Prepares a game from the inputs of its published recipe; may take longer than a state.
   * Throws a RangeError where the sport's model does.
   */
  begin(league: League, inputs: ModelInputs): LiveGame<StateOf<Played>>;
}
