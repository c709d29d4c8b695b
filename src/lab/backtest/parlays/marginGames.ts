import { LEAGUES } from '#domain/leagues/league.ts';
import type { LineShare } from '#domain/prices/market.ts';
import { FITTED_MARGINS } from '#engine/fitted/index.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { linesOfRecipe, marginInputs } from '#engine/ratings/recipeInputs.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { closingConsensus } from '../../fit/margin/closingConsensus.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { warmedUp } from '../../fit/margin/pool.ts';
import { type Anchored, anchoredCall, marginMarketWeights } from '../../fit/margin/published.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import { sampled } from '../../fit/margin/spreads.ts';
import { type MarginCall, walkMargin } from '../../fit/margin/walk.ts';
import type { LineLog } from '../types.ts';
import { seasonsToTest } from '../walkResults.ts';
import { FITTED_GAMES, FITTED_SEASONS, NEWEST, SEASON_GAMES } from './samples.ts';
import type { ParlayGame, ParlaySeason } from './types.ts';

/**
 * A margin league's games at their closing lines: the given seasons, or the newest ones with lines. Ratings go on from day to day;
 * shapes and weights are estimated once, on what came before the first of these seasons. The ratings' own parameters are those of
 * the committed fit: searching for earlier ones takes minutes, and at the closing line they hardly move a share.
 */
export function marginSeasons(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: LineLog,
): ParlaySeason[] {
  const league = marginLeague(name);
  const { games } = readMarginGames(folder, league);
  const lined = games.filter(({ closing }) => closingConsensus(league, closing) !== undefined);
  const seasons = seasonsToTest({ league, rows: lined }, asked, { newest: NEWEST });
  const first = seasons[0] ?? 0;
  const last = seasons.at(-1) ?? first;
  const { params, pool, lineWeights } = FITTED_MARGINS[league];
  const through = games.filter(({ season }) => season <= last);
  const { calls } = walkMargin(league, params, through);
  const before = calls.filter(({ game }) => game.season < first);
  const shapes = marginShapes(league, before);
  const known = warmedUp(before).filter(({ line }) => !Number.isNaN(line));
  const fitted =
    known.length > 0 ? marginMarketWeights(league, params, warmedUp(before)) : undefined;
  const weights = fitted ?? { pool, lineWeights };
  const played = (some: readonly MarginCall[], most: number): ParlayGame[] =>
    sampled(some, most).flatMap((call) => {
      const anchored = anchoredCall(league, params, weights, call);
      return anchored ? [marginGame(params, shapes, anchored)] : [];
    });
  const from = first - FITTED_SEASONS.margin;
  log(`${league}: ${seasons.join(', ')}, mended by what was from ${from} on`);
  return seasons.map((season) => ({
    season,
    earlier:
      season === first
        ? played(
            known.filter(({ game }) => game.season >= from),
            FITTED_GAMES,
          )
        : [],
    asked: played(
      calls.filter(({ game }) => game.season === season),
      SEASON_GAMES,
    ),
  }));
}

/** The inputs that the product would have simulated (engine/ratings/margin/gameInputs.ts). */
export function marginGame(params: MarginParams, shapes: Shapes, anchored: Anchored): ParlayGame {
  const { call, market, published } = anchored;
  const { win, lines } = published;
  const { game } = call;
  const { sport } = LEAGUES[game.league];
  const sd = (call.total.spread ?? 1) * params.total.scoreSd;
  const mean = lines.total ? medianAt(lines.total, sd) + params.total.bias : call.total.mean;
  const plain = marginInputs(sport, shapes, win?.home ?? call.win, call.margin, {
    ...call.total,
    mean,
  });
  return {
    league: game.league,
    id: game.id,
    season: game.season,
    date: game.date,
    homeScore: game.homeScore,
    awayScore: game.awayScore,
    inputs: { ...plain, ...linesOfRecipe(lines) },
    spread: market.spread?.line,
    total: market.total?.line,
  };
}

const medianAt = ({ line, share }: LineShare, sd: number): number =>
  line + sd * normalQuantile(share);
