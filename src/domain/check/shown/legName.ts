import { METHOD_TEXT } from '../../fights/methodText.ts';
import { american } from '../../numbers/numbers.ts';
import { marketLineText } from '../../tools/texts.ts';
import type { AskedLeg } from '../asked.ts';
import { countedWords } from './countedWords.ts';
import type { ShownContest } from './shownContest.ts';

const SECOND: readonly string[] = ['away', 'b'];

/** The name of a leg's side; "Either" where it is no side's. */
const sideName = ({ side }: AskedLeg, { sides }: ShownContest): string => {
  if (side === undefined) return '';
  if (side === 'draw') return 'Draw';
  if (side === 'either') return 'Either';
  return sides?.[SECOND.includes(side) ? 1 : 0].shortName ?? side;
};

const overUnder = ({ side, line = 0 }: AskedLeg, of = ''): string =>
  `${side === 'over' ? 'over' : 'under'} ${line}${of === '' ? '' : ` ${of}`}`;

const setsToWin = ({ found }: ShownContest): number =>
  'contest' in found && found.contest.kind === 'match' && found.contest.outcome.bestOf === 5
    ? 3
    : 2;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A bet in words, without its price: "Knicks −4.5", "Over 44.5", "Knicks to win", "Celtics total over 112.5",
 * "Josh Allen over 245.5 passing yards".
 */
export function legName(leg: AskedLeg, contest: ShownContest): string {
  const side = sideName(leg, contest);
  const { line = 0 } = leg;
  const teams = contest.sides;
  switch (leg.market) {
    case 'moneyline':
      return leg.side === 'draw' ? 'Draw' : `${side} to win`;
    case 'spread':
      return `${side} ${marketLineText('spread', line)}`;
    case 'total':
      return capital(overUnder(leg));
    case 'homeTotal':
      return `${teams?.[0].shortName ?? 'Home'} total ${overUnder(leg)}`;
    case 'awayTotal':
      return `${teams?.[1].shortName ?? 'Away'} total ${overUnder(leg)}`;
    case 'bothScore':
      return leg.side === 'no' ? 'Not both score' : 'Both score';
    case 'player': {
      const player = contest.players?.find(({ id }) => id === leg.entrant);
      return `${player?.name ?? 'Player'} ${overUnder(leg, countedWords(leg.stat ?? ''))}`;
    }
    case 'method':
      return `${side} by ${leg.method === undefined ? 'method' : METHOD_TEXT[leg.method]}`;
    case 'round':
      return `${side} in round ${leg.round ?? ''}`;
    case 'rounds':
      return capital(overUnder(leg, 'rounds'));
    case 'distance':
      return leg.side === 'no' ? 'Ends early' : 'Goes the distance';
    case 'setScore':
      return `${side} ${setsToWin(contest)}–${leg.lost ?? 0}`;
    case 'sets':
      return capital(overUnder(leg, 'sets'));
    case 'setSpread':
      return `${side} ${marketLineText('spread', line)} sets`;
    case 'games':
      return capital(overUnder(leg, 'games'));
    case 'gameSpread':
      return `${side} ${marketLineText('spread', line)} games`;
    case 'firstSet':
      return `${side} to win set one`;
    case 'tieBreak':
      return leg.side === 'no' ? 'No tiebreak' : 'A tiebreak';
    case 'place': {
      const name = contest.entrants?.find(([key]) => key === leg.entrant)?.[1] ?? leg.entrant ?? '';
      return leg.places === 1 ? `${name} to win` : `${name} in the top ${leg.places ?? ''}`;
    }
  }
}

/** The same with its price: "Knicks −4.5 at −105". */
export const pricedName = (leg: AskedLeg, contest: ShownContest): string =>
  leg.price === undefined
    ? legName(leg, contest)
    : `${legName(leg, contest)} at ${american(leg.price)}`;
