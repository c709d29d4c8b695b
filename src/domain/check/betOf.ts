import type { AskedLeg } from './asked.ts';
import { CheckError } from './checkError.ts';
import type { FieldBet } from './fieldLeg.ts';
import type { FightBet } from './fightLeg.ts';
import type { GameBet } from './gameLeg.ts';
import type { PlayerBet } from './playerLeg.ts';
import type { TennisBet } from './tennisLeg.ts';

const none = (text: string): CheckError => new CheckError('noSuchBet', text, []);

/** The side, if it is one of the market's. Throws a CheckError if not. */
function sideOf<Side extends string>({ market, side }: AskedLeg, sides: readonly Side[]): Side {
  const found = sides.find((one) => one === side);
  if (found === undefined) throw none(`${market} takes a side: ${sides.join(', ')}`);
  return found;
}

/** A field that the market needs. Throws a CheckError if it is not there. */
function needed<Value>(market: string, name: string, value: Value | undefined): Value {
  if (value === undefined) throw none(`${market} needs “${name}”`);
  return value;
}

/** An asked leg as a bet on a game of two teams or on a player in it. Throws a CheckError for what is none. */
export function gameBetOf(leg: AskedLeg): GameBet | PlayerBet {
  const { market } = leg;
  switch (market) {
    case 'moneyline':
      return { market, side: sideOf(leg, ['home', 'away', 'draw']) };
    case 'spread':
      return {
        market,
        side: sideOf(leg, ['home', 'away']),
        line: needed(market, 'line', leg.line),
      };
    case 'total':
    case 'homeTotal':
    case 'awayTotal':
      return {
        market,
        side: sideOf(leg, ['over', 'under']),
        line: needed(market, 'line', leg.line),
      };
    case 'bothScore':
      return { market, side: sideOf(leg, ['yes', 'no']) };
    case 'player':
      return {
        market,
        playerId: needed(market, 'entrant', leg.entrant),
        stat: needed(market, 'stat', leg.stat),
        side: sideOf(leg, ['over', 'under']),
        line: needed(market, 'line', leg.line),
      };
    default:
      throw none(`${market} is no market of a game`);
  }
}

/** The same of a fight. */
export function fightBetOf(leg: AskedLeg): FightBet {
  const { market } = leg;
  switch (market) {
    case 'moneyline':
      return { market, side: sideOf(leg, ['a', 'b']) };
    case 'method': {
      const method = needed(market, 'method', leg.method);
      return { market, side: sideOf(leg, ['a', 'b', 'either']), method };
    }
    case 'round': {
      const round = needed(market, 'round', leg.round);
      return { market, side: sideOf(leg, ['a', 'b', 'either']), round };
    }
    case 'rounds':
      return {
        market,
        side: sideOf(leg, ['over', 'under']),
        line: needed(market, 'line', leg.line),
      };
    case 'distance':
      return { market, side: sideOf(leg, ['yes', 'no']) };
    default:
      throw none(`${market} is no market of a fight`);
  }
}

/** The same of a tennis match. */
export function tennisBetOf(leg: AskedLeg): TennisBet {
  const { market } = leg;
  switch (market) {
    case 'moneyline':
    case 'firstSet':
      return { market, side: sideOf(leg, ['a', 'b']) };
    case 'setScore':
      return { market, side: sideOf(leg, ['a', 'b']), lost: needed(market, 'lost', leg.lost) };
    case 'sets':
    case 'games':
      return {
        market,
        side: sideOf(leg, ['over', 'under']),
        line: needed(market, 'line', leg.line),
      };
    case 'setSpread':
    case 'gameSpread':
      return { market, side: sideOf(leg, ['a', 'b']), line: needed(market, 'line', leg.line) };
    case 'tieBreak':
      return { market, side: sideOf(leg, ['yes', 'no']) };
    default:
      throw none(`${market} is no market of a match`);
  }
}

/** The same of a race or a golf tournament. */
export function fieldBetOf({ market, entrant, places }: AskedLeg): FieldBet {
  if (market !== 'place') throw none(`${market} is no market of a race or a tournament`);
  return {
    market,
    entrant: needed(market, 'entrant', entrant),
    places: needed(market, 'places', places),
  };
}
