import { InputError } from '#domain/numbers/inputError.ts';
import { mean } from '#domain/numbers/numbers.ts';
import { arriveField, expectedOf, type StartingPlayer } from './advance.ts';
import type { GolfEntrant } from './entrant.ts';
import type { FieldPlayer } from './inputs.ts';
import { memberKey } from './memberKey.ts';
import { golferNameKey } from './playerKey.ts';
import { type GolfRatings, playerVariance, thawGolf } from './ratings.ts';

/** Most names in a note. */
const NAMED = 5;

/**
 * Skills of an entry list on a day: given ones unchanged, rated players' carried to the day, all others those of a newcomer to
 * the PGA Tour in such a field, with a wide range and a note. A pair has the mean of its two players.
 * Throws a RangeError for a given skill that is not finite or has a spread outside 0…20.
 */
export function rateEntrants(
  entrants: readonly GolfEntrant[],
  ratings: GolfRatings,
  day: number,
): { readonly players: FieldPlayer[]; readonly notes: string[]; readonly unrated: number } {
  const state = thawGolf(ratings);
  const rated = new Map(state.players);
  const people = entrants.map(({ name, id, members }) =>
    members && members.length > 1
      ? members.map((one) => memberKey(one, rated))
      : [golferNameKey(name) || id],
  );
  const starters = arriveField(state, ratings.params, people.flat(), day);
  let next = 0;
  const players = entrants.map((entrant, at): FieldPlayer => {
    const own = starters.slice(next, next + (people[at]?.length ?? 0));
    next += own.length;
    return entrant.skill ? given(entrant.id, entrant.skill) : ratedAs(entrant.id, own);
  });
  const unknown = entrants.filter(
    ({ skill }, at) => !skill && !people[at]?.some((key) => rated.has(key)),
  );
  return { players, notes: notesOn(unknown), unrated: unknown.length };
}

/** One player, or several whose mean counts. */
const ratedAs = (id: string, starters: readonly StartingPlayer[]): FieldPlayer => ({
  id,
  skill: mean(starters.map(expectedOf)),
  sd: Math.sqrt(mean(starters.map(({ player }) => playerVariance(player))) / starters.length),
});

function given(id: string, { mean, sd }: { mean: number; sd: number }): FieldPlayer {
  if (!Number.isFinite(mean)) throw new InputError(`Input skill of ${id} is ${mean}`);
  if (!(sd >= 0 && sd <= 20)) throw new InputError(`Input skill sd of ${id} is ${sd}, not in 0…20`);
  return { id, skill: mean, sd };
}

function notesOn(unknown: readonly GolfEntrant[]): string[] {
  if (unknown.length === 0) return [];
  const names = unknown.slice(0, NAMED).map(({ name }) => name);
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
  return [`New to the ratings: ${names.join(', ')}${more}: newcomer's average, wide range`];
}
