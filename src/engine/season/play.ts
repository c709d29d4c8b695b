import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import { sfc32 } from '../rng/generator.ts';
import { settleActual } from './actualField.ts';
import { checkSeasonInputs } from './checked.ts';
import type { ComingGames } from './coming.ts';
import { goalGames } from './goals/goalGames.ts';
import { knowsField } from './knowsField.ts';
import { rulesOf } from './leagues/index.ts';
import { Lots } from './lots.ts';
import { passageOf } from './passage.ts';
import { type SetGame, setGames, weightOf } from './picks.ts';
import { type Places, placesOf } from './places.ts';
import { postseasonOf } from './postseason.ts';
import type { SeasonRules, SeasonRun, SettledGame } from './run.ts';
import { pointGames } from './scores/pointGames.ts';
import { RunInWork } from './seasonRun.ts';
import { newSettled, settleAnew } from './settled.ts';
import { SeasonTally } from './tally.ts';
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
  /** Is told of every run, in order: what became of it, until the next, and what it counts. */
  readonly watch?: ((settled: SettledGame, weight: number, run: SeasonRun) => void) | undefined;
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
  { picks = [], hinges = 0, ways = false, rules = rulesOf(inputs), watch }: SeasonOptions = {},
): SeasonCounts {
  checkSeasonInputs(inputs, runs);
  const generator = sfc32(seed);
  const passage = passageOf(inputs.left);
  const walk = new Walk(inputs);
  const preparing = { inputs, walk, passage };
  const coming = isGoalLeague(inputs.league)
    ? goalGames(preparing)
    : pointGames(inputs.league, preparing);
  const postseason = postseasonOf(inputs, walk, passage);
  const lots = new Lots();
  const run = new RunInWork(inputs, lots, postseason.play);
  const set = setGames(inputs, picks);
  const places = placesOf(inputs, passage, coming.numbers);
  const setIn = places.steps.map((_, step) =>
    set.filter(({ game }) => passage.stepOf[game] === step),
  );
  const bits = new Uint32Array(places.numbers);
  const settled = newSettled(inputs.teams.length);
  const tally = new SeasonTally(
    inputs,
    run,
    Math.min(hinges, inputs.left.home.length),
    rules.shape?.goals,
  );
  const wayTally = ways ? new WayTally(inputs, run, rules.shape?.goals) : undefined;
  const begun = knowsField(inputs);
  const lotsAt = places.keysFrom + 1;
  const again = (): void => {
    postseason.again();
    lots.restart(bits[lotsAt] ?? 0);
  };
  for (let at = 0; at < runs; at++) {
    generator.fill(bits);
    const ratio = playGames(run, walk, coming, places, bits, setIn);
    run.settleGames();
    postseason.restart(bits, places.postseasonFrom, places.keysFrom);
    lots.restart(bits[lotsAt] ?? 0);
    if (begun) settleActual(run, rules, settled, again);
    else settleAnew(run, rules, settled);
    const weight = set.length === 0 ? 1 : weightOf(ratio);
    tally.add(run, settled, weight);
    wayTally?.add(run, settled, weight);
    watch?.(settled, weight, run);
  }
  const listed = inputs.teams.filter((key) => key !== OUTSIDE).length;
  const shape = rules.shape ?? tally.seenShape();
  const counts = tally.counts(runs, listed, shape);
  return wayTally ? { ...counts, ways: wayTally.ways(listed, shape.goals) } : counts;
}

/** Plays the games left of a run; returns the chance of the results set ÷ their published shares. */
function playGames(
  run: RunInWork,
  walk: Walk,
  coming: ComingGames,
  { steps, gameAt }: Places,
  bits: Uint32Array,
  set: readonly (readonly SetGame[])[],
): number {
  let ratio = 1;
  walk.start(bits);
  for (let step = 0; step < steps.length; step++) {
    const here = steps[step];
    if (!here) break;
    if (here.days > 0) walk.move(here.days, bits, here.walkFrom);
    coming.play(run, walk, here.games, bits, here.gamesFrom);
    for (const { game, result } of set[step] ?? []) {
      ratio *= coming.playSet(run, walk, game, result, bits, gameAt[game] ?? 0);
    }
  }
  return ratio;
}
