/** Worker thread that says one league's past games from moments of them. */

import { findLeague } from '#domain/leagues/findLeague.ts';
import { serveJob } from '../data/leagueJobs.ts';
import { findImplementation } from '../data/leagueNames.ts';
import { FileError } from '../data/readRows.ts';
import { LIVE_BACKTESTS } from './leagues.ts';
import { liveReport } from './report.ts';

await serveJob(async ({ league, folder, season }, log) => {
  const began = performance.now();
  if (league === 'golf') {
    const { golfLiveReport } = await import('./golf/report.ts');
    return golfLiveReport(folder, season, log);
  }
  const sport = await findImplementation(LIVE_BACKTESTS, league).implementation.load();
  const team = findLeague(league);
  if (!team) throw new FileError(`${league}: no team league`);
  const report = liveReport(sport, team, folder, season, log);
  log(`${league}: live in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return report;
});
