import type { FootballState } from './gameState.ts';
import type { PlayedGame } from './playedGame.ts';

/** A football score with the clock. */
export const footballAt = (
  home: number,
  away: number,
  period: number,
  secondsLeft: number,
): FootballState => ({ sport: 'football', home, away, period, secondsLeft });

/** Chiefs at Bills, begun at 6:01 PM Eastern. Of ten published runs the Bills win six by 3, lose three by 7 and draw one. */
export const EXAMPLE_PLAYED: PlayedGame = {
  gameId: 7,
  league: 'NFL',
  neutral: false,
  home: { name: 'Buffalo Bills', shortName: 'Bills' },
  away: { name: 'Kansas City Chiefs', shortName: 'Chiefs' },
  stage: 'playing',
  detail: '15:00 - 1st Quarter',
  state: footballAt(0, 0, 1, 900),
  toldAt: '2026-11-21T23:01:00.000Z',
  began: { at: '2026-11-21T23:01:00.000Z', state: footballAt(0, 0, 1, 900) },
  endedAt: null,
  chances: { homeWinProbability: 66.67, awayWinProbability: 33.33, drawProbability: 0 },
  margins: [
    [-7, 3],
    [0, 1],
    [3, 6],
  ],
};
