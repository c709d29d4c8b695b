import type { MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { baseballShape } from './baseballShape.ts';
import { basketballShape } from './basketballShape.ts';
import { footballShape } from './footballShape.ts';
import { hockeyShape } from './hockeyShape.ts';
import { MARGIN_WARM_UP } from './loss.ts';
import type { MarginCall } from './walk.ts';

/** Newest training seasons used for the shapes, because the game changes. */
const SHAPE_SEASONS = 6;
/** Key numbers use more seasons: they are rare and change slowly. */
const FOOTBALL_SEASONS = 10;

/**
 * The numbers a league's model needs besides a game's own, from the newest seasons of these calls.
 * @param most limit of games for evaluating a shape: fewer in tests
 */
export function marginShapes(
  league: MarginLeague,
  all: readonly MarginCall[],
  most?: number,
): Shapes {
  const { sport } = LEAGUES[league];
  const calls = newest(all, sport === 'football' ? FOOTBALL_SEASONS : SHAPE_SEASONS);
  switch (sport) {
    case 'football':
      return footballShape(calls);
    case 'basketball':
      return basketballShape(league, calls, most);
    case 'baseball':
      return baseballShape(calls);
    default:
      return hockeyShape(calls);
  }
}

/** Calls of the newest seasons, without the filters' warm-up seasons if there are others. */
function newest(calls: readonly MarginCall[], seasons: number): readonly MarginCall[] {
  const first = (calls[0]?.game.season ?? 0) + MARGIN_WARM_UP;
  const from = Math.max(first, (calls.at(-1)?.game.season ?? 0) - seasons + 1);
  const kept = calls.filter(({ game }) => game.season >= from);
  return kept.length > 0 ? kept : calls;
}
