import { fighterKey } from '#engine/fights/key.ts';
import type { BoxingRecord, FightCorner } from '#engine/fights/types.ts';
import { BadCell, type Cells, day, orProblem, textCell } from '../../data/cells.ts';
import type { CsvProblem, RowFormat } from '../../data/readRows.ts';
import { cellOneOf } from './cells.ts';
import { fightClosing } from './closing.ts';
import { type FileFight, moneylines } from './ufcRow.ts';

/** The file has no length; what it is used for (who wins) does not depend on it. */
const ROUNDS = 10;

/**
 * Boxing: a selected sample (fights in which both boxers had records on file). Every result is marked as such: ratings
 * learn only from its price.
 */
export const BOXING_ROWS: RowFormat<FileFight> = {
  required: ['date', 'fighter_a', 'fighter_b', 'winner', 'odds_a', 'odds_b'],
  read: (cells): FileFight | CsvProblem => orProblem(() => readFight(cells)),
};

function readFight(cells: Cells): FileFight {
  const date = day(cells, 'date');
  const prices = moneylines(cells);
  return {
    league: 'Boxing',
    season: Number(date.slice(0, 4)),
    date,
    a: corner(cells, 'a'),
    b: corner(cells, 'b'),
    winner: cellOneOf(cells, 'winner', ['a', 'b', 'draw']),
    method: 'other',
    rounds: ROUNDS,
    weightClass: '',
    prices,
    closing: fightClosing({ moneyline: prices }),
    selected: true,
  };
}

function corner(cells: Cells, side: 'a' | 'b'): FightCorner {
  const name = textCell(cells, `fighter_${side}`);
  return { name, key: fighterKey(name), record: record(cells, `rec_${side}`) };
}

/** "12-1" or "12-1-2": wins, losses, draws. The file writes 0-0 where it has no record. */
function record(cells: Cells, column: string): BoxingRecord | undefined {
  const value = cells[column] ?? '';
  if (value === '' || value === '0-0') return undefined;
  const [, wins, losses] = /^(\d+)-(\d+)(?:-\d+)?$/.exec(value) ?? [];
  if (wins === undefined || losses === undefined) {
    throw new BadCell(column, `"${value}" is not a record like 12-1`);
  }
  return { wins: Number(wins), losses: Number(losses) };
}
