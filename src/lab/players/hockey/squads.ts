import type { HockeyLearnParams } from '#engine/players/hockey/learnParams.ts';
import {
  type HockeyPlayersState,
  learnHockey,
  newHockeyState,
} from '#engine/players/hockey/state.ts';
import type { HockeyGame } from './games.ts';
import { type Squads, squadsBefore } from './squadsBefore.ts';

/** Shots of a side that are saved, in the seasons before the files begin. */
const SAVED_BEFORE = 28;

/** A game ahead: what was known of both squads on its day's morning. */
export interface Ahead {
  readonly game: HockeyGame;
  readonly squads: () => Squads;
  readonly state: HockeyPlayersState;
}

/** Walks through games in order. A day's finals are learned after the last of its games has been looked at. */
export function* walkHockey(
  games: readonly HockeyGame[],
  params: HockeyLearnParams,
): Generator<Ahead, void> {
  const state = newHockeyState(SAVED_BEFORE);
  for (let from = 0; from < games.length; ) {
    let to = from;
    while (games[to]?.date === games[from]?.date) to++;
    const day = games.slice(from, to);
    for (const game of day) yield { game, squads: () => squadsBefore(state, game, params), state };
    for (const game of day) learnHockey(state, game, params);
    from = to;
  }
}
