import { findLeague } from '#domain/leagues/findLeague.ts';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import type { Fit } from '../../backtest/types.ts';
import { FileError } from '../../data/readRows.ts';
import { borrowFrom } from './borrowed.ts';
import { fitMargin } from './fitMargin.ts';
import { comingFacts } from './preseasonFacts.ts';
import { readMarginGames } from './readMarginGames.ts';

/** The margin league with a name, in any letter case. Throws a FileError if there is none. */
export function marginLeague(name: string): MarginLeague {
  const league = findLeague(name);
  const found = MARGIN_LEAGUES.find((candidate) => candidate === league);
  if (!found) throw new FileError(`Unknown league "${name}"`);
  return found;
}

/** Format of the written files. */
const FORMAT_VERSION = 2;

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
