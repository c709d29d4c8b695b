import { findLeague } from '#domain/leagues/findLeague.ts';
import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { goalFigures } from '#engine/market/goalFigures.ts';
import { FileError } from '../../data/readRows.ts';
import { borrowFrom } from '../../fit/margin/borrowed.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { ownOf } from '../../fit/margin/published.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import { readOpenings } from '../../fit/openings.ts';
import { goals } from '../goals/backtest.ts';
import { seasonCalls } from '../margin/seasonCalls.ts';
import type { Log } from '../types.ts';
import { testedSeasons, upTo, walkSeasons } from '../walkSeasons.ts';
import { stuckSeasons } from './movedSeasons.ts';
import { openingWalk } from './openingWalk.ts';
import { pricedGame } from './pricedGames.ts';
import { NO_PUSH, pushesOf } from './pushes.ts';
import { quoteOf } from './quotes.ts';
import { oldBadge, shownEdges } from './shown.ts';
import { isTwoWay, twoWayWalk } from './twoWayWalk.ts';
import type { EdgeWalk, PricedGame } from './types.ts';

/** Walks a league forward and finds edges by the site's rule, in the given seasons or the two newest. */
export function edgeWalk(
  name: string,
  folder: string,
  season: number | undefined,
  log: Log,
): EdgeWalk {
  if (isTwoWay(name)) return twoWayWalk(name, folder, season, log);
  const league = findLeague(name);
  if (!league) throw new FileError(`${name}: edges are tried where two sides are priced`);
  const asked = season === undefined ? undefined : [season];
  const openings = isGoalLeague(league) ? undefined : openingWalk(name, folder, asked, log);
  const games = isGoalLeague(league)
    ? goalGames(name, folder, asked, log)
    : marginGames(name, folder, asked, log);
  return {
    league,
    seasons: [...new Set(games.map((game) => game.season))].sort((one, other) => one - other),
    games: games.length,
    twoBooks: games.filter(({ odds }) => odds.length > 1).length,
    shown: games.flatMap((game) => shownEdges(game)),
    old: games.flatMap((game) => oldBadge(game) ?? []),
    ...(openings && { openings }),
  };
}

/** A margin league's priced games. */
export function marginGames(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: Log,
): PricedGame[] {
  const league = marginLeague(name);
  const { games } = readMarginGames(folder, league);
  const others = readOpenings(folder, league);
  // A book whose lines never moved all season has no close, so its prices are not a second book's close.
  const stuck = stuckSeasons(games, others);
  const borrow = borrowFrom(league, folder, log);
  return testedSeasons({ league, rows: games }, asked).flatMap((season) => {
    log(`${league}: season ${season}`);
    const walk = seasonCalls(league, upTo(games, season), borrow);
    const { params, before, asked: calls, weights } = walk;
    const shapes = marginShapes(league, before);
    const { bias } = params.total;
    return calls.flatMap((call) => {
      const { date, id, closing } = call.game;
      const other = stuck.has(season) ? undefined : others.get(id)?.otherClose;
      const odds = [
        closing && quoteOf(league, 'close', date, closing),
        other && quoteOf(league, 'other', date, other),
      ].flatMap((quote) => quote ?? []);
      return (
        pricedGame(call.game, odds, ownOf(params, call), weights, (published) =>
          pushesOf(league, shapes, bias, call, published),
        ) ?? []
      );
    });
  });
}

/** Priced soccer games: totals are priced only at 2½ goals, spreads not at all. */
function goalGames(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: Log,
): PricedGame[] {
  return walkSeasons(goals, goals.read(name, folder, log), asked, log).walks.flatMap(
    ({ forecasts, weights }) =>
      forecasts.flatMap(({ past: { game }, own }) => {
        const quote = game.closing && quoteOf(game.league, 'close', game.date, game.closing);
        return quote
          ? (pricedGame(game, [quote], goalFigures(own), weights, () => NO_PUSH) ?? [])
          : [];
      }),
  );
}
