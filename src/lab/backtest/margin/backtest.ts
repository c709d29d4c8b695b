import { join } from 'node:path';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { FileError } from '../../data/readRows.ts';
import { estimate } from '../../fit/margin/estimate.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { warmedUp } from '../../fit/margin/pool.ts';
import { anchoredCall, marginMarketWeights } from '../../fit/margin/published.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import { walkMargin } from '../../fit/margin/walk.ts';
import { readGames } from '../../fit/readGames.ts';
import type { FileGame } from '../../fit/row.ts';
import type { Backtest, Earlier, Log, Walked } from '../types.ts';
import { weightNotes } from '../weightNotes.ts';
import { answersOf, homeRate } from './answers.ts';
import { coverQuestions } from './covers.ts';
import { marginNotes } from './notes.ts';
import { playedOut } from './playedOut.ts';
import { quantitiesOf } from './quantities.ts';
import type { SeasonWalk } from './seasonWalk.ts';
import { shapeRates } from './shapeRates.ts';

/** The walk-forward of the margin leagues. */
export const marginBacktest: Backtest = {
  leagues: MARGIN_LEAGUES,
  walk(name, folder, seasons, log) {
    const league = marginLeague(name);
    const { games } = readGames(join(folder, `${league.toLowerCase()}.csv.gz`), league);
    log(`${league}: ${games.length} games`);
    return walked(league, games, seasons, log);
  },
};

/** How many seasons are walked where none is asked for: the newest. */
const NEWEST = 2;

/**
 * Walks a league's games, in order of date, forward.
 * Throws a FileError where an asked season has no games, or none before it.
 */
export function walked(
  league: MarginLeague,
  games: readonly FileGame[],
  asked: readonly number[] | undefined,
  log: Log,
): Walked {
  const known = [...new Set(games.map(({ season }) => season))].sort((one, other) => one - other);
  const seasons = asked ?? known.slice(1).slice(-NEWEST);
  if (seasons.length === 0) throw new FileError(`${league}: no season before ${known[0]}`);
  const walks = seasons.map((season) => {
    if (!known.includes(season)) throw new FileError(`${league}: no games of season ${season}`);
    if (season === known[0]) throw new FileError(`${league}: no season before ${season}`);
    log(`${league}: season ${season}`);
    return walkSeason(league, games, season);
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

function walkSeason(league: MarginLeague, games: readonly FileGame[], season: number): SeasonWalk {
  const params = estimate(
    league,
    games.filter((game) => game.season < season),
  );
  const upTo = games.filter((game) => game.season <= season);
  const { calls } = walkMargin(league, params, upTo);
  const before = calls.filter(({ game }) => game.season < season);
  const asked = calls.filter(({ game }) => game.season === season);
  const shapes = marginShapes(league, before);
  const played = playedOut(league, shapes, asked);
  const rate = homeRate(before);
  const warm = warmedUp(before);
  const weights = marginMarketWeights(league, params, warm);
  const anchored = asked.flatMap((call) => anchoredCall(league, params, weights, call) ?? []);
  return {
    season,
    params,
    calls: asked,
    answers: answersOf(asked, params.scale, rate),
    earlier: answersOf(warm, params.scale, rate),
    weights,
    anchored,
    quantities: quantitiesOf(league, params, played, anchored),
    shapes: shapeRates(league, season, played),
  };
}
