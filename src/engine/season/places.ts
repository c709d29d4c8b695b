import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPassage } from './passage.ts';

/** A step of the walk: how far, and the games that follow. */
interface Step {
  /** Days since the step before; 0: the strengths stay. */
  readonly days: number;
  readonly games: Int32Array;
  /** Places of its random numbers: the walk's, and the first game's. */
  readonly walkFrom: number;
  readonly gamesFrom: number;
}

/**
 * Where everything of a run finds its random numbers. Each team's strength, each step of it, each game and the postseason has a place
 * of its own whatever is set, so that two runs of one number differ only by what was changed.
 */
export interface Places {
  /** Random numbers of a run; the strengths' come first, one a team. */
  readonly numbers: number;
  readonly steps: readonly Step[];
  /** The first number of each game left. */
  readonly gameAt: Int32Array;
  /** One a team for the walk to the postseason. */
  readonly postseasonFrom: number;
  /** One from which the postseason's games are mixed, and one for drawings of lots. */
  readonly keysFrom: number;
}

/** @param each random numbers that a game takes */
export function placesOf(
  { teams }: SeasonInputs,
  { times, stepOf }: SeasonPassage,
  each: number,
): Places {
  let numbers = teams.length;
  const take = (count: number): number => {
    numbers += count;
    return numbers - count;
  };
  const gameAt = new Int32Array(stepOf.length);
  const steps = times.map((time, number) => {
    const days = time - (times[number - 1] ?? 0);
    const games = Int32Array.from(stepOf.keys()).filter((game) => stepOf[game] === number);
    const walkFrom = take(days > 0 ? teams.length : 0);
    const gamesFrom = take(games.length * each);
    for (const [at, game] of games.entries()) gameAt[game] = gamesFrom + at * each;
    return { days, games, walkFrom, gamesFrom };
  });
  const postseasonFrom = take(teams.length);
  const keysFrom = take(2);
  return { numbers, steps, gameAt, postseasonFrom, keysFrom };
}
