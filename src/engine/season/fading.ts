import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { GamesLeft, SeasonInputs } from '#domain/season/seasonInputs.ts';
import { normalQuantile } from '../rng/normal.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { rounded } from '../rounded.ts';

/** Days ahead from which a gap has faded in full; before, in proportion. */
const FULL_DAYS = 28;
const DIGITS = 6;
/** Shares are kept this far from 0 and 1. */
const LEAST = 1e-6;

/**
 * Shares of the games left in a league of points, with two teams' gap smaller by the fitted part the further ahead they meet: what
 * makes a team good (its quarterback, its pitchers, its will to win) lasts less long than its rating. A published share stands,
 * and so does all of a share that is not the gap: the home advantage, rest. In soccer nothing fades: it was not found there.
 */
export function fadedShares(inputs: SeasonInputs, fading: number): readonly number[] {
  const { league, left, teams, strengths } = inputs;
  if (fading === 0 || isGoalLeague(league)) return left.homeWin;
  const { ratings, unit } = strengths;
  const last = lastDay(left);
  return left.homeWin.map((share, game) => {
    const [home, away] = [left.home[game] ?? 0, left.away[game] ?? 0];
    const outside = teams[home] === OUTSIDE || teams[away] === OUTSIDE;
    if (outside || left.published[game] === 1) return share;
    const gap = ((ratings[home] ?? 0) - (ratings[away] ?? 0)) / unit;
    const gone = fading * fadedBy(left.days[game] ?? 0, last) * gap;
    return rounded(normalCdf(normalQuantile(clamp(share, LEAST, 1 - LEAST)) - gone), DIGITS);
  });
}

/** The last day with a game left; 0 without. */
const lastDay = ({ days }: GamesLeft): number => Math.max(0, ...days);

/** How much of the fading there is on a day; a postponed game is played on the last. */
const fadedBy = (day: number, last: number): number =>
  Math.min((day < 0 ? last : day) / FULL_DAYS, 1);
