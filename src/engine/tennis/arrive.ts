import { observeEstimate } from './estimate.ts';
import type { TennisFilterParams } from './params.ts';
import { rankLevel, type Skill } from './player.ts';

/** Variances grow over at most this many days at a time. */
const LONGEST_GAP = 365;
const LAYOFF = 60;
const MONTH = 30;

/**
 * Carries a skill over the days since the player's last match, then uses the current rank, if known, as an observation of the
 * level.
 */
export function arriveSkill(
  skill: Skill,
  gap: number,
  rank: number | undefined,
  params: TennisFilterParams,
): void {
  if (gap > 0) age(skill, gap, params);
  if (rank === undefined) return;
  observeEstimate(skill.level, rankLevel(rank, params) - skill.level.mean, params.rankVar);
}

function age({ level, form, surfaces }: Skill, gap: number, params: TennisFilterParams): void {
  const days = Math.min(gap, LONGEST_GAP);
  const layoff = Math.max(0, gap - LAYOFF) / MONTH;
  level.variance += params.drift * days + params.layoffDrift * layoff;
  // Ornstein–Uhlenbeck: the form fades and its variance returns to its initial value.
  const left = Math.exp(-gap / params.formDays);
  form.mean *= left;
  form.variance = params.formVar + (form.variance - params.formVar) * left * left;
  const wider = params.surfaceDrift * days;
  const { hard, clay, grass } = surfaces;
  hard.variance = Math.min(hard.variance + wider, params.surfaceVar);
  clay.variance = Math.min(clay.variance + wider, params.surfaceVar);
  grass.variance = Math.min(grass.variance + wider, params.surfaceVar);
}
