import { GOLFER_OUT } from '#domain/events/golfTournament.ts';
import type { GolferState, GolfState } from '#domain/live/golfState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { LARGEST_FIELD } from '../../golf/entrant.ts';
import type { GolfInputs } from '../../golf/inputs.ts';
import { HIGHEST_ROUND, LOWEST_ROUND } from '../../golf/playRound.ts';
import { checkWhole } from '../inRange.ts';

/** Holes of a round. */
export const HOLES = 18;

/** A player of the state beside what the recipe knows of him. */
export interface GolferStanding extends GolferState {
  /** Prior skill, strokes per round better than the field's average, and its standard deviation. */
  readonly skill: number;
  readonly sd: number;
  /** Holes played of the round under way, 0–17, and its strokes to par. */
  readonly thru: number;
  readonly toPar: number;
}

/**
 * Checks a state. In the order of the recipe's players, then those of the state whom it does not know (late replacements): they get
 * the field's average skill with its widest spread. A player whom the state does not list did not start.
 * Throws a RangeError that names the first field out of range.
 */
export function readGolfState(
  state: GolfState,
  { players, rounds }: GolfInputs,
): readonly GolferStanding[] {
  checkWhole(state.round, 'round', 1, rounds);
  if (!Array.isArray(state.players)) throw new InputError('State players is no list', 'players');
  checkWhole(state.players.length, 'players (how many)', 1, LARGEST_FIELD);
  const told = new Map<string, GolferState>();
  for (const player of state.players) {
    checkPlayer(player, state.round);
    if (told.has(player.id)) refuse('players.id', `${player.id} a second time`);
    told.set(player.id, player);
  }
  if (state.winner !== undefined && !told.has(state.winner)) {
    refuse('winner', `${state.winner}, who is not among its players`);
  }
  const known = new Set(players.map(({ id }) => id));
  const widest = Math.max(...players.map(({ sd }) => sd));
  const standings = [
    ...players.map((player) => ({ ...player, ...(told.get(player.id) ?? DID_NOT_START) })),
    ...state.players
      .filter(({ id }) => !known.has(id))
      .map((player) => ({ skill: 0, sd: widest, ...player })),
  ].map(({ thru = 0, toPar = 0, ...standing }) => ({ ...standing, thru, toPar }));
  if (standings.every(({ out }) => out !== undefined)) refuse('players', 'a field without players');
  return standings;
}

const DID_NOT_START = { rounds: [], out: 'withdrawn' } as const satisfies Omit<GolferState, 'id'>;

function checkPlayer({ id, rounds, thru, toPar, out }: GolferState, round: number): void {
  if (typeof id !== 'string') refuse('players.id', String(id));
  if (!Array.isArray(rounds) || rounds.length > round) {
    refuse('players.rounds', `of ${id} more than the ${round} begun, or no list`);
  }
  for (const score of rounds) checkWhole(score, 'players.rounds', LOWEST_ROUND, HIGHEST_ROUND);
  if (thru !== undefined) checkWhole(thru, 'players.thru', 0, HOLES - 1);
  if (toPar !== undefined) checkWhole(toPar, 'players.toPar', LOWEST_ROUND, HIGHEST_ROUND);
  if (!thru && toPar) refuse('players.toPar', `${toPar} of ${id} without a hole played`);
  if (thru && rounds.length >= round) refuse('players.thru', `${thru} of ${id} in a later round`);
  if (out !== undefined && !GOLFER_OUT.includes(out)) refuse('players.out', String(out));
}

function refuse(field: string, what: string): never {
  throw new InputError(`State ${field} is ${what}`, field);
}
