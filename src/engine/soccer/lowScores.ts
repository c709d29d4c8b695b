/**
 * Dixon and Coles' factor for the four lowest scores; 1 elsewhere, never below 0.
 * Source: Dixon and Coles (1997), Applied Statistics 46(2), equation 4.2.
 * @param rho dependence; negative makes 0–0 and 1–1 more common
 */
export function lowScoreFactor(
  home: number,
  away: number,
  homeRate: number,
  awayRate: number,
  rho: number,
): number {
  if (home > 1 || away > 1) return 1;
  let factor: number;
  if (home === 0) factor = away === 0 ? 1 - homeRate * awayRate * rho : 1 + homeRate * rho;
  else factor = away === 0 ? 1 + awayRate * rho : 1 - rho;
  return Math.max(factor, 0);
}
