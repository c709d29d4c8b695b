import type { MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { FITTED_MARGINS } from '#engine/fitted/index.ts';
import { marginInputs } from '#engine/ratings/recipeInputs.ts';
import { marginGame } from '../backtest/parlays/marginGames.ts';
import { anchoredCall } from '../fit/margin/published.ts';
import { readMarginGames } from '../fit/margin/readMarginGames.ts';
import { marginShapes } from '../fit/margin/shapes.ts';
import { walkMargin } from '../fit/margin/walk.ts';
import type { PregameInputs } from './gameInputs.ts';

/** Inputs of a margin league's games of some seasons. Shapes come from the seasons before them. */
export function marginInputsOf(
  league: MarginLeague,
  folder: string,
  seasons: readonly number[],
): PregameInputs[] {
  const { games } = readMarginGames(folder, league);
  const { params, pool, lineWeights } = FITTED_MARGINS[league];
  const first = Math.min(...seasons);
  const last = Math.max(...seasons);
  const { calls } = walkMargin(
    league,
    params,
    games.filter(({ season }) => season <= last),
  );
  const shapes = marginShapes(
    league,
    calls.filter(({ game }) => game.season < first),
  );
  const asked = new Set(seasons);
  return calls
    .filter(({ game }) => asked.has(game.season))
    .map((call) => {
      const anchored = anchoredCall(league, params, { pool, lineWeights }, call);
      const { sport } = LEAGUES[league];
      const plain = marginInputs(sport, shapes, call.win, call.margin, call.total);
      const inputs = anchored ? marginGame(params, shapes, anchored).inputs : plain;
      return { id: call.game.id, inputs, plain };
    });
}
