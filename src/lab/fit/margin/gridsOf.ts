import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { ModelInputs } from '#engine/model.ts';
import { marginInputs } from '#engine/ratings/recipeInputs.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { modelOf } from '#engine/registry.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { simulate } from '#engine/simulate.ts';
import type { MarginCall } from './walk.ts';

/** The model's inputs for a call: those that the product would simulate. */
export const marginModelInputs = (
  league: MarginLeague,
  shapes: Shapes,
  call: MarginCall,
): ModelInputs => marginInputs(LEAGUES[league].sport, shapes, call.win, call.margin, call.total);

/** Simulates the call's game, with its own random stream. */
export function gridOf(
  league: MarginLeague,
  shapes: Shapes,
  call: MarginCall,
  runs: number,
): ScoreGrid {
  return simulate(
    modelOf(league),
    marginModelInputs(league, shapes, call),
    fnv1a(call.game.id),
    runs,
  );
}
