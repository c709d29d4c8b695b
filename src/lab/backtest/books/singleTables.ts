import type { LineLog } from '../types.ts';
import type { Folders } from './folders.ts';
import { plausibility } from './plausible.ts';
import { singleBets } from './singleBets.ts';
import { SINGLE_GAME_FILES, singleMarkets } from './singleGames.ts';
import { bookRow, bookTableRows } from './tables.ts';
import type { BookTable } from './types.ts';

/** Files of one moment, by season, without the seasons whose prices cannot be from before the start. */
export const singleTables = ({ books, results }: Folders, log: LineLog): readonly BookTable[] =>
  SINGLE_GAME_FILES.flatMap(([league, file]) => {
    const markets = singleMarkets(books, results, league, file);
    if (markets.length === 0) return [];
    const tested = plausibility(markets);
    const refused = tested.filter((one) => one.refused);
    for (const { season } of refused) log(`${league} ${season}: refused, see the report`);
    const kept = tested.filter((one) => !one.refused).map(({ season }) => season);
    const bets = markets.flatMap(singleBets);
    return [
      {
        title: `${league}, one moment a game: the distance alone`,
        rows: bookTableRows(
          bookRow(
            `seasons believed: ${kept.join(', ') || 'none'}`,
            bets.filter(({ season }) => kept.includes(Number(season))),
          ),
          ...tested.map(({ season, refused: not }) =>
            bookRow(
              `${season}${not ? ', REFUSED' : ''}`,
              bets.filter((bet) => bet.season === String(season)),
            ),
          ),
        ),
        notes: [
          ...tested.map(
            ({ season, far, knowing }) =>
              `${season}: ${(100 * far).toFixed(2)} % of the lines are three points and more off the books’ median; their differences foretell the result by ${knowing.toFixed(1)} standard errors.`,
          ),
          'More than .30 % of such lines, or four standard errors: prices recorded after the start. Such a season is refused, and those before it. Who moved is not known in these files, so nothing is shipped on them.',
        ],
      },
    ];
  });
