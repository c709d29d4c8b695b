import type { LineLog } from '../types.ts';
import type { Folders } from './folders.ts';
import { DELAYS, type SeriesBet, seriesBets } from './seriesBets.ts';
import { SERIES, seriesGames } from './seriesGames.ts';
import { bookRow, bookTableRows } from './tables.ts';
import type { BookTable } from './types.ts';

const row = (name: string, bets: readonly SeriesBet[]) => bookRow(name, bets, 'close');

/** The US leagues' series: closing-line value by who moved, later, and by number of books. None without the files. */
export function seriesTables({ books }: Folders, log: LineLog): readonly BookTable[] {
  const leagues = SERIES.map(([league, file]) => {
    const games = seriesGames(books, league, file);
    log(`${league}: ${games.length} games with a series of prices`);
    return { league, games: games.length, bets: games.flatMap(seriesBets) };
  });
  const all = leagues.flatMap(({ bets }) => bets);
  if (leagues.every(({ games }) => games === 0)) return [];
  const lags = all.filter(({ moved }) => moved === 'lags');
  const counts = [...new Set(all.map(({ operators }) => operators))].toSorted((a, b) => a - b);
  const none = leagues.filter(({ games, bets }) => games > 0 && bets.length === 0);
  return [
    {
      title: 'US leagues, who moved (closing-line value)',
      rows: bookTableRows(
        row('the sharp price moved, this book lags: the rule', lags),
        row(
          'this book moved away by itself',
          all.filter(({ moved }) => moved === 'byItself'),
        ),
        row(
          'neither by half the distance',
          all.filter(({ moved }) => moved === 'neither'),
        ),
        ...leagues.map(({ league, bets }) =>
          row(
            `${league}, the rule`,
            bets.filter(({ moved }) => moved === 'lags'),
          ),
        ),
      ),
      notes: [
        'Closing-line value: the others’ consensus at the last reading before the start, times the price, less 1. Jumps back and forth within one reading are dropped.',
        ...none.map(({ league }) => `${league}: no sharp book in its file, so nothing is judged.`),
      ],
    },
    {
      title: 'US leagues, what still stood later',
      rows: bookTableRows(
        ...DELAYS.filter((minutes) => minutes > 0).flatMap((minutes) => [
          row(
            `any of them, still there ${minutes} minutes later`,
            all.filter(({ stood }) => stood.get(minutes)),
          ),
          row(
            `the rule, still there ${minutes} minutes later`,
            lags.filter(({ stood }) => stood.get(minutes)),
          ),
          row(
            `the rule, gone ${minutes} minutes later`,
            lags.filter(({ stood }) => !stood.get(minutes)),
          ),
        ]),
      ),
      notes: [],
    },
    {
      title: 'US leagues, the rule by number of books',
      rows: bookTableRows(
        ...counts.map((count) =>
          row(
            `${count} operators judge`,
            lags.filter(({ operators }) => operators === count),
          ),
        ),
      ),
      notes: [],
    },
  ];
}
