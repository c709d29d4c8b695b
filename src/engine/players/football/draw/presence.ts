import { type Generator, uniform } from '../../../rng/generator.ts';

/** Who leaves at once has still been there. */
const LEAST_PART = 0.02;

/** Who is in a run, by place among the players, 1 or the part of the game: `first` throws from the start, `second` if he is replaced; −1 nobody. */
export interface Presence {
  readonly there: Float64Array;
  first: number;
  second: number;
}

/**
 * Draws who plays. Of the quarterbacks only the first who is in plays, and the next one if he leaves.
 * @param chances of each player to play @param leaves of each one who plays to leave early @param passers places of the quarterbacks, in order @param isPasser 1 for those who only play as one of them
 */
export function drawPresence(
  generator: Generator,
  chances: Float64Array,
  leaves: Float64Array,
  passers: readonly number[],
  isPasser: Uint8Array,
  presence: Presence,
): void {
  const { there } = presence;
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    const u = uniform(generator);
    const early = chance * (leaves[at] ?? 0);
    there[at] = u >= chance ? 0 : u < early ? Math.max(LEAST_PART, u / early) : 1;
  }
  presence.first = -1;
  presence.second = -1;
  for (const at of passers) {
    if (there[at] !== 1) continue;
    if (presence.first < 0) presence.first = at;
    else if (presence.second < 0) presence.second = at;
  }
  for (let at = 0; at < chances.length; at++)
    if (isPasser[at] === 1 && at !== presence.first) there[at] = 0;
}
