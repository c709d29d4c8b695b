import type { MarginLeague } from '#domain/leagues/index.ts';
import { starterOf } from '#domain/leagues/starter.ts';
import type { StarterParams } from '#engine/ratings/margin/starters/params.ts';
import type { FileGame } from '../row.ts';
import type { Said } from './runs.ts';

/** Least share of games with both starters named for them to be rated. */
const ENOUGH = 0.5;

/** Whether the games name those who start, in a league that rates them. */
export function namesStarters(league: MarginLeague, games: readonly FileGame[]): boolean {
  if (!starterOf(league)) return false;
  const named = games.filter(({ homeStarter, awayStarter }) => homeStarter && awayStarter);
  return named.length >= ENOUGH * games.length;
}

/** Variance of who did start around who was thought to, per side: from games forecast with and without their names. */
export function openness(named: Said, unnamed: Said, first: number): number {
  let square = 0;
  for (let at = first; at < named.mean.length; at++) {
    square += ((named.mean[at] ?? 0) - (unnamed.mean[at] ?? 0)) ** 2;
  }
  return square / (named.mean.length - first) / 2;
}

/** Where the search of the starters' constants begins: shares of a game's SD. */
export function starterStart(scoreSd: number, lined: boolean): StarterParams {
  const prior = (0.3 * scoreSd) ** 2;
  return {
    starterPrior: prior,
    newcomer: -0.3 * scoreSd,
    opening: 0.1 * scoreSd,
    starterDrift: prior / 2000,
    starterCarry: 0.88,
    starterOffseason: prior / 8,
    starterSurprise: lined ? 0.02 : 0,
    unnamed: 0,
  };
}
