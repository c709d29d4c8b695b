import { InputError } from '#domain/numbers/inputError.ts';
import { mean } from '#domain/numbers/numbers.ts';
import { arrive, expectedOf, type Starter } from './advance.ts';
import type { Entrant } from './entrant.ts';
import type { Golfer } from './inputs.ts';
import { memberKey } from './memberKey.ts';
import { playerKey } from './playerKey.ts';
import { type GolfRatings, thawGolf, varianceOf } from './ratings.ts';

/** Most names in a note. */
const NAMED = 5;

/**
 * Skills of an entry list on a day: given ones unchanged, rated players' carried to the day, all others those of a newcomer to
 * the PGA Tour in such a field, with a wide range and a note. A pair has the mean of its two players.
 * Throws a RangeError for a given skill that is not finite or has a spread outside 0…20.
 */
export function rateEntrants(
  entrants: readonly Entrant[],
  ratings: GolfRatings,
  day: number,
): { readonly players: Golfer[]; readonly notes: string[]; readonly unrated: number } {
  const state = thawGolf(ratings);
  const rated = new Map(state.players);
  const people = entrants.map(({ name, id, members }) =>
    members && members.length > 1
      ? members.map((one) => memberKey(one, rated))
      : [playerKey(name) || id],
  );
  const starters = arrive(state, ratings.params, people.flat(), day);
  let next = 0;
  const players = entrants.map((entrant, at): Golfer => {
    const own = starters.slice(next, next + (people[at]?.length ?? 0));
    next += own.length;
    return entrant.skill ? given(entrant.id, entrant.skill) : ratedAs(entrant.id, own);
  });
  const unknown = entrants.filter(
    ({ skill }, at) => !skill && !people[at]?.some((key) => rated.has(key)),
  );
  return { players, notes: notesOn(unknown), unrated: unknown.length };
}

/** An entry's rating: one player's, or the mean of several. */
const ratedAs = (id: string, starters: readonly Starter[]): Golfer => ({
  id,
  skill: mean(starters.map(expectedOf)),
  sd: Math.sqrt(mean(starters.map(({ player }) => varianceOf(player))) / starters.length),
});

function given(id: string, { mean, sd }: { mean: number; sd: number }): Golfer {
  if (!Number.isFinite(mean)) throw new InputError(`Input skill of ${id} is ${mean}`);
  if (!(sd >= 0 && sd <= 20)) throw new InputError(`Input skill sd of ${id} is ${sd}, not in 0…20`);
  return { id, skill: mean, sd };
}

function notesOn(unknown: readonly Entrant[]): string[] {
  if (unknown.length === 0) return [];
  const names = unknown.slice(0, NAMED).map(({ name }) => name);
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
  return [`New to the ratings: ${names.join(', ')}${more}: newcomer's average, wide range`];
}
