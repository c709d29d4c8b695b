import { type GolferLiveCounts, type GolfLiveCounts, golfStart } from '#domain/live/golfFigures.ts';
import { type GolfState, isUnplayed } from '#domain/live/golfState.ts';
import { type Cut, checkGolf, type GolfInputs } from '../../golf/inputs.ts';
import { golfModel } from '../../golf/model.ts';
import { sfc32 } from '../../rng/generator.ts';
import { simulate } from '../../simulate.ts';
import { newDraw } from './drawSkills.ts';
import { posteriorOf } from './evidence.ts';
import { type GolferStanding, readGolfState } from './readState.ts';
import { playRest } from './rest.ts';

/**
 * Standard deviation of a round's difficulty around its mean, strokes: an average player's mean score to par, less `par`, in the 708
 * rounds of the 177 PGA Tour events of 2018–2023 with 60 players or more (1.43, 1.49, 1.52, 1.57 in rounds 1 to 4).
 */
const DIFFICULTY_SD = 1.5;
/** Runs of a state: a chance of 50 % has a standard error of .41 points, one of 5 % of .18. */
export const GOLF_LIVE_RUNS = 15_000;

/** A tournament whose rest can be said from any state of it. */
interface GolfLive {
  /**
   * The rest from a state on. From the state at the start it is the published outcome itself, to the last digit.
   * Throws a RangeError (InputError) that names the first field of the state out of range.
   */
  after(state: GolfState): GolfLiveCounts;
}

/**
 * Golf: the rest of a stroke-play tournament from its leaderboard, by the published model. Skills are what the holes played leave
 * of their published priors; the rest is played out from there: `evidence.ts`, `rest.ts`.
 * Limits: holes are alike, so nobody's easy or hard holes are known to be behind him, and neither is the weather of a wave; a
 * play-off under way is a coin toss until its winner is told.
 * @param inputs of the published recipe
 * @param seed of the recipe
 * @param iterations the recipe's runs
 * Throws a RangeError where the model does.
 */
export function golfLive(
  inputs: GolfInputs,
  seed: number,
  iterations: number,
  runs: number = GOLF_LIVE_RUNS,
): GolfLive {
  checkGolf(inputs);
  return {
    after(state) {
      const standings = readGolfState(state, inputs);
      if (isUnplayed(state) && standings.every(({ out }) => out === undefined)) {
        if (standings.length === inputs.players.length) {
          return golfStart(simulate(golfModel, inputs, seed, iterations));
        }
      }
      return restOf(inputs, standings, state.winner, seed, runs);
    },
  };
}

function restOf(
  inputs: GolfInputs,
  standings: readonly GolferStanding[],
  winner: string | undefined,
  seed: number,
  runs: number,
): GolfLiveCounts {
  const { cut, rounds } = inputs;
  const places = standings.flatMap(({ out }, at) => (out === undefined ? [at] : []));
  const alive = places.flatMap((at) => standings[at] ?? []);
  const posterior = posteriorOf(standings, { ...inputs, difficultySd: DIFFICULTY_SD });
  const draw = newDraw(posterior, inputs.upset, places);
  const made = cut !== null && isMade(cut, standings, alive);
  const { tally, cutLines } = playRest(inputs, alive, draw, made, runs, sfc32(seed));
  const over = alive.every((standing) => standing.rounds.length === rounds);
  const row = new Map(alive.map(({ id }, at) => [id, at]));
  const line = made ? lineOf(cut, alive) : Number.NEGATIVE_INFINITY;
  const countsOf = (standing: GolferStanding): GolferLiveCounts => {
    const { id } = standing;
    const at = row.get(id);
    if (at === undefined) return { id, ...NONE, madeCut: hasMade(cut, standing, line) ? runs : 0 };
    const top = (n: number): number => tally.top[n * alive.length + at] ?? 0;
    const wins = over && winner !== undefined ? (id === winner ? runs : 0) : (tally.wins[at] ?? 0);
    return {
      id,
      wins,
      top5: top(0),
      top10: top(1),
      top20: top(2),
      madeCut: tally.madeCut[at] ?? 0,
    };
  };
  return { runs, cut: cut !== null, players: standings.map(countsOf), cutLines };
}

const NONE = { wins: 0, top5: 0, top10: 0, top20: 0 } as const;

/** Whether the cut is behind the players who are in. */
const isMade = (
  { after }: Cut,
  all: readonly GolferStanding[],
  alive: readonly GolferStanding[],
): boolean =>
  alive.every(({ rounds }) => rounds.length >= after) &&
  (all.some(({ out }) => out === 'cut') ||
    alive.some(({ rounds, thru }) => rounds.length > after || thru > 0));

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0);

/** Highest score of the players who went through a cut. */
const lineOf = ({ after }: Cut, alive: readonly GolferStanding[]): number =>
  Math.max(...alive.map(({ rounds }) => sumOf(rounds.slice(0, after))));

/** Whether a player who is out had made the cut: he went on after it, or withdrew with a score that went through. */
const hasMade = (cut: Cut | null, { rounds, out, thru }: GolferStanding, line: number): boolean =>
  cut !== null &&
  (rounds.length > cut.after ||
    (rounds.length === cut.after && out !== 'cut' && (thru > 0 || sumOf(rounds) <= line)));
