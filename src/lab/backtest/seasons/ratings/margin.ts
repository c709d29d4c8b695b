import type { MarginLeague } from '#domain/leagues/index.ts';
import { freeze } from '#engine/ratings/margin/freeze.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { borrowFrom } from '../../../fit/margin/borrowed.ts';
import { estimateMargin } from '../../../fit/margin/estimate.ts';
import { hasLines } from '../../../fit/margin/moments.ts';
import { readMarginGames } from '../../../fit/margin/readMarginGames.ts';
import { marginShapes } from '../../../fit/margin/shapes.ts';
import { walkMargin } from '../../../fit/margin/walk.ts';
import type { LineLog } from '../../types.ts';
import type { Remember } from '../remember.ts';
import { fitBefore } from './fitBefore.ts';
import type { RatedLeague } from './types.ts';

/** Games on which the simulation's shapes are tried: they only have to be there, a season reads none of them. */
const SHAPED = 400;

interface MarginFit {
  readonly params: MarginParams;
  readonly shapes: Shapes;
}

/** A margin league's games, and its ratings as they were before a season. */
export function ratedMargin(
  league: MarginLeague,
  folder: string,
  remember: Remember,
  log: LineLog,
): RatedLeague {
  const { games, hash } = readMarginGames(folder, league);
  const borrow = borrowFrom(league, folder, log);
  const seasons = [...new Set(games.map(({ season }) => season))];
  const fitted = (season: number): MarginFit =>
    remember(`fit-${league}-${season}-${hash.slice(0, 8)}`, () => {
      log(`${league}: parameters from the seasons before ${season}`);
      const earlier = games.filter((game) => game.season < season);
      const borrowed = hasLines(earlier) ? undefined : borrow(season);
      const params = estimateMargin(league, earlier, borrowed?.line);
      const { calls } = walkMargin(league, params, earlier);
      return { params, shapes: marginShapes(league, calls, SHAPED) };
    });
  return {
    league,
    games,
    hash,
    ratingsOn(season, day) {
      const { params, shapes } = fitted(fitBefore(seasons, season));
      const known = games.filter(({ date }) => date < day);
      const { state } = walkMargin(league, params, known);
      return { ...freeze({ ...state, shapes }), league, kind: 'margin' };
    },
  };
}
