import { LEAGUES, type League } from '../leagues/league.ts';

/** Standard deviation of the smooth curve in the specification, in points (runs, goals). */
export const spreadSigma = (league: League): number => LEAGUES[league].analyzer.marginSd;

export const totalSigma = (league: League): number => LEAGUES[league].analyzer.totalSd;
