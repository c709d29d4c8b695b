export type ImpactLevel = 'none' | 'low' | 'moderate' | 'high';

/** Lowest scores of moderate and of high impact. */
export const MODERATE_FROM = 30;

export const HIGH_FROM = 60;

/** 60 and above is high, 30–59 moderate, lower is low, 0 none. */
export function impactLevel(score: number): ImpactLevel {
  if (score >= HIGH_FROM) return 'high';
  if (score >= MODERATE_FROM) return 'moderate';
  return score > 0 ? 'low' : 'none';
}
