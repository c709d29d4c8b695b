import type { MarginLeague } from '#domain/leagues/index.ts';
import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { CLOSE_ALONE } from '#engine/market/pool.ts';
import { type Borrow, borrowFrom } from '../../fit/margin/borrowed.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { anchoredCall } from '../../fit/margin/published.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import type { FileGame } from '../../fit/row.ts';
import { testedSeasons } from '../testedSeasons.ts';
import type { Backtest, Earlier, Log, Walked } from '../types.ts';
import { weightNotes } from '../weightNotes.ts';
import { answersOf, homeRate } from './answers.ts';
import { coverQuestions } from './covers.ts';
import { hindsightWins } from './hindsight.ts';
import { marginNotes } from './notes.ts';
import { playedOut } from './playedOut.ts';
import { quantitiesOf } from './quantities.ts';
import { type SeasonCalls, seasonCalls } from './seasonCalls.ts';
import type { SeasonWalk } from './seasonWalk.ts';
import { shapeRates } from './shapeRates.ts';

/** The walk-forward of the margin leagues. */
export const marginBacktest: Backtest = {
  leagues: MARGIN_LEAGUES,
  walk(name, folder, seasons, log) {
    const league = marginLeague(name);
    const { games } = readMarginGames(folder, league);
    log(`${league}: ${games.length} games`);
    return walked(league, games, seasons, log, borrowFrom(league, folder, log));
  },
};

/**
 * Walks a league's games, in order of date, forward.
 * @param most games that the shapes are tried on: fewer in tests
 * Throws a FileError where an asked season has no games, or none before it.
 */
export function walked(
  league: MarginLeague,
  games: readonly FileGame[],
  asked: readonly number[] | undefined,
  log: Log,
  borrow?: Borrow,
  most?: number,
): Walked {
  const seasons = testedSeasons(league, games, asked);
  const walks = seasons.map((season) => {
    log(`${league}: season ${season}`);
    const upTo = games.filter((game) => game.season <= season);
    return walkSeason(league, seasonCalls(league, games, season, borrow), season, upTo, most);
  });
  return {
    league,
    seasons,
    questions: [
      {
        name: 'win',
        outcomes: ['home', 'away'],
        ordered: false,
        answers: walks.flatMap(({ answers }) => answers),
        earlier: walks.map(
          ({ season, earlier }): Earlier => ({ before: season, answers: earlier }),
        ),
        pools: new Map(walks.map(({ season, weights }) => [season, weights.pool ?? CLOSE_ALONE])),
      },
      ...coverQuestions(walks.flatMap(({ anchored }) => anchored)).filter(
        ({ answers }) => answers.length > 0,
      ),
    ],
    quantities: ['margin', 'total'].map((name) => ({
      name,
      values: walks.flatMap(({ quantities }) =>
        quantities.filter((one) => one.name === name).flatMap(({ values }) => values),
      ),
    })),
    shapes: walks.flatMap(({ shapes }) => shapes),
    notes: walks.flatMap((walk) => [...marginNotes(league, walk), ...weightNotes(walk)]),
  };
}

function walkSeason(
  league: MarginLeague,
  { params, before, warm, asked, weights }: SeasonCalls,
  season: number,
  games: readonly FileGame[],
  most: number | undefined,
): SeasonWalk {
  const shapes = marginShapes(league, before, most);
  const played = playedOut(league, shapes, asked);
  const rate = homeRate(before);
  const anchored = asked.flatMap((call) => anchoredCall(league, params, weights, call) ?? []);
  return {
    season,
    params,
    calls: asked,
    // As in the fit, the pool with the close learns nothing from the seasons that only warm the ratings up.
    answers: answersOf(asked, params.scale, rate, hindsightWins(league, params, games)),
    earlier: answersOf(warm, params.scale, rate),
    weights,
    anchored,
    quantities: quantitiesOf(league, params, played, anchored),
    shapes: shapeRates(league, season, played),
  };
}
