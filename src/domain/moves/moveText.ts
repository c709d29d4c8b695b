import type { Game } from '../game/game.ts';
import { teamOn } from '../game/predictedWinner.ts';
import { american, signed } from '../numbers/numbers.ts';
import { handicapText } from '../prices/pricedBets.ts';
import { longDateTime } from '../time/time.ts';
import type { MoveTrust } from './moveTrust.ts';
import type { SaidMove } from './saidMove.ts';

type Sides = Pick<Game, 'homeTeam' | 'awayTeam'>;

const NAMES = { moneyline: 'price', spread: 'spread', total: 'total' } as const;

/** A home handicap or total as the move's side has it: "Bills −3.5", "47.5". */
function lineText(game: Sides, { market, toward }: SaidMove, line: number): string {
  if (market !== 'spread' || toward === 'over' || toward === 'under') return String(line);
  return `${teamOn(game, toward).shortName} ${handicapText(toward === 'home' ? line : 0 - line)}`;
}

/** What the price is of: "Bills", "Bills −1.5", "over 6.5". */
function betText(game: Sides, move: SaidMove): string {
  const { toward, line } = move;
  if (toward === 'over' || toward === 'under') return `${toward} ${line ?? ''}`.trim();
  return line === undefined ? teamOn(game, toward).shortName : lineText(game, move, line);
}

/** "We expect the spread to move toward Bills −5.5." */
export function moveSentence(game: Sides, move: SaidMove): string {
  const { market, targetLine, targetPrice } = move;
  const past = move.result !== undefined;
  const we = past ? 'We expected' : 'We expect';
  if (targetLine !== undefined)
    return `${we} the ${NAMES[market]} to move toward ${lineText(game, move, targetLine)}.`;
  const to = targetPrice === undefined ? '' : ` toward ${american(targetPrice)}`;
  return `${we} the price of ${betText(game, move)} to shorten${to}.`;
}

/** "First seen: Bills −3.5 at −110 (DraftKings), Thursday, November 26, 6:15 PM EST." */
export function firstSeenText(game: Sides, move: SaidMove): string {
  const price = move.price === undefined ? '' : ` at ${american(move.price)}`;
  return `First seen: ${betText(game, move)}${price} (${move.provider}), ${longDateTime(move.seenAt)}.`;
}

/** "Now: Bills −4 at −110." as the same book has it. @param now undefined: no recent price */
export function nowText(
  game: Sides,
  move: SaidMove,
  now: { readonly line?: number | undefined; readonly price: number } | undefined,
): string {
  if (!now) return 'It shows no current price.';
  return `Now: ${betText(game, { ...move, line: now.line })} at ${american(now.price)}.`;
}

const whole = (percent: number): string => `${Math.round(percent)}%`;
const tally = (count: number): string => count.toLocaleString('en-US');
const points = (value: number): string => `${signed(value, 1)} points`;

/** How such calls have ended: by our own record, or by the test on past seasons, said as one. */
export function trustText({ from, seasons, moves, hit, value, ownSoFar }: MoveTrust): string {
  const worth = `worth ${points(value)} of chance on average against the close`;
  if (from === 'record')
    return `So far ${whole(hit)} of ${tally(moves)} such lines that moved went that way; ${worth}.`;
  const own = ownSoFar
    ? ` Our own record so far: ${ownSoFar.hits} that way, ${ownSoFar.misses} the other.`
    : '';
  return `On past games (${seasons}, tested afterward) ${whole(hit)} of ${tally(moves)} such lines that moved went that way; ${worth}.${own}`;
}

const ENDS = {
  hit: 'It went that way',
  miss: 'It went the other way',
  stood: 'It did not move',
  noClose: 'No closing price was seen, so it is not counted',
  void: 'The game was called off, put off to another day, or changed sides, so it is not counted',
} as const;

/** "It went that way: closed at Bills −5, +3.1 points."; undefined while it is open. */
export function endText(game: Sides, move: SaidMove): string | undefined {
  const { result, closingLine, closingShare, firstShare } = move;
  if (result === undefined) return undefined;
  if (closingShare === undefined || result === 'stood') return `${ENDS[result]}.`;
  const at = closingLine === undefined ? '' : `closed at ${lineText(game, move, closingLine)}, `;
  return `${ENDS[result]}: ${at}${points(100 * (closingShare - firstShare))}.`;
}

/** What the calls are not: said wherever they stand. */
export const NO_RETURN = 'About what a book’s margin costs, so no return is claimed.';
