import type { GameStatus } from '../game/game.ts';
import { predictedWinner, type Side } from '../game/predictedWinner.ts';
import { LEAGUES, type League } from '../leagues/league.ts';

interface PastSide {
  readonly name: string;
  readonly shortName: string;
}

/** A game of which something was said and no more is: begun, over, or called off. */
export interface PastGame {
  readonly id: number;
  readonly league: League;
  /** ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly status: GameStatus;
  /** Once play has begun. */
  readonly score?: { readonly home: number; readonly away: number } | undefined;
  readonly neutralSite: boolean;
  readonly home: PastSide;
  readonly away: PastSide;
  /** Published last before the start, 0–100. */
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  readonly drawProbability: number;
}

type PastVerdict = 'right' | 'wrong' | 'level';

interface Judged
  extends Pick<
    PastGame,
    'league' | 'status' | 'score' | 'homeWinProbability' | 'awayWinProbability'
  > {}

/** Whether the likelier side won; undefined before the end. A tie in a league without draws is neither. */
export function pastVerdict(game: Judged): PastVerdict | undefined {
  const { score, status, league } = game;
  if (status !== 'final' || !score) return undefined;
  const { home, away } = score;
  if (home === away) return LEAGUES[league].canDraw ? 'wrong' : 'level';
  const winner: Side = home > away ? 'home' : 'away';
  return winner === predictedWinner(game) ? 'right' : 'wrong';
}
