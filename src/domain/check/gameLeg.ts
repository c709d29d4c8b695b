import { eachScore, type ScoreGrid } from '../game/scoreGrid.ts';
import { CheckError } from './checkError.ts';
import type { Runs } from './runs.ts';
import { pastBy, type Settles, wonIf } from './settled.ts';

/** Bets on a game of two teams. A spread's line is the side's own handicap, as books write it: −4.5 gives points. */
export type GameBet =
  | { readonly market: 'moneyline'; readonly side: 'home' | 'away' | 'draw' }
  | { readonly market: 'spread'; readonly side: 'home' | 'away'; readonly line: number }
  | {
      readonly market: 'total' | 'homeTotal' | 'awayTotal';
      readonly side: 'over' | 'under';
      readonly line: number;
    }
  | { readonly market: 'bothScore'; readonly side: 'yes' | 'no' };

/** Final score of a simulated game. */
type ScoreRun = readonly [home: number, away: number];

/** No book's line is farther out, and no score of any sport we simulate. */
const FARTHEST = 400;

/** The simulated games of a grid. */
export const gameRuns =
  (grid: ScoreGrid): Runs<ScoreRun> =>
  (visit) =>
    eachScore(grid, (home, away, count) => visit([home, away], count));

const isQuarterLine = (line: number): boolean =>
  Number.isInteger(4 * line) && Math.abs(line) <= FARTHEST;

/**
 * What a bet does with a score. Without draws in the league, a level score gives a moneyline's stake back. Quarter lines are half a
 * stake on each neighboring line. Throws a CheckError for a bet that does not exist.
 */
export function gameLeg(bet: GameBet, canDraw: boolean): Settles<ScoreRun> {
  if ('line' in bet && !isQuarterLine(bet.line))
    throw new CheckError('noSuchBet', `${bet.line} is no line: whole, half and quarter points`, []);
  const sign = bet.side === 'away' || bet.side === 'under' ? -1 : 1;
  switch (bet.market) {
    case 'moneyline': {
      if (bet.side !== 'draw' && !canDraw) return ([home, away]) => pastBy(sign * (home - away));
      if (bet.side === 'draw' && !canDraw)
        throw new CheckError('noSuchBet', 'A draw is no bet in this league', []);
      if (bet.side === 'draw') return ([home, away]) => wonIf(home === away);
      return ([home, away]) => wonIf(sign * (home - away) > 0);
    }
    case 'spread':
      return ([home, away]) => pastBy(sign * (home - away) + bet.line);
    case 'bothScore':
      return ([home, away]) => wonIf((home > 0 && away > 0) === (bet.side === 'yes'));
    default: {
      if (bet.line < 0) throw new CheckError('noSuchBet', `${bet.line} is no total`, []);
      return ([home, away]) => {
        const scored =
          bet.market === 'total' ? home + away : bet.market === 'homeTotal' ? home : away;
        return pastBy(sign * (scored - bet.line));
      };
    }
  }
}

/** Whether some final score, simulated or not, lets all legs win. A score beyond every line is like the next one. */
export function canAllWin(bets: readonly GameBet[], canDraw: boolean): boolean {
  const lines = bets.map((bet) => ('line' in bet ? Math.abs(bet.line) : 0));
  const top = Math.ceil(Math.max(0, ...lines)) + 2;
  const legs = bets.map((bet) => gameLeg(bet, canDraw));
  const most = 2 * top;
  for (let home = 0; home <= most; home++) {
    for (let away = 0; away <= most; away++) {
      if (legs.every((leg) => leg([home, away]).includes(1))) return true;
    }
  }
  return false;
}
