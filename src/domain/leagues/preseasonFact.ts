/**
 * Facts that can be known about a team before a season's first game; each has a coefficient in points estimated by the fit.
 *   poll ln(1 + points in the preseason poll of the Associated Press); 0 for a team without any
 */
export type PreseasonFact = 'poll';
