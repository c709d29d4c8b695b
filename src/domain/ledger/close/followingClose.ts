import { TEAM_LEAGUES } from '../../leagues/codes.ts';
import { LEAGUES } from '../../leagues/league.ts';
import { averageShares, commonLine } from '../../prices/commonLine.ts';
import { type LinedMarket, shiftBySd } from '../../prices/shiftBySd.ts';
import { objectOf } from '../line.ts';
import { twoIn } from '../two.ts';
import { CLOSE_SD } from './closeSd.ts';
import { quotesIn } from './quotesIn.ts';

type Members = Readonly<Record<string, unknown>>;

/** The close that follows from named quotes. */
export interface FollowingClose {
  /** 0–100, of the bet at its own line. */
  readonly probability: number;
  /** The draw's, where it is a result of its own, 0–100; else null. */
  readonly draw: number | null;
  /** The market's line from the pick's side; null where the market has none. */
  readonly line: number | null;
}

/** A smaller share is none. */
const LEAST = 1e-9;
const canDraw = (league: unknown): boolean =>
  TEAM_LEAGUES.some((one) => one === league && LEAGUES[one].canDraw);

function moneylineClose(quotes: readonly Members[], league: unknown, pick: unknown) {
  const outcomes = canDraw(league) ? ['home', 'draw', 'away'] : ['home', 'away'];
  const books = quotesIn(quotes, outcomes, false);
  const share = books && averageShares(books.map(({ shares }) => shares));
  const probability = share?.[outcomes.indexOf(String(pick))];
  if (!share || probability === undefined) return undefined;
  const draw = outcomes.length > 2 ? 100 * (share[1] ?? 0) : null;
  return { probability: 100 * probability, draw, line: null };
}

/** A share moved to another line; undefined where that leaves next to nothing: such a line is not of its market. */
function moved(sd: number, market: LinedMarket, share: number, from: number, to: number) {
  const there = shiftBySd(sd, market, share, from, to);
  return there > LEAST && there < 1 - LEAST ? there : undefined;
}

function linedClose(quotes: readonly Members[], league: unknown, grade: Members, isTotal: boolean) {
  const outcomes = isTotal ? ['over', 'under'] : ['home', 'away'];
  const { pick, line: own } = grade;
  const at = outcomes.indexOf(String(pick));
  const known = TEAM_LEAGUES.find((one) => one === league);
  const books = quotesIn(quotes, outcomes, true);
  if (!known || !books || at < 0 || typeof own !== 'number') return undefined;
  const market = isTotal ? 'total' : 'spread';
  const sd = CLOSE_SD[known][market];
  const line = commonLine(books.map((book) => book.line));
  const shares = books.flatMap((book) => {
    const share = moved(sd, market, book.shares[0] ?? 0, book.line, line);
    return share === undefined ? [] : [[share, 1 - share]];
  });
  if (shares.length < books.length) return undefined;
  const [common = 0] = averageShares(shares);
  const isFlipped = !isTotal && at === 1;
  const share = moved(sd, market, common, line, isFlipped ? 0 - own : own);
  if (share === undefined) return undefined;
  const probability = 100 * (at === 0 ? share : 1 - share);
  return { probability, draw: null, line: isFlipped ? 0 - line : line };
}

/** Of the two of a bout or match: prices are in the order of the names; of one called off, which has none, either side. */
function pairCloses(quotes: readonly Members[], { market, pick, ended }: Members) {
  const books = market === 'moneyline' ? quotesIn(quotes, ['a', 'b'], false) : undefined;
  if (!books) return [];
  const names = twoIn(objectOf(ended).names);
  return averageShares(books.map(({ shares }) => shares))
    .filter((_, side) => ended === null || names?.[side] === pick)
    .map((share) => ({ probability: 100 * share, draw: null, line: null }));
}

/**
 * The close of a grade by the quotes that it names: each book's prices without their margin, moved to the line that most of them
 * quote, averaged in log-odds and moved to the bet's line. Empty if they are no quotes of its market. Of a contest called off, either
 * side's.
 * @param league of the line that is graded; undefined of a part of an event
 */
export function followingCloses(
  quotes: readonly Members[],
  league: unknown,
  grade: Members,
  isGame: boolean,
): readonly FollowingClose[] {
  if (!isGame) return pairCloses(quotes, grade);
  const { market, pick } = grade;
  const close =
    market === 'moneyline'
      ? moneylineClose(quotes, league, pick)
      : linedClose(quotes, league, grade, market === 'total');
  return close ? [close] : [];
}
