import type { GolfParams } from './params.ts';
import { type GolfState, type PlayerRating, ratingOf } from './ratings.ts';

/** Players first seen in so many events are the data's beginning, not newcomers to the tour. */
const FIRST_EVENTS = 8;
/** Drift stops after so many days of absence: a longer one says nothing more. */
const LONGEST_GAP = 400;
/** A field's average skill needs so many rated players; with fewer it counts as 0. */
const FEWEST_RATED = 20;

/**
 * Ratings of a field on the day of an event, in its order: time passes for those who are rated, the others start
 * as newcomers. What it returns is in the state and can be learned on.
 */
export function arrive(
  state: GolfState,
  params: GolfParams,
  keys: readonly string[],
  day: number,
): PlayerRating[] {
  const newcomer = startOf(state, params, fieldSkill(state, keys), day);
  return keys.map((key) => {
    const known = state.players.get(key);
    if (known !== undefined) {
      passTime(known, params, day);
      return known;
    }
    const player = { ...newcomer };
    state.players.set(key, player);
    return player;
  });
}

/** Average skill of the rated players of a field; undefined where too few are rated. */
export function fieldSkill(state: GolfState, keys: readonly string[]): number | undefined {
  let sum = 0;
  let rated = 0;
  for (const key of keys) {
    const player = state.players.get(key);
    if (player === undefined) continue;
    sum += ratingOf(player);
    rated += 1;
  }
  return rated >= FEWEST_RATED ? sum / rated : undefined;
}

/** Rating of a player whom the data have not seen. */
export function startOf(
  { events }: GolfState,
  params: GolfParams,
  field: number | undefined,
  day: number,
): PlayerRating {
  const first = events < FIRST_EVENTS;
  return {
    skill: first ? 0 : params.newcomer + params.newcomerField * (field ?? 0),
    form: 0,
    skillVariance: first ? params.firstVariance : params.newcomerVariance,
    formVariance: params.formVariance,
    covariance: 0,
    day,
  };
}

/** Lasting skill drifts, form returns to 0 (an Ornstein–Uhlenbeck process). Never back in time. */
export function passTime(player: PlayerRating, params: GolfParams, day: number): void {
  const days = Math.min(Math.max(day - player.day, 0), LONGEST_GAP);
  const kept = Math.exp(-days / params.formDays);
  player.form *= kept;
  player.covariance *= kept;
  player.formVariance = player.formVariance * kept * kept + params.formVariance * (1 - kept * kept);
  player.skillVariance += params.drift * days;
  player.day = Math.max(day, player.day);
}
