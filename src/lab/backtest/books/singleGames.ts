import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromDecimal } from './americanOf.ts';
import { linesOfFile } from './lines.ts';
import { bookOffer } from './offers.ts';
import type { BookOffer } from './types.ts';

/** One market of a game at one line, with the prices of every book at one moment, and how it ended. */
export interface SingleMarket {
  readonly league: string;
  readonly game: string;
  readonly season: number;
  readonly date: string;
  readonly market: string;
  /** Home handicap or total; 0 to win. */
  readonly line: number;
  /** How far the first outcome won: above 0 it won, below it lost, 0 gives the stake back. */
  readonly beyond: number;
  readonly offers: readonly BookOffer[];
}

/** Files of one moment, prices decimal: the NFL's last before the start or so, the NBA's at noon UTC. */
export const SINGLE_GAME_FILES = [
  ['NFL', 'nfl'],
  ['NBA', 'nba'],
] as const;

function scoresOf(results: string, file: string): ReadonlyMap<string, readonly [number, number]> {
  const scores = new Map<string, readonly [number, number]>();
  const path = join(results, `${file}.csv.gz`);
  for (const cell of linesOfFile(path, ['date', 'home', 'away', 'home_score', 'away_score'])) {
    if (cell('home_score') === '' || cell('away_score') === '') continue;
    scores.set(`${cell('date')}|${cell('home')}|${cell('away')}`, [
      Number(cell('home_score')),
      Number(cell('away_score')),
    ]);
  }
  return scores;
}

const beyondOf = (market: string, line: number, [home, away]: readonly [number, number]): number =>
  market === 'h2h' ? home - away : market === 'total' ? home + away - line : home - away + line;

/** Every market of a file by line; none if the folder has no such file. */
export function singleMarkets(
  books: string,
  results: string,
  league: string,
  file: string,
): readonly SingleMarket[] {
  const path = join(books, `${file}_books.csv.gz`);
  if (!existsSync(path)) return [];
  const scores = scoresOf(results, file);
  const markets = new Map<string, SingleMarket & { readonly offers: BookOffer[] }>();
  for (const cell of linesOfFile(path, [
    'season',
    'date',
    'home',
    'away',
    'market',
    'book',
    'p1',
  ])) {
    const game = `${cell('date')}|${cell('home')}|${cell('away')}`;
    const score = scores.get(game);
    const market = cell('market').replace(/s$/, '');
    const line = cell('line');
    const offer = bookOffer(league, cell('book'), [
      fromDecimal(cell('p1')),
      fromDecimal(cell('p2')),
    ]);
    if (!score || !offer || (market !== 'h2h' && line === '')) continue;
    const key = `${game}|${market}|${line}`;
    const known = markets.get(key) ?? {
      league,
      game: `${league}|${game}`,
      season: Number(cell('season')),
      date: cell('date'),
      market,
      line: Number(line),
      beyond: beyondOf(market, Number(line), score),
      offers: [],
    };
    known.offers.push(offer);
    markets.set(key, known);
  }
  return [...markets.values()];
}
