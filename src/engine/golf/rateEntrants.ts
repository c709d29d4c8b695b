import { arrive, expectedOf } from './advance.ts';
import type { Entrant } from './entrant.ts';
import type { Golfer } from './inputs.ts';
import { playerKey } from './playerKey.ts';
import { type GolfRatings, thawGolf, varianceOf } from './ratings.ts';

/** Names in a note. */
const NAMED = 5;

/**
 * Skills of an entry list on a day: given ones as they are, rated players' carried to the day, all others those
 * of a newcomer to the PGA Tour in such a field, with his wide range and a note.
 * Throws a RangeError for a given skill that is not finite or has a spread outside 0…20.
 */
export function rateEntrants(
  entrants: readonly Entrant[],
  ratings: GolfRatings,
  day: number,
): { readonly players: Golfer[]; readonly notes: string[]; readonly unrated: number } {
  const state = thawGolf(ratings);
  const keys = entrants.map(({ name, id }) => playerKey(name) || id);
  const isKnown = keys.map((key) => state.players.has(key));
  const rated = arrive(state, ratings.params, keys, day);
  const players = entrants.map((entrant, at): Golfer => {
    const starter = rated[at];
    if (entrant.skill) return given(entrant.id, entrant.skill);
    return {
      id: entrant.id,
      skill: starter ? expectedOf(starter) : ratings.params.newcomer,
      sd: Math.sqrt(starter ? varianceOf(starter.player) : ratings.params.newcomerVariance),
    };
  });
  const unknown = entrants.filter(({ skill }, at) => !skill && !isKnown[at]);
  return { players, notes: notesOn(unknown), unrated: unknown.length };
}

function given(id: string, { mean, sd }: { mean: number; sd: number }): Golfer {
  if (!Number.isFinite(mean)) throw new RangeError(`Input skill of ${id} is ${mean}`);
  if (!(sd >= 0 && sd <= 20)) throw new RangeError(`Input skill sd of ${id} is ${sd}, not in 0…20`);
  return { id, skill: mean, sd };
}

function notesOn(unknown: readonly Entrant[]): string[] {
  if (unknown.length === 0) return [];
  const names = unknown.slice(0, NAMED).map(({ name }) => name);
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
  return [`New to the ratings: ${names.join(', ')}${more}: newcomer's average, wide range`];
}
