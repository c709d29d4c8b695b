import type { GolferParts, TournamentOrigin } from '#domain/events/origin.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { arriveField, type StartingPlayer } from './advance.ts';
import type { GolfEntrant } from './entrant.ts';
import type { FieldPlayer } from './inputs.ts';
import { memberKey } from './memberKey.ts';
import { golferNameKey } from './playerKey.ts';
import { ratedBy } from './ratedBy.ts';
import { type GolfRatings, playerVariance, thawGolf } from './ratings.ts';

/** An entry list on a day, in its order. */
interface RatedField {
  readonly players: readonly FieldPlayer[];
  /** What each is rated by. */
  readonly known: TournamentOrigin['players'];
  readonly notes: readonly string[];
  readonly unrated: number;
}

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
): RatedField {
  const state = thawGolf(ratings);
  const rated = new Map(state.players);
  const people = entrants.map(({ name, id, members }) =>
    members && members.length > 1
      ? members.map((one) => memberKey(one, rated))
      : [golferNameKey(name) || id],
  );
  const starters = arriveField(state, ratings.params, people.flat(), day);
  let next = 0;
  const known = entrants.map(({ id, skill }, at) => {
    const own = starters.slice(next, next + (people[at]?.length ?? 0));
    next += own.length;
    return skill ? [given(id, skill)] : own.map(partsOf);
  });
  const players = entrants.map(({ id }, at) => ({ id, ...ratedBy(known[at] ?? []) }));
  const unknown = entrants.filter(
    ({ skill }, at) => !skill && !people[at]?.some((key) => rated.has(key)),
  );
  return { players, known, notes: notesOn(unknown), unrated: unknown.length };
}

const partsOf = ({ player, handicap }: StartingPlayer): GolferParts => [
  player.skill,
  player.form,
  handicap,
  playerVariance(player),
];

function given(id: string, { mean, sd }: { mean: number; sd: number }): GolferParts {
  if (!Number.isFinite(mean)) throw new InputError(`Input skill of ${id} is ${mean}`);
  if (!(sd >= 0 && sd <= 20)) throw new InputError(`Input skill sd of ${id} is ${sd}, not in 0…20`);
  return [mean, 0, 0, sd * sd];
}

function notesOn(unknown: readonly GolfEntrant[]): string[] {
  if (unknown.length === 0) return [];
  const names = unknown.slice(0, NAMED).map(({ name }) => name);
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
  return [`New to the ratings: ${names.join(', ')}${more}: newcomer's average, wide range`];
}
