import { addVariance, shrink } from '../belief.ts';
import { beliefRow, type MarginFilter } from './filter.ts';
import { heedPreseason } from './preseason.ts';
import type { SeasonEnd } from './seasonEnd.ts';
import { renewStarters } from './starters/states.ts';

/** The off-season: reversion, new uncertainty, and the level where newcomers start. */
export function renewMargin(filter: MarginFilter, end: SeasonEnd): void {
  const { belief, params, program } = filter;
  const means = groupMeans(filter, end);
  for (let team = 0; team < program.length; team++) {
    const row = beliefRow(filter, team);
    const rating = belief.mean[row] ?? 0;
    if (end.played[team] === 1) {
      const pace = Math.max(params.programPace, 1 / (end.seasons[team] ?? 1));
      program[team] = (program[team] ?? 0) + pace * (rating - (program[team] ?? 0));
    }
    const mean = means[end.group[team] ?? 0] ?? 0;
    const target = mean + params.programWeight * ((program[team] ?? 0) - mean);
    belief.mean[row] = target + params.carry * (rating - target);
    shrink(belief, row, params.carry);
    addVariance(belief, row, params.offseason);
    filter.residuals[team] = [];
  }
  addVariance(belief, 0, params.homeSeason);
  if (params.starters) renewStarters(belief, filter.starters, params.starters, end.forgotten);
  filter.level = topMean(filter, end);
  filter.founding = false;
  if (params.preseason && end.facts) {
    heedPreseason(belief, filter, params.preseason, end.facts);
  }
}

/** Mean rating of each group's current teams. */
function groupMeans(filter: MarginFilter, { group, groups, current }: SeasonEnd): Float64Array {
  const { mean } = filter.belief;
  const sums = new Float64Array(groups);
  const counts = new Float64Array(groups);
  for (let team = 0; team < group.length; team++) {
    if (current[team] !== 1) continue;
    const at = group[team] ?? 0;
    sums[at] = (sums[at] ?? 0) + (mean[beliefRow(filter, team)] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return sums.map((sum, at) => ((counts[at] ?? 0) > 0 ? sum / (counts[at] ?? 1) : 0));
}

function topMean(filter: MarginFilter, { group, current, lower }: SeasonEnd): number {
  const { mean } = filter.belief;
  let sum = 0;
  let teams = 0;
  for (let team = 0; team < group.length; team++) {
    if (current[team] !== 1 || group[team] === lower) continue;
    sum += mean[beliefRow(filter, team)] ?? 0;
    teams += 1;
  }
  return teams === 0 ? 0 : sum / teams;
}
