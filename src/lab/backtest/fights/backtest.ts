import { fightLeague, readFights } from '../../fit/fights/readFights.ts';
import { testedSeasons } from '../testedSeasons.ts';
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
  const seasons = testedSeasons(league, rows, asked);
  const walked = (league === 'UFC' ? walkUfc : walkBoxing)(rows, seasons, log);
  return { league, ...walked };
}
