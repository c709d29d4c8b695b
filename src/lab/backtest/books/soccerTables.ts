import type { LineLog } from '../types.ts';
import type { Folders } from './folders.ts';
import { atTheSharpBook, eachOtherBets, sharpBets, softBets, twoBookBets } from './soccerBets.ts';
import { soccerMatches } from './soccerMatches.ts';
import { bookRow, bookTableRows } from './tables.ts';
import type { BookBet, BookTable } from './types.ts';

/** Closing prices of soft books begin with season 2019-20. */
const FIRST_CLOSE = 2020;
/** Seasons on which thresholds are chosen end here (2022-23); later ones only test them. */
const LAST_CHOOSING = 2023;

const isEarly = ({ season }: BookBet): boolean => Number(season) <= LAST_CHOOSING;
const MOVED = [
  ['lags', 'the sharp price moved, this book lags: the rule'],
  ['byItself', 'this book moved away by itself'],
  ['neither', 'neither by half the distance'],
] as const;
const THRESHOLDS = [0.01, 0.02, 0.03, 0.04, 0.06];
const SHIPPED = 0.02;

interface Found {
  readonly each: BookBet[];
  readonly two: BookBet[];
  readonly soft: BookBet[];
  readonly sharpBook: BookBet[];
  readonly sharp: BookBet[];
  matches: number;
}

function betsOf({ books, results }: Folders, log: LineLog): Found {
  const found: Found = { each: [], two: [], soft: [], sharpBook: [], sharp: [], matches: 0 };
  for (const match of soccerMatches(books, results)) {
    found.matches += 1;
    if (found.matches % 20_000 === 0) log(`soccer: ${found.matches} matches`);
    for (const moment of ['pre', 'close'] as const) {
      found.each.push(...eachOtherBets(match, moment));
      found.two.push(...twoBookBets(match, moment));
      found.soft.push(...softBets(match, moment));
      found.sharpBook.push(...atTheSharpBook(match, moment));
    }
    if (match.season >= FIRST_CLOSE) found.sharp.push(...sharpBets(match));
  }
  return found;
}

/** Rows (i) to (iv) of the issue, then by number of books and by book. None without soccer files. */
export function soccerTables(folders: Folders, log: LineLog): readonly BookTable[] {
  const { each, two, soft, sharpBook, sharp, matches } = betsOf(folders, log);
  if (matches === 0) return [];
  const late = sharp.filter((bet) => !isEarly(bet));
  const lags = sharp.filter(({ moved }) => moved === 'lags');
  const split = (bets: readonly BookBet[], when: string) =>
    MOVED.map(([moved, words]) =>
      bookRow(
        `${words}, ${when}`,
        bets.filter((bet) => bet.moved === moved),
      ),
    );
  const operators = [...new Set(lags.map((bet) => bet.operators))].toSorted((a, b) => a - b);
  const books = [...new Set(lags.map(({ book }) => book))].toSorted();
  return [
    {
      title: 'Soccer, who judges whom',
      rows: bookTableRows(
        bookRow('(i) two books, none of them sharp, each judged by the other', each),
        bookRow('(i) the rule until November 2026: against the mean of two', two),
        bookRow('(i) mean of all soft books', soft),
        bookRow('(ii) the sharp book itself bet at', sharpBook),
        bookRow('(iii) sharp-led consensus at the close, 2020–23', sharp.filter(isEarly)),
        bookRow('(iii) sharp-led consensus at the close, 2024 on', late),
      ),
      notes: [
        `${matches} matches in 19 leagues, prices to win. (i) and (ii): one to three days before the start and at the close, all seasons; (iii): the close, where soft books’ closing prices begin, 2019-20.`,
      ],
    },
    {
      title: 'Soccer, who moved between the first prices and the close',
      rows: bookTableRows(...split(sharp.filter(isEarly), '2020–23'), ...split(late, '2024 on')),
      notes: ['(iv) The first price is one to three days old, so this is a move of days.'],
    },
    {
      title: 'Soccer, the least distance, chosen on 2020–23 alone',
      rows: bookTableRows(
        ...THRESHOLDS.filter((least) => least >= SHIPPED).map((least) =>
          bookRow(
            `lags, distance .${String(least).slice(2)} and more`,
            lags.filter((bet) => isEarly(bet) && bet.distance >= least),
          ),
        ),
      ),
      notes: [
        'Shipped: .02, the smallest whose mean return on those seasons is above the claim. A larger one claims more on fewer bets.',
      ],
    },
    {
      title: 'Soccer, the rule by number of books and by book',
      rows: bookTableRows(
        ...operators.map((count) =>
          bookRow(
            `${count} operators judge`,
            lags.filter((bet) => bet.operators === count),
          ),
        ),
        ...books.map((book) =>
          bookRow(
            `at ${book}`,
            lags.filter((bet) => bet.book === book),
          ),
        ),
      ),
      notes: [],
    },
  ];
}
