import { type Generator, uniform } from '../../rng/generator.ts';
import { MOST_IN_PART, sendUp } from './appearances.ts';
import { chargedGroup, MOST_INNING_RUNS, outsGroup, relievedGroup } from './groups.ts';
import { UNKNOWN_LEVELS } from './levels.ts';
import { HOME_RUN } from './plate.ts';
import { playPart } from './playPart.ts';
import { markRuns, runDriver } from './score.ts';
import type { SidePlan } from './sidePlan.ts';
import { takeTheField } from './takeTheField.ts';
import { addBatting, addPitching } from './tally.ts';

/**
 * One run of one side at bat, given the runs that it scored: first the starter's outs and the runs charged to him, then how many
 * batters that takes and how many of them reach, then who, and how, and who scores; then the same against relievers.
 * @param ending 0 to 7 (groups.ts) @param far whether it was decided long before its end
 */
export function drawSide(
  plan: SidePlan,
  generator: Generator,
  runs: number,
  ending: number,
  far: boolean,
  out: Int32Array,
): void {
  const { up, order, wheels, tables, men } = plan;
  const replaced = plan.replaced[Number(far)];
  const mound = takeTheField(generator, plan);
  const pitcher = plan.mounds[mound];
  up.count = 0;

  const known = Math.min(runs, MOST_INNING_RUNS);
  const third = Math.floor(uniform(generator) * 3);
  const outs = pitcher?.outs[third]?.[known]?.pick(generator) ?? 0;
  const group = outsGroup(outs);
  const drawn = wheels.charged[group]?.[known]?.pick(generator) ?? 0;
  const charged = Math.min(runs, runs > known ? Math.round((drawn * runs) / known) : drawn);
  const left = wheels.left[group]?.[chargedGroup(charged)]?.pick(generator) ?? 0;
  const faced = between(outs + charged + left, 1, MOST_IN_PART);
  const besides =
    wheels.besides[Math.min(faced - outs, MOST_INNING_RUNS - 1)]?.pick(generator) ?? 0;
  if (replaced) sendUp(generator, up, order, faced, replaced[0]);
  const plate = pitcher?.plate ?? plan.relief;
  const form = Math.floor(uniform(generator) * UNKNOWN_LEVELS) * men.length;
  const reached = between(faced - outs - besides, 0, faced);
  const homeRuns = playPart(generator, up, order, { reached, runs: charged, plate, form }, 0);
  markRuns(generator, up, plan.scoring, 0, charged - homeRuns, plan.weights);
  if (mound < plan.mounds.length - 1) {
    const unearned = wheels.unearned[Math.min(charged, MOST_INNING_RUNS)]?.pick(generator) ?? 0;
    addPitching(up, outs, Math.max(0, charged - unearned), out, plan.starterRow + mound);
  }

  const more = runs - charged;
  const rest = Math.max(0, 27 - outs);
  const beside = wheels.relieved[ending]?.[relievedGroup(rest)]?.pick(generator) ?? 0;
  const later = between(more + rest + beside, more, MOST_IN_PART);
  if (replaced) sendUp(generator, up, order, later, replaced[1]);
  const { constant, batter, run } = tables.reachedRelief;
  const around = Math.round(constant + batter * later + run * more);
  const part = {
    reached: between(around + wheels.misses.pick(generator), 0, later),
    runs: more,
    plate: plan.relief,
    form: 0,
  };
  const laterHomeRuns = playPart(generator, up, order, part, faced);
  markRuns(generator, up, plan.scoring, faced, more - laterHomeRuns, plan.weights);

  driveIn(generator, plan);
  addBatting(generator, plan, out);
}

/** Counts whom each plate appearance drove in, beside the batter himself. */
function driveIn(generator: Generator, { up, drove, drives, tables }: SidePlan): void {
  drove.fill(0, 0, up.count);
  for (let at = 0; at < up.count; at++) {
    if (up.scored[at] !== 1 || up.kind[at] === HOME_RUN) continue;
    if (uniform(generator) >= tables.driven) continue;
    const by = runDriver(generator, up, at, drives, drove);
    if (by >= 0) drove[by] = (drove[by] ?? 0) + 1;
  }
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
