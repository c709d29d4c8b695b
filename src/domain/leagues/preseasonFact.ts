/**
 * What can be known of a team before a season's first game; each has a coefficient in points estimated by the fit.
 *   talent     composite of the recruited talent on the roster, in SDs from the mean of the season's teams
 *   returning  share of last season's usage that returns, from the mean of the season's teams
 *   poll       ln(1 + points in the preseason poll of the Associated Press); 0 of a team without any
 */
export type PreseasonFact = 'talent' | 'returning' | 'poll';
