import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromDecimal } from './americanOf.ts';
import { linesOfFile } from './lines.ts';
import { bookOffer } from './offers.ts';
import type { BookOffer } from './types.ts';

/** A match with its prices to win at two moments: one to three days before, and last before the start. */
export interface SoccerMatch {
  readonly game: string;
  readonly season: number;
  readonly date: string;
  /** 0 home, 1 draw, 2 away. */
  readonly outcome: number;
  readonly pre: readonly BookOffer[];
  readonly close: readonly BookOffer[];
}

const LEAGUES = ['epl', 'laliga', 'bundesliga', 'seriea'] as const;
/** Closing prices of soft books begin here (season 2019-20). */
const FIRST_SEASON = 2009;

const outcomeOf = (home: number, away: number): number => (home > away ? 0 : home < away ? 2 : 1);

/** Results of a league's own file by date and teams. */
function resultsOf(folder: string, league: string): ReadonlyMap<string, number> {
  const results = new Map<string, number>();
  const path = join(folder, `${league}.csv.gz`);
  for (const cell of linesOfFile(path, ['date', 'home', 'away', 'home_score', 'away_score'])) {
    if (cell('home_score') === '' || cell('away_score') === '') continue;
    const outcome = outcomeOf(Number(cell('home_score')), Number(cell('away_score')));
    results.set(`${cell('date')}|${cell('home')}|${cell('away')}`, outcome);
  }
  return results;
}

interface Making {
  readonly match: Omit<SoccerMatch, 'pre' | 'close'>;
  readonly pre: BookOffer[];
  readonly close: BookOffer[];
}

/** Every match of the soccer files with a result and prices to win, from season 2019-20 on, one file at a time. */
export function* soccerMatches(books: string, results: string): Generator<SoccerMatch> {
  for (const league of LEAGUES) {
    const path = join(books, `${league}_books.csv.gz`);
    if (existsSync(path)) yield* matchesOf(path, league, resultsOf(results, league));
  }
  const others = join(books, 'soccer_other_books.csv.gz');
  if (existsSync(others)) yield* matchesOf(others, undefined, undefined);
}

function* matchesOf(
  path: string,
  league: string | undefined,
  results: ReadonlyMap<string, number> | undefined,
): Generator<SoccerMatch> {
  const making = new Map<string, Making>();
  for (const cell of linesOfFile(path, ['season', 'date', 'home', 'away', 'moment', 'book'])) {
    const season = Number(cell('season'));
    if (season < FIRST_SEASON || (league !== undefined && cell('market') !== 'h2h')) continue;
    const date = cell('date');
    const key = `${date}|${cell('home')}|${cell('away')}`;
    const outcome = results
      ? results.get(key)
      : cell('home_score') === ''
        ? undefined
        : outcomeOf(Number(cell('home_score')), Number(cell('away_score')));
    if (outcome === undefined) continue;
    const prices = ['p1', 'px', 'p2'].map((column) => fromDecimal(cell(column)));
    const offer = bookOffer('soccer', cell('book'), prices);
    const moment = cell('moment');
    if (!offer || (moment !== 'pre' && moment !== 'close')) continue;
    const game = `${league ?? cell('league')}|${key}`;
    const known = making.get(game) ?? {
      match: { game, season, date, outcome },
      pre: [],
      close: [],
    };
    known[moment].push(offer);
    making.set(game, known);
  }
  for (const { match, pre, close } of making.values()) yield { ...match, pre, close };
}
