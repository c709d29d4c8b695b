import { existsSync, readFileSync } from 'node:fs';
import { seasonLeagues } from '../../backtest/seasons/leagues.ts';
import type { LeagueSeasons } from '../../backtest/seasons/types.ts';
import type { LineLog } from '../../backtest/types.ts';
import { runJobs } from '../../data/leagueJobs.ts';
import { FileError } from '../../data/readRows.ts';
import { fittedText, writeWhole } from '../write.ts';
import { fitSeasons, type SeasonFit } from './fitSeasons.ts';

/** What is asked of the command. */
interface Asked {
  readonly folder: string;
  readonly league?: string | undefined;
  readonly keep?: string | undefined;
}

/** Walks the leagues' seasons and writes season.json. Throws a FileError if a league could not be walked. */
export async function writeFittedSeasons(
  path: string,
  { folder, league, keep }: Asked,
  log: LineLog,
): Promise<void> {
  const jobs = seasonLeagues(league).map((leagues) => ({ leagues, folder, ...(keep && { keep }) }));
  const script = new URL('../../backtest/seasons/worker.ts', import.meta.url);
  const { ended } = await runJobs<LeagueSeasons>(script, jobs, log);
  const walks = ended.map((one) => {
    if ('problem' in one) throw new FileError(`${one.league}: ${one.problem.message}`);
    return one.result;
  });
  const known: SeasonFit | undefined = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : undefined;
  writeWhole(path, fittedText(fitSeasons(known, walks)));
}
