/** Worker thread that walks one league's players. */

import { join } from 'node:path';
import { serveJob } from '../data/leagueJobs.ts';
import { findImplementation } from '../data/leagueNames.ts';
import { ForecastFile } from './forecastFile.ts';
import { PLAYER_BACKTESTS } from './leagues.ts';
import { playersReport } from './report.ts';

await serveJob(async ({ league, folder, season, keep }, log) => {
  const began = performance.now();
  const sport = await findImplementation(PLAYER_BACKTESTS, league).implementation.load();
  const rows = keep === undefined ? undefined : new ForecastFile(join(keep, `${league}.csv.gz`));
  const report = playersReport(sport, league, folder, season, log, rows?.add);
  rows?.write();
  log(`${league}: players in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return report;
});
