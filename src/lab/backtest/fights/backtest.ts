import { FileError } from '../../data/readRows.ts';
import { fightLeague, readFights } from '../../fit/fights/readFights.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import type { Backtest, Log, Walked } from '../types.ts';
import { walkBoxing } from './boxing.ts';
import { walkUfc } from './ufc.ts';

/** UFC and boxing, walked forward by calendar years. */
export const fightBacktest: Backtest = { leagues: ['UFC', 'Boxing'], walk };

function walk(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: Log,
): Walked {
  const league = fightLeague(name);
  const { rows } = readFights(league, folder);
  const seasons = asked ?? newest(rows);
  for (const season of seasons) {
    const has = rows.some((fight) => fight.season === season);
    const before = rows.some((fight) => fight.season < season);
    if (!has || !before) throw new FileError(`${league}: no fights of ${season}, or none before`);
  }
  const walked = (league === 'UFC' ? walkUfc : walkBoxing)(rows, seasons, log);
  return { league, ...walked };
}

/** The two newest years that have one before them; of a file of a single year, that one. */
function newest(rows: readonly FileFight[]): number[] {
  const years = [...new Set(rows.map(({ season }) => season))].sort((one, other) => one - other);
  return years.length > 1 ? years.slice(1).slice(-2) : years;
}
