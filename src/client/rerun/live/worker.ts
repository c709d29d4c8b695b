import { LEAGUES } from '#domain/leagues/league.ts';
import type { GameState } from '#domain/live/gameState.ts';
import { type LiveFigures, liveFigures } from '#domain/live/liveFigures.ts';
import { liveSportOf } from '#engine/live/index.ts';
import { beginLive, liveGrid } from '#engine/live/liveGrid.ts';
import type { LiveAsked, LiveSent } from './protocol.ts';

/** The same as the site does at each look. Throws a RangeError for a recipe or state that is refused. */
function figuresOf({ league, recipe, state, lines }: LiveAsked): LiveFigures {
  const sport = liveSportOf(league);
  if (!sport) throw new RangeError(`The rest of ${league} games is not said`);
  const grid = liveGrid(recipe, beginLive(sport, league, recipe), state as GameState);
  return liveFigures(grid, LEAGUES[league].canDraw, lines, state);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<LiveAsked>) => {
  const send = (sent: LiveSent): void => globalThis.postMessage(sent);
  try {
    send({ figures: figuresOf(data) });
  } catch (error) {
    send({ refused: error instanceof Error ? error.message : String(error) });
  }
});
