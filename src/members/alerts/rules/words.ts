import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import type { Moment } from '#domain/live/momentsNow.ts';
import { american, signed } from '#domain/numbers/numbers.ts';
import type { PricedBet } from '#domain/prices/pricedBets.ts';
import { counted } from '#domain/words/counted.ts';
import type { LineWish, PlayWish, SaidWish } from './wish.ts';

type Sides = Pick<CardGame, 'homeTeam' | 'awayTeam'>;

/** "Bills to win", "Bills −1.5", "Over 47.5", "Draw" */
export function betWords(game: Sides, { side, line }: Pick<PricedBet, 'side' | 'line'>): string {
  if (side === 'draw') return 'Draw';
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const { shortName } = teamOn(game, side);
  if (line === undefined) return `${shortName} to win`;
  return `${shortName} ${signed(line)}`;
}

/** A line's number as pages print it. */
export function numberWords({ market }: Pick<LineWish, 'market'>, line: number): string {
  if (market === 'moneyline') return american(line);
  return market === 'total' ? String(line) : signed(line);
}

/** "Bills line", "Total", "The books’ fair price for Bills to win": the moving value. */
export function lineName(game: Sides, { market, side }: Pick<LineWish, 'market' | 'side'>): string {
  if (market === 'total') return 'Total';
  if (market === 'moneyline') return `The books’ fair price for ${betWords(game, { side })}`;
  return `${side === 'home' || side === 'away' ? teamOn(game, side).shortName : ''} line`.trim();
}

/** A game that takes no alerts any more. */
export const CLOSED =
  'This game has started or is off, so it takes no more alerts. Please choose another game.';

const MOMENTS: Readonly<Record<Moment, string>> = {
  start: 'A game of a team you follow starts',
  close: 'A game of a team you follow is within one score at the end',
  final: 'A game of a team you follow is over: its score, and where it fell',
};

/** A wish in words, for a list. @param game the game it names */
export function wishLabel(wish: SaidWish | PlayWish, game?: Sides): string {
  if (wish.kind === 'return') {
    const whose = wish.league === null ? '' : `${leagueName(wish.league)} `;
    const followed = wish.followed ? ', of what you follow' : '';
    return `Any ${whose}bet worth taking above +${wish.cents}¢ per $1${followed}`;
  }
  if (wish.kind === 'play') return MOMENTS[wish.moment];
  if (wish.kind === 'player')
    return `${wish.name} (${leagueName(wish.league)}) is ruled out, or off the report again`;
  if (wish.kind === 'prediction' && 'team' in wish)
    return `${wish.team}: our chance changes by ${counted(wish.points, 'point')}`;
  if (!game) throw new TypeError('This alert names a game');
  if (wish.kind === 'prediction')
    return `${teamOn(game, wish.side).shortName} to win: our chance changes by ${counted(wish.points, 'point')}`;
  if (wish.kind === 'price')
    return `${betWords(game, wish)} at ${american(wish.american)} or better`;
  return `${lineName(game, wish)} moves past ${numberWords(wish, wish.line)}`;
}
