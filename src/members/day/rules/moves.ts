import type { League } from '#domain/leagues/league.ts';
import { percent, signed } from '#domain/numbers/numbers.ts';
import { type LinedMarket, shiftedShare } from '#domain/prices/lineShift.ts';
import type { Consensus } from '#domain/prices/market.ts';

/** What was said of a game at one time: the books' consensus, and our shares, 0–100. */
interface Stand {
  readonly anchor: Consensus | null;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface MovedGame {
  readonly gameId: number;
  readonly league: League;
  readonly gameTime: string;
  readonly timeKnown: boolean;
  /** Short names. */
  readonly home: string;
  readonly away: string;
  /** When the earlier figures were published, ISO 8601 in UTC. */
  readonly since: string;
  readonly before: Stand;
  readonly after: Stand;
}

/** How one figure moved. */
export interface DayMove {
  readonly of: 'spread' | 'total' | 'moneyline' | 'ours';
  /** "Bills", "Total" */
  readonly side: string;
  readonly from: string;
  readonly to: string;
  /** Size of the move in points of probability. For a line: the change of the share at the old line. */
  readonly points: number;
}

/** Smaller ones are noise of the books’ rounding. */
const LEAST_POINTS = 1;

function lineMove(game: MovedGame, of: LinedMarket): DayMove[] {
  const [was, is] = [game.before.anchor?.[of], game.after.anchor?.[of]];
  if (!was || !is) return [];
  const share = shiftedShare(game.league, of, is.share, is.line, was.line);
  const points = 100 * Math.abs(share - was.share);
  const lined = (line: number): string => (of === 'spread' ? signed(line) : String(line));
  const side = of === 'spread' ? game.home : 'Total';
  if (was.line !== is.line)
    return [{ of, side, from: lined(was.line), to: lined(is.line), points }];
  const at = of === 'spread' ? `${side} ${lined(is.line)}` : `Over ${lined(is.line)}`;
  return [{ of, side: at, from: percent(100 * was.share), to: percent(100 * is.share), points }];
}

type Shares = Readonly<Record<'home' | 'draw' | 'away', number>>;

/** The result whose share moved most; of two results the home side's, because the other moved equally. @param was 0–100 */
function shareMove(of: 'moneyline' | 'ours', { home, away }: MovedGame, was: Shares, is: Shares) {
  const names = { home, draw: 'Draw', away };
  const sides =
    was.draw > 0 || is.draw > 0 ? (['home', 'away', 'draw'] as const) : (['home'] as const);
  const [most] = sides
    .map((side) => ({ side, points: Math.abs(is[side] - was[side]) }))
    .toSorted((one, other) => other.points - one.points);
  if (!most) return [];
  const { side, points } = most;
  return [{ of, side: names[side], from: percent(was[side]), to: percent(is[side]), points }];
}

const inPercent = ({ home, draw, away }: Shares): Shares => ({
  home: 100 * home,
  draw: 100 * draw,
  away: 100 * away,
});

/** What of a game moved by a point of probability or more, the farthest first. */
function movesOf(game: MovedGame): readonly DayMove[] {
  const [was, is] = [game.before.anchor?.win, game.after.anchor?.win];
  const moves: DayMove[] = [
    ...lineMove(game, 'spread'),
    ...lineMove(game, 'total'),
    ...(was && is ? shareMove('moneyline', game, inPercent(was), inPercent(is)) : []),
    ...shareMove('ours', game, game.before, game.after),
  ];
  return moves
    .filter(({ points, from, to }) => points >= LEAST_POINTS && from !== to)
    .toSorted((one, other) => other.points - one.points);
}

/** A game with its moves. */
export type Mover = Omit<MovedGame, 'before' | 'after'> & { readonly moves: readonly DayMove[] };

/** The games that moved farthest, among those that have not begun. */
export const biggestMovers = (games: readonly MovedGame[], now: Date, most: number): Mover[] =>
  games
    .filter(({ gameTime }) => Date.parse(gameTime) > now.getTime())
    .map(({ before, after, ...game }) => ({ ...game, moves: movesOf({ ...game, before, after }) }))
    .filter(({ moves }) => moves.length > 0)
    .toSorted((one, other) => (other.moves[0]?.points ?? 0) - (one.moves[0]?.points ?? 0))
    .slice(0, most);
