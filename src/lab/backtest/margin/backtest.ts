import type { MarginLeague } from '#domain/leagues/index.ts';
import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { CLOSE_ALONE } from '#engine/market/pool.ts';
import { type Borrow, borrowFrom } from '../../fit/margin/borrowed.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { anchoredCall } from '../../fit/margin/published.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import type { FileGame } from '../../fit/row.ts';
import type { EarlierSeasons } from '../types.ts';
import type { Results, SportWalk, UpTo } from '../walkResults.ts';
import { backtestOf } from '../walkSeasons.ts';
import { weightNotes } from '../weightNotes.ts';
import { answersOf, homeRate } from './answers.ts';
import { coverQuestions } from './covers.ts';
import { hindsightWins } from './hindsight.ts';
import { marginNotes } from './notes.ts';
import { playedOut } from './playedOut.ts';
import { quantitiesOf } from './quantities.ts';
import { seasonCalls } from './seasonCalls.ts';
import type { MarginSeasonWalk } from './seasonWalk.ts';
import { marginShapeRates } from './shapeRates.ts';

/** A margin league's games by date, and what it borrows. */
interface MarginFile extends Results<FileGame> {
  readonly league: MarginLeague;
  readonly borrow?: Borrow;
  /** Number of games the shapes are tried on; fewer in tests. */
  readonly most?: number;
}

/** The margin leagues, walked forward. */
export const margin: SportWalk<FileGame, MarginFile, MarginSeasonWalk> = {
  leagues: MARGIN_LEAGUES,
  read(name, folder, log) {
    const league = marginLeague(name);
    const { games } = readMarginGames(folder, league);
    log(`${league}: ${games.length} games`);
    return { league, rows: games, borrow: borrowFrom(league, folder, log) };
  },
  season(file, games, log) {
    log(`${file.league}: season ${games.season}`);
    return walkSeason(file, games);
  },
  tell: (walks, { league }) => ({
    questions: [
      {
        name: 'win',
        outcomes: ['home', 'away'],
        ordered: false,
        answers: walks.flatMap(({ answers }) => answers),
        earlier: walks.map(
          ({ season, earlier }): EarlierSeasons => ({ before: season, answers: earlier }),
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
  }),
};

export const marginBacktest = backtestOf(margin);

function walkSeason(
  { league, borrow, most }: Omit<MarginFile, 'rows'>,
  games: UpTo<FileGame>,
): MarginSeasonWalk {
  const { season } = games;
  const { params, before, warm, asked, weights } = seasonCalls(league, games, borrow);
  const shapes = marginShapes(league, before, most);
  const played = playedOut(league, shapes, asked);
  const rate = homeRate(before);
  const anchored = asked.flatMap((call) => anchoredCall(league, params, weights, call) ?? []);
  return {
    season,
    params,
    calls: asked,
    // As in the fit, the pool with the close learns nothing from the seasons that only warm up the ratings.
    answers: answersOf(asked, params.scale, rate, hindsightWins(league, params, games.through)),
    earlier: answersOf(warm, params.scale, rate),
    weights,
    anchored,
    quantities: quantitiesOf(league, params, played, anchored),
    shapes: marginShapeRates(league, season, played),
  };
}
