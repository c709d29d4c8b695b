import { arrive, expectedOf } from '#engine/golf/advance.ts';
import type { Golfer } from '#engine/golf/inputs.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { type GolfState, newState, varianceOf } from '#engine/golf/ratings.ts';
import { learn } from './learn.ts';
import { isStrokePlay, type PlayedTournament } from './tournaments.ts';

/**
 * Walks events in order: `visit` sees each event with its players as rated before it; then it is learned from.
 * @returns the ratings after the last event
 */
export function walkTournaments(
  events: readonly PlayedTournament[],
  params: GolfParams,
  visit?: (event: PlayedTournament, players: readonly Golfer[]) => void,
): GolfState {
  const state = newState();
  for (const event of events) {
    if (!isStrokePlay(event)) continue;
    const keys = event.players.map(({ key }) => key);
    const field = arrive(state, params, keys, event.day);
    visit?.(
      event,
      field.map((starter, at) => ({
        id: keys[at] ?? '',
        skill: expectedOf(starter),
        sd: Math.sqrt(varianceOf(starter.player)),
      })),
    );
    learn(state, params, event, field);
  }
  return state;
}
