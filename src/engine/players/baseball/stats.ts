import type { Stat } from '../gameLines.ts';

/** What a batter's plate appearances, and a starter's batters, come to. `given`: whose score says most about it. */
const own = (name: string): Stat => ({ name, least: 0, given: 'own' });
const other = (name: string): Stat => ({ name, least: 0, given: 'other' });

/** Batters' stats, then starters'. Names are unlike, because a player may do both. */
export const BATTING = [
  'plateAppearances',
  'hits',
  'doubles',
  'triples',
  'homeRuns',
  'totalBases',
  'runs',
  'runsBattedIn',
  'walks',
  'hitByPitch',
  'battingStrikeouts',
  'stolenBases',
] as const;
export const PITCHING = [
  'outs',
  'strikeouts',
  'earnedRuns',
  'hitsAllowed',
  'walksAllowed',
] as const;

export const BASEBALL_STATS: readonly Stat[] = [...BATTING.map(own), ...PITCHING.map(other)];
export const BATTING_STATS = BATTING.map((_, at) => at);
export const PITCHING_STATS = PITCHING.map((_, at) => BATTING.length + at);
