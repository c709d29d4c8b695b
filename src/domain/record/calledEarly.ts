import type { Score } from '../game/game.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import type { PickMarket } from './picks/pick.ts';

/** Periods of a full game: quarters, thirds, halves or innings. */
const PERIODS = { football: 4, basketball: 4, hockey: 3, soccer: 2, baseball: 9 } as const;
const COLLEGE_HALVES = 2;
/** Innings of each double-header game in 2020 and 2021. */
const SHORT_INNINGS = 7;

export function periodsOf(league: League, season: number, played: number): number {
  const { sport, college } = LEAGUES[league];
  if (sport === 'basketball' && college) return COLLEGE_HALVES;
  const short = sport === 'baseball' && (season === 2020 || season === 2021);
  return short && played <= SHORT_INNINGS && played > SHORT_INNINGS - 1
    ? SHORT_INNINGS
    : PERIODS[sport];
}

/**
 * Whether a finished game was called before its regular end. A home side that leads does not bat in the last inning.
 * @param played periods; innings include halves: 8.5
 * @param whole periods of the whole game
 */
export function isCalledEarly(
  league: League,
  played: number,
  whole: number,
  score: Score,
): boolean {
  const halfLess = LEAGUES[league].sport === 'baseball' && score.home > score.away ? 0.5 : 0;
  return played < whole - halfLess;
}

/** Innings after which a game counts; half an inning fewer if the home side leads. */
const OFFICIAL_INNINGS = 5;

/**
 * Whether a pick or bet stands in a game that was called early, by the books' rules. Baseball: the moneyline from five innings
 * on, half an inning fewer if the home side leads; run line and total need the whole game. Elsewhere nothing stands: football
 * needs 55 minutes, basketball 43 (35 of 40), hockey 55, soccer 90, and a missing period is more than that. Sources, read
 * 2026-11-26: DraftKings' rules of baseball (4) and football (2), its answer on shortened games, and BetMGM's "Minimum length of
 * play".
 * @param calledAfter periods played; innings include halves; undefined for a whole game
 */
export function standsCalled(
  league: League,
  market: PickMarket,
  score: Score,
  calledAfter: number | undefined,
): boolean {
  if (calledAfter === undefined) return true;
  if (LEAGUES[league].sport !== 'baseball' || market !== 'moneyline') return false;
  return calledAfter >= OFFICIAL_INNINGS - (score.home > score.away ? 0.5 : 0);
}
