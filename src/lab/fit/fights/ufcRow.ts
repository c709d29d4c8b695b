import type { FightMethod } from '#domain/outcomes/fight.ts';
import { fighterKey } from '#engine/fights/key.ts';
import type { FightClosing, FightCorner, FightResult } from '#engine/fights/types.ts';
import { BadCell, type Cells, day, orProblem, priceCell, textCell } from '../../data/cells.ts';
import type { CsvProblem, RowFormat } from '../../data/readRows.ts';
import { cellOneOf, cellWithin } from './cells.ts';
import { fightClosing } from './closing.ts';

export type DecisionKind = 'unanimous' | 'split' | 'majority';

/** One fight of a file: what the ratings learn from, with its date and ending. */
export interface FileFight extends FightResult {
  /** Calendar year. */
  readonly season: number;
  /** Fighting time in minutes; undefined if the file does not have it. */
  readonly minutes?: number | undefined;
  readonly decision?: DecisionKind | undefined;
  /** Closing moneylines, American, if the file has both. */
  readonly prices?: Readonly<Record<'a' | 'b', number>> | undefined;
}

const METHODS: Readonly<Record<string, readonly [FightMethod | 'other', DecisionKind?]>> = {
  'KO/TKO': ['knockout'],
  SUB: ['submission'],
  'U-DEC': ['decision', 'unanimous'],
  'S-DEC': ['decision', 'split'],
  'M-DEC': ['decision', 'majority'],
  DQ: ['other'],
  Overturned: ['other'],
  '': ['other'],
};
const ROUND_MINUTES = 5;

export const UFC_ROWS: RowFormat<FileFight> = {
  required: ['date', 'fighter_a', 'fighter_b', 'winner', 'method', 'sched_rounds', 'weight_class'],
  read: (cells): FileFight | CsvProblem => orProblem(() => readFight(cells)),
};

function readFight(cells: Cells): FileFight {
  const date = day(cells, 'date');
  const code = cells.method ?? '';
  const [method, decision] = METHODS[code] ?? [];
  if (method === undefined) throw new BadCell('method', `"${code}" is not a known method`);
  return {
    league: 'UFC',
    season: Number(date.slice(0, 4)),
    date,
    a: corner(cells, 'a'),
    b: corner(cells, 'b'),
    winner: cellOneOf(cells, 'winner', ['a', 'b', 'draw']),
    method,
    decision,
    minutes: minutes(cells),
    rounds: scheduled(cells),
    weightClass: textCell(cells, 'weight_class'),
    prices: moneylines(cells),
    closing: closing(cells),
  };
}

/** The file writes an unknown reach as 0. */
const NOT_KNOWN = /^0(\.0*)?$/;

function corner(cells: Cells, side: 'a' | 'b'): FightCorner {
  const name = textCell(cells, `fighter_${side}`);
  return {
    name,
    key: fighterKey(name),
    age: cellWithin(cells, `age_${side}`, 15, 60),
    reach: cells[`reach_${side}`]?.match(NOT_KNOWN)
      ? undefined
      : cellWithin(cells, `reach_${side}`, 120, 240),
  };
}

/** Three-round fights with a possible fourth (flyweight tournament of 2012) count as three. */
function scheduled(cells: Cells): number {
  const rounds = Number(cellOneOf(cells, 'sched_rounds', ['3', '4', '5']));
  return rounds === 4 ? 3 : rounds;
}

function minutes(cells: Cells): number | undefined {
  const round = cellWithin(cells, 'round', 1, 5);
  const time = cells.time ?? '';
  if (round === undefined || time === '') return undefined;
  const [, whole, seconds] = /^(\d):([0-5]\d)$/.exec(time) ?? [];
  if (whole === undefined || seconds === undefined) {
    throw new BadCell('time', `"${time}" is not a time like 4:59`);
  }
  return (round - 1) * ROUND_MINUTES + Number(whole) + Number(seconds) / 60;
}

/** Both sides' closing moneylines, or none. */
export function moneylines(cells: Cells): FileFight['prices'] {
  const a = priceCell(cells, 'odds_a');
  const b = priceCell(cells, 'odds_b');
  return a === undefined || b === undefined ? undefined : { a, b };
}

function closing(cells: Cells): FightClosing {
  const sideA = methodPrices(cells, 'a');
  const sideB = methodPrices(cells, 'b');
  return fightClosing({
    moneyline: moneylines(cells),
    methods: sideA && sideB ? { a: sideA, b: sideB } : undefined,
  });
}

function methodPrices(
  cells: Cells,
  side: 'a' | 'b',
): Readonly<Record<FightMethod, number>> | undefined {
  const knockout = priceCell(cells, `odds_${side}_ko`);
  const submission = priceCell(cells, `odds_${side}_sub`);
  const decision = priceCell(cells, `odds_${side}_dec`);
  if (knockout === undefined || submission === undefined || decision === undefined) {
    return undefined;
  }
  return { knockout, submission, decision };
}
