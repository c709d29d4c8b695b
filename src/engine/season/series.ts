import type { SeasonRun } from './run.ts';

/** Whether the home side wins a game of the postseason: the finished one if it has been played, else a drawn one. */
export function playGame(run: SeasonRun, home: number, away: number, neutral: boolean): boolean {
  const finished = run.nextFinished(home, away);
  return finished === 0 ? run.playOne(home, away, neutral) : finished > 0;
}

/**
 * Plays a series of games until a side has won more than half of them: first those that are finished, then the rest.
 * @param pattern where each game is, as the higher seed sees it: "HHAAHAH", "H" for one game, "N" for one at a neutral site
 * @returns the winner
 */
export function playSeries(run: SeasonRun, higher: number, lower: number, pattern: string): number {
  const needed = (pattern.length >> 1) + 1;
  let won = 0;
  let lost = 0;
  for (let game = 0; won < needed && lost < needed && game < pattern.length; game++) {
    if (wonBy(run, higher, lower, pattern.charCodeAt(game))) won += 1;
    else lost += 1;
  }
  return won > lost ? higher : lower;
}

const AWAY = 'A'.charCodeAt(0);
const NEUTRAL = 'N'.charCodeAt(0);

function wonBy(run: SeasonRun, higher: number, lower: number, site: number): boolean {
  const finished = run.nextFinished(higher, lower);
  if (finished !== 0) return finished > 0;
  return site === AWAY
    ? !run.playOne(lower, higher, false)
    : run.playOne(higher, lower, site === NEUTRAL);
}
