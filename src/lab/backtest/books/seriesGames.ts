import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceSpan } from '#domain/prices/sharpReading.ts';
import { fromAmerican } from './americanOf.ts';
import { linesOfFile } from './lines.ts';

/** A game with every price that was read in its last 72 hours; times in milliseconds. */
export interface SeriesGame {
  readonly league: string;
  readonly game: string;
  readonly date: string;
  readonly start: number;
  readonly spans: readonly PriceSpan[];
}

/** The series' files by league; the World Cup's is soccer. */
export const SERIES = [
  ['MLB', 'mlb'],
  ['WNBA', 'wnba'],
  ['NFL', 'nfl'],
  ['NCAAF', 'ncaaf'],
  ['WorldCup', 'worldcup'],
] as const;

const MARKETS: Readonly<Record<string, string>> = {
  h2h: 'moneyline',
  spread: 'spread',
  spreads: 'spread',
  total: 'total',
  totals: 'total',
};

const REQUIRED = ['date', 'home', 'away', 'start', 'market', 'book', 'p1', 'p2', 'seen_from'];

function spanOf(cell: (column: string) => string): PriceSpan | undefined {
  const market = MARKETS[cell('market')];
  const [first, draw, last] = ['p1', 'px', 'p2'].map((column) => fromAmerican(cell(column)));
  const seenFrom = Date.parse(cell('seen_from'));
  const seenTo = Date.parse(cell('seen_to'));
  const line = cell('line');
  if (!market || Number.isNaN(seenFrom) || Number.isNaN(seenTo)) return undefined;
  if (market !== 'moneyline' && line === '') return undefined;
  return {
    book: cell('book'),
    market,
    ...(market !== 'moneyline' && { line: Number(line) }),
    prices: draw === undefined ? [first, last] : [first, draw, last],
    seenFrom,
    seenTo,
  };
}

/** Every game of a league's series; none if the folder has no such file. Readings after the start are left out. */
export function seriesGames(books: string, league: string, file: string): readonly SeriesGame[] {
  const path = join(books, `${file}_series.csv.gz`);
  if (!existsSync(path)) return [];
  const games = new Map<string, SeriesGame & { readonly spans: PriceSpan[] }>();
  for (const cell of linesOfFile(path, REQUIRED)) {
    const start = Date.parse(cell('start'));
    const span = spanOf(cell);
    if (!span || Number.isNaN(start) || span.seenFrom >= start) continue;
    const date = cell('date');
    const game = `${date}|${cell('home')}|${cell('away')}|${cell('start')}`;
    const known = games.get(game) ?? { league, game, date, start, spans: [] };
    known.spans.push({ ...span, seenTo: Math.min(span.seenTo, start - 1) });
    games.set(game, known);
  }
  return [...games.values()];
}
