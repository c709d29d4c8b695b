import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import { sfc32 } from '../rng/generator.ts';
import { checkSeasonInputs } from './checked.ts';
import type { ComingGames } from './coming.ts';
import { goalGames } from './goals/goalGames.ts';
import { rulesOf } from './leagues/index.ts';
import { type Passage, passageOf } from './passage.ts';
import { type SetGame, setGames, weightOf } from './picks.ts';
import { postseasonOf } from './postseason.ts';
import type { SeasonRules, Settled } from './run.ts';
import { pointGames } from './scores/pointGames.ts';
import { RunInWork } from './seasonRun.ts';
import { Tally } from './tally.ts';
import { Walk } from './walk.ts';
import { WayTally } from './wayTally.ts';

export { seasonSeed } from './seed.ts';
export { SEASON_VERSION } from './version.ts';

export interface SeasonOptions {
  /** Results set by a reader; each game at most once. */
  readonly picks?: readonly SeasonPick[] | undefined;
  /** How many of the first games left are counted by their result. */
  readonly hinges?: number | undefined;
  /** Whether each team's seasons are counted by its own games left. */
  readonly ways?: boolean | undefined;
  /** Other rules than the league's own. */
  readonly rules?: SeasonRules | undefined;
}

/**
 * Plays a season to its end many times: strengths are drawn once a run and walk on, the games left follow from them with the
 * published shares in the mean, and the league's rules make places and a postseason of them.
 * @param seed whole number, as `seasonSeed`
 * @param runs seasons, 1 to 10 million
 * Throws an InputError that names the input that is wrong.
 */
export function playSeason(
  inputs: SeasonInputs,
  seed: number,
  runs: number,
  { picks = [], hinges = 0, ways = false, rules = rulesOf(inputs) }: SeasonOptions = {},
): SeasonCounts {
  checkSeasonInputs(inputs, runs);
  const generator = sfc32(seed);
  const passage = passageOf(inputs.left);
  const walk = new Walk(inputs);
  const preparing = { inputs, walk, passage };
  const coming = isGoalLeague(inputs.league)
    ? goalGames(preparing, generator)
    : pointGames(inputs.league, preparing);
  const postseason = postseasonOf(inputs, walk, passage, generator);
  const run = new RunInWork(inputs, generator, postseason.play);
  const set = setGames(inputs, picks);
  const steps = stepsOf(inputs, passage, coming, set);
  const bits = new Uint32Array(steps.numbers);
  const settled = newSettled(inputs.teams.length);
  const tally = new Tally(
    inputs,
    run,
    Math.min(hinges, inputs.left.home.length),
    rules.shape?.goals,
  );
  const wayTally = ways ? new WayTally(inputs, run, rules.shape?.goals) : undefined;
  for (let at = 0; at < runs; at++) {
    generator.fill(bits);
    const ratio = playGames(run, walk, coming, steps, bits);
    run.settleGames();
    postseason.restart();
    settled.goals.fill(0);
    settled.rank.fill(0);
    settled.reached.fill(0);
    rules.settle(run, settled);
    const weight = set.length === 0 ? 1 : weightOf(ratio);
    tally.add(run, settled, weight);
    wayTally?.add(run, settled, weight);
  }
  const listed = inputs.teams.filter((key) => key !== OUTSIDE).length;
  const shape = rules.shape ?? tally.seenShape();
  const counts = tally.counts(runs, listed, shape);
  return wayTally ? { ...counts, ways: wayTally.ways(listed, shape.goals) } : counts;
}

const newSettled = (teams: number): Settled => ({
  goals: new Uint16Array(teams),
  rank: new Uint8Array(teams),
  reached: new Uint8Array(teams),
});

/** A step of the walk: how far, and the games that follow. */
interface Step {
  /** Days since the step before; 0: the strengths stay. */
  readonly days: number;
  readonly games: Int32Array;
  readonly set: readonly SetGame[];
  /** Places of its random numbers: the walk's, the games', the set games'. */
  readonly walkFrom: number;
  readonly gamesFrom: number;
  readonly setFrom: number;
}

interface Steps {
  readonly steps: readonly Step[];
  /** Random numbers of a run. */
  readonly numbers: number;
}

function stepsOf(
  { teams }: SeasonInputs,
  { times, stepOf }: Passage,
  coming: ComingGames,
  set: readonly SetGame[],
): Steps {
  const isSet = new Set(set.map(({ game }) => game));
  let numbers = teams.length;
  const take = (count: number): number => {
    numbers += count;
    return numbers - count;
  };
  const steps = times.map((time, number) => {
    const days = time - (times[number - 1] ?? 0);
    const all = Array.from(stepOf.keys()).filter((game) => stepOf[game] === number);
    const games = Int32Array.from(all.filter((game) => !isSet.has(game)));
    const here = set.filter(({ game }) => stepOf[game] === number);
    return {
      days,
      games,
      set: here,
      walkFrom: take(days > 0 ? teams.length : 0),
      gamesFrom: take(games.length * coming.numbers),
      setFrom: take(here.length),
    };
  });
  return { steps, numbers };
}

/** Plays the games left of a run; returns the chance of the results set ÷ their published shares. */
function playGames(
  run: RunInWork,
  walk: Walk,
  coming: ComingGames,
  { steps }: Steps,
  bits: Uint32Array,
): number {
  let ratio = 1;
  walk.start(bits);
  for (const { days, games, set, walkFrom, gamesFrom, setFrom } of steps) {
    if (days > 0) walk.move(days, bits, walkFrom);
    coming.play(run, walk, games, bits, gamesFrom);
    for (const [at, { game, result }] of set.entries()) {
      ratio *= coming.playSet(run, walk, game, result, bits[setFrom + at] ?? 0);
    }
  }
  return ratio;
}
