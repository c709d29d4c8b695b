import { join } from 'node:path';
import { fairProbabilities } from '#domain/prices/fairProbabilities.ts';
import {
  type Cells,
  countCell,
  day,
  numberCell,
  orProblem,
  priceCell,
  textCell,
} from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';
import { MARKETS, PROP_FILES } from './markets.ts';

/** A two-sided line on a player's stat, and the fair share of its over (pushes left out) by the power method. */
export interface PropLine {
  readonly season: number;
  readonly game: string;
  readonly playerId: string;
  readonly stat: string;
  readonly line: number;
  readonly over: number;
}

interface PropRow {
  readonly prop?: PropLine | undefined;
}

/** A league's prop lines with both prices, the last one before each game; none if there is no file. */
export function readProps(league: string, folder: string): readonly PropLine[] {
  const file = PROP_FILES[league];
  if (!file) return [];
  const rows = optionalRows<PropRow>(join(folder, 'players', file), {
    required: ['season', 'date', 'home', 'away', 'market', 'line', 'over_odds', 'under_odds'],
    read: (record: Cells): PropRow | CsvProblem => orProblem(() => ({ prop: propOf(record) })),
  });
  return rows.flatMap(({ prop }) => (prop ? [prop] : []));
}

/** A row's line; undefined if it is one-sided, of another market or taken earlier than the last one. */
function propOf(row: Cells): PropLine | undefined {
  const stat = MARKETS[textCell(row, 'market')];
  const prices = [priceCell(row, 'over_odds'), priceCell(row, 'under_odds')] as const;
  const { player_id: id, espn_id: espnId, label = 'close' } = row;
  const playerId = id ?? espnId ?? '';
  const early = label !== 'close';
  const line = numberCell(row, 'line');
  if (!stat || early || playerId === '' || line === undefined) return undefined;
  if (prices[0] === undefined || prices[1] === undefined) return undefined;
  const over = fairProbabilities([prices[0], prices[1]])?.[0];
  if (over === undefined) return undefined;
  return {
    season: countCell(row, 'season', 2100),
    game: [day(row, 'date'), textCell(row, 'home'), textCell(row, 'away')].join('|'),
    playerId,
    stat,
    line,
    over,
  };
}
