import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { GameState } from '#domain/live/gameState.ts';
import { type LiveFigures, liveFigures, onlyScoreGrid } from '#domain/live/liveFigures.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { liveSportOf } from '#engine/live/index.ts';
import { beginLive, liveGrid } from '#engine/live/liveGrid.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import type { PlayedFrom } from './store/recipes.ts';
import type { BegunGame } from './tools.ts';
import { unlessRefused } from './unlessRefused.ts';

/** Prepares a game by its published recipe. */
export function beginGame(
  sports: readonly LiveSport[],
  league: League,
  { recipe, lines }: PlayedFrom,
): BegunGame {
  const sport = liveSportOf(league, sports);
  return { recipe, lines, game: sport && unlessRefused(() => beginLive(sport, league, recipe)) };
}

/** What the rest of a game holds from a state on; undefined where none is said. A game that is over has its score alone. */
export function liveFiguresOf(
  league: League,
  { recipe, lines, game }: BegunGame,
  stage: LiveStage,
  state: GameState,
): LiveFigures | undefined {
  const { canDraw } = LEAGUES[league];
  if (stage === 'ended') return liveFigures(onlyScoreGrid(state), canDraw, lines, state);
  if (!game || (stage !== 'playing' && stage !== 'paused')) return undefined;
  const grid = unlessRefused(() => liveGrid(recipe, game, state));
  return grid && liveFigures(grid, canDraw, lines, state);
}
