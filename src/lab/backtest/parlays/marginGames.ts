import { LEAGUES } from '#domain/leagues/league.ts';
import type { LineShare } from '#domain/prices/market.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { linesOf, marginInputs } from '#engine/ratings/recipeInputs.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { borrowFrom } from '../../fit/margin/borrowed.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { type Anchored, anchoredCall } from '../../fit/margin/published.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import { sampled } from '../../fit/margin/spreads.ts';
import { type MarginCall, walkMargin } from '../../fit/margin/walk.ts';
import { seasonCalls } from '../margin/seasonCalls.ts';
import type { Log } from '../types.ts';
import { testedSeasons, upTo } from '../walkSeasons.ts';
import { FITTED_GAMES, FITTED_SEASONS, NEWEST, SEASON_GAMES } from './samples.ts';
import type { ParlayGame, ParlaySeason } from './types.ts';

/**
 * A margin league's games at their closing lines: the given seasons or the newest ones. Parameters, shapes and weights are estimated
 * once, on what came before the first of them; ratings go on from day to day.
 */
export function marginSeasons(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: Log,
): ParlaySeason[] {
  const league = marginLeague(name);
  const { games } = readMarginGames(folder, league);
  const borrow = borrowFrom(league, folder, log);
  const seasons = testedSeasons({ league, rows: games }, asked, { newest: NEWEST });
  const first = seasons[0] ?? 0;
  log(`${league}: parameters before ${first}`);
  const { params, before, warm, weights } = seasonCalls(league, upTo(games, first), borrow);
  const shapes = marginShapes(league, before);
  const played = (calls: readonly MarginCall[], most: number): ParlayGame[] =>
    sampled(calls, most).flatMap((call) => {
      const anchored = anchoredCall(league, params, weights, call);
      return anchored ? [marginGame(params, shapes, anchored)] : [];
    });
  const from = first - FITTED_SEASONS.margin;
  const known = warm.filter(({ game }) => game.season >= from && game.closing !== undefined);
  const { calls } = walkMargin(
    league,
    params,
    games.filter(({ season }) => season <= (seasons.at(-1) ?? first)),
  );
  return seasons.map((season) => ({
    season,
    earlier: season === first ? played(known, FITTED_GAMES) : [],
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
    inputs: { ...plain, ...linesOf(lines) },
    spread: market.spread?.line,
    total: market.total?.line,
  };
}

const medianAt = ({ line, share }: LineShare, sd: number): number =>
  line + sd * normalQuantile(share);
