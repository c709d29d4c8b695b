/** Fits one league in a worker thread: file name → JSON text. */

import { findLeague } from '#domain/leagues/findLeague.ts';
import type { LineLog } from '../backtest/types.ts';
import { type LeagueJob, serveJob } from '../data/leagueJobs.ts';
import { findImplementation } from '../data/leagueNames.ts';
import { FileError } from '../data/readRows.ts';
import { LIVE_BACKTESTS } from '../live/leagues.ts';
import { PLAYER_FITS } from '../players/leagues.ts';
import { FITS } from './fits.ts';
import { fittedText } from './write.ts';

await serveJob(async (job, log) => {
  const { league } = job;
  const start = performance.now();
  const files = await filesOf(job, log);
  log(`${league}: fitted in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return Object.entries(files).map(([name, fitted]) => ({ name, text: fittedText(fitted) }));
});

async function filesOf(
  { league, folder, players, live }: LeagueJob,
  log: LineLog,
): Promise<Readonly<Record<string, object>>> {
  if (players) return playersOf(players, league, folder, log);
  if (live) return liveOf(league, folder, log);
  return (await findImplementation(FITS, league).implementation.load()).fit(league, folder, log);
}

/** The rest of a league's games from a state of them, as the file below `live/`. */
async function liveOf(league: string, folder: string, log: LineLog) {
  const sport = await findImplementation(LIVE_BACKTESTS, league).implementation.load();
  const team = findLeague(league);
  if (!team) throw new FileError(`${league}: no team league`);
  return { [`live/${sport.file(team)}`]: sport.fit(team, folder, undefined, log) };
}

/** The fit of a league's players as the file below `players/`, or their start state as the one below `players/start/`. */
async function playersOf(what: 'params' | 'start', league: string, folder: string, log: LineLog) {
  const sport = await findImplementation(PLAYER_FITS, league).implementation.load();
  const name = league.toLowerCase();
  return what === 'start'
    ? { [`players/start/${name}`]: sport.start(league, folder) }
    : { [`players/${name}`]: sport.fit(league, folder, log) };
}
