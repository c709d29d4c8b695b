import { InputError } from '#domain/numbers/inputError.ts';
import type { Corner, FightLeague, FightMatchup } from './types.ts';

/** Throws a RangeError that names the first impossible value of a matchup. */
export function checkMatchup(matchup: FightMatchup, league: FightLeague): void {
  if (matchup.league !== league) {
    throw new InputError(`A ${matchup.league} fight cannot be predicted from ${league} ratings`);
  }
  const { rounds } = matchup;
  const most = league === 'UFC' ? 5 : 12;
  check('rounds', rounds, 1, most);
  if (!Number.isInteger(rounds)) throw new InputError(`rounds is ${rounds}, not whole`);
  checkCorner('a', matchup.a);
  checkCorner('b', matchup.b);
}

function checkCorner(side: string, { age, reach, record }: Corner): void {
  if (age !== undefined) check(`${side}.age`, age, 15, 60);
  if (reach !== undefined) check(`${side}.reach`, reach, 120, 240);
  if (!record) return;
  check(`${side}.record.wins`, record.wins, 0, 300);
  check(`${side}.record.losses`, record.losses, 0, 300);
  if (record.knockoutWins !== undefined) {
    check(`${side}.record.knockoutWins`, record.knockoutWins, 0, record.wins);
  }
}

function check(name: string, value: number, low: number, high: number): void {
  if (!(value >= low && value <= high)) {
    throw new InputError(`${name} is ${value}, not in ${low}…${high}`);
  }
}
