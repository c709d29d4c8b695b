import { findLeague } from '#domain/leagues/findLeague.ts';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { freeze } from '#engine/ratings/margin/freeze.ts';
import type { MarginState } from '#engine/ratings/margin/types.ts';
import type { Fit } from '../../backtest/types.ts';
import { FileError } from '../../data/readRows.ts';
import type { FileGame } from '../row.ts';
import { keptAbsences } from './absences/stored.ts';
import { type Borrowed, borrowFrom } from './borrowed.ts';
import { estimateMargin } from './estimate.ts';
import { hasLines } from './moments.ts';
import { warmedUp } from './pool.ts';
import { comingFacts } from './preseasonFacts.ts';
import { marginMarketWeights } from './published.ts';
import { readMarginGames } from './readMarginGames.ts';
import { marginShapes } from './shapes.ts';
import { walkMargin } from './walk.ts';

/** The margin league with a name, in any letter case. Throws a FileError if there is none. */
export function marginLeague(name: string): MarginLeague {
  const league = findLeague(name);
  const found = MARGIN_LEAGUES.find((candidate) => candidate === league);
  if (!found) throw new FileError(`Unknown league "${name}"`);
  return found;
}

/** Format of the written files. */
const FORMAT_VERSION = 2;
/** Teams whose last game is more than this many seasons back are left out of the file. */
const KEPT_SEASONS = 1;

/** Parameters, shapes and current ratings from all games, in order of date. */
export function fitMargin(
  league: MarginLeague,
  games: readonly FileGame[],
  borrow?: () => Borrowed | undefined,
): MarginState & MarketWeights {
  const borrowed = hasLines(games) ? undefined : borrow?.();
  const params = estimateMargin(league, games, borrowed?.line);
  const { calls, state } = walkMargin(league, params, games);
  const shapes = marginShapes(league, calls);
  const last = state.roster.season;
  const weights = borrowed?.weights ?? marginMarketWeights(league, params, warmedUp(calls));
  const ratings = freeze({ ...state, shapes }, (season) => season >= last - KEPT_SEASONS);
  const { absences } = ratings;
  return {
    ...weights,
    ...ratings,
    ...(absences && { absences: keptAbsences(absences, last) }),
  };
}

/** The fit of the margin leagues: DIR/<league>.csv.gz → src/engine/fitted/<league>.json. */
export const marginFit: Fit = {
  leagues: MARGIN_LEAGUES,
  fit(name, folder, log) {
    const league = marginLeague(name);
    const code = league.toLowerCase();
    const { games, hash, factsOf } = readMarginGames(folder, league);
    log(`${league}: ${games.length} games`);
    const dates = { dataFrom: games[0]?.date ?? '', dataTo: games.at(-1)?.date ?? '' };
    const borrow = borrowFrom(league, folder, log);
    const next = (games.at(-1)?.season ?? 0) + 1;
    const fitted = fitMargin(league, games, () => borrow(next));
    const preseason = comingFacts(factsOf, next, Object.keys(fitted.teams));
    const state = { ...fitted, preseason };
    return { [code]: { formatVersion: FORMAT_VERSION, dataHash: hash, ...dates, ...state } };
  },
};
