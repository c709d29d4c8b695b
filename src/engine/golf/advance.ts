import type { GolfParams } from './params.ts';
import { LONGEST_GAP, passTime } from './passTime.ts';
import { type GolfRatingsState, type PlayerRating, ratingOf } from './ratings.ts';

/** Players first seen within this many events are there because the data begin, not newcomers to the tour. */
const FIRST_EVENTS = 8;
/** Fewest rated players for a field to have an average skill; with fewer it counts as 0. */
const FEWEST_RATED = 20;

/** Assumed lay-off of players first seen at the beginning of the data, days. */
const USUAL_GAP = 14;
const WEEK = 7;

/** A player at an event. */
export interface StartingPlayer {
  /** In the state: what is learned of him stays. */
  readonly player: PlayerRating;
  /** Strokes per round below his rating in this event alone: rust after a lay-off, a newcomer's debut. */
  readonly handicap: number;
}

/** What is expected of a starter in this event, strokes per round. */
export const expectedStrokes = ({ player, handicap }: StartingPlayer): number =>
  ratingOf(player) - handicap;

/**
 * A field on the day of an event, in its order: rated players move forward in time, the others start as newcomers. Learning works
 * on what it returns.
 */
export function arriveField(
  state: GolfRatingsState,
  params: GolfParams,
  keys: readonly string[],
  day: number,
): StartingPlayer[] {
  const newcomer = startOf(state, params, fieldSkill(state, keys), day);
  const debut = state.events < FIRST_EVENTS ? rustOf(params, USUAL_GAP) : params.debut;
  return keys.map((key) => {
    const known = state.players.get(key);
    if (known !== undefined) {
      const handicap = rustOf(params, day - known.day);
      passTime(known, params, day);
      return { player: known, handicap };
    }
    const player = { ...newcomer };
    state.players.set(key, player);
    return { player, handicap: debut };
  });
}

/** Cost of a lay-off of this many days, strokes per round. */
const rustOf = ({ rust }: GolfParams, days: number): number =>
  rust * Math.log(1 + Math.min(Math.max(days, 0), LONGEST_GAP) / WEEK);

/** Average skill of the rated players of a field; undefined where too few are rated. */
function fieldSkill(state: GolfRatingsState, keys: readonly string[]): number | undefined {
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

/** Rating of a player the data have not seen. */
function startOf(
  { events }: GolfRatingsState,
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
