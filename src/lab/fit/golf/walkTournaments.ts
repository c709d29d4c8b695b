import { arriveField, expectedStrokes } from '#engine/golf/advance.ts';
import type { FieldPlayer } from '#engine/golf/inputs.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { type GolfRatingsState, newState, playerVariance } from '#engine/golf/ratings.ts';
import { walkForward } from '../walkForward.ts';
import { learnGolf, type Surprise } from './learn.ts';
import { isStrokePlay, type PlayedTournament } from './tournaments.ts';

/**
 * Walks events in order: `visit` sees each event with its players as rated before it; `surprise` sees the deviation of
 * each score from its forecast, as it is learned.
 * @returns the ratings after the last event
 */
export function walkTournaments(
  events: readonly PlayedTournament[],
  params: GolfParams,
  visit?: (event: PlayedTournament, players: readonly FieldPlayer[]) => void,
  surprise?: (event: PlayedTournament, ...score: Parameters<Surprise>) => void,
): GolfRatingsState {
  const state = newState();
  walkForward(events.filter(isStrokePlay), {
    ask(event) {
      const keys = event.players.map(({ key }) => key);
      const field = arriveField(state, params, keys, event.day);
      const golfer = (starter: (typeof field)[number], at: number): FieldPlayer => ({
        id: keys[at] ?? '',
        skill: expectedStrokes(starter),
        sd: Math.sqrt(playerVariance(starter.player)),
      });
      visit?.(event, field.map(golfer));
      return field;
    },
    learn(event, field) {
      const told: Surprise | undefined =
        surprise && ((round, gap, variance) => surprise(event, round, gap, variance));
      learnGolf(state, params, event, field, told);
    },
  });
  return state;
}
