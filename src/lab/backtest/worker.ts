/** Walks one league in a worker thread. */

import { serveJob } from '../data/leagueJobs.ts';
import { findImplementation } from '../data/leagueNames.ts';
import { BACKTESTS } from './backtests.ts';
import { leagueReport } from './report/league.ts';
import { walkLeague } from './walkLeague.ts';

await serveJob(async ({ league, folder, season }, log) => {
  const backtest = await findImplementation(BACKTESTS, league).implementation.load();
  const { walked, seasons, pools } = walkLeague(backtest, league, folder, season, log);
  return leagueReport(walked, seasons, pools);
});
