/** Fits one league in a worker thread: file name → JSON text. */

import type { Log } from '../backtest/types.ts';
import { serveJob } from '../data/leagueJobs.ts';
import { findImplementation } from '../data/leagueNames.ts';
import { PLAYER_BACKTESTS } from '../players/leagues.ts';
import { FITS } from './fits.ts';
import { fittedText } from './write.ts';

await serveJob(async ({ league, folder, players }, log) => {
  const start = performance.now();
  const files = players
    ? await playersOf(players, league, folder, log)
    : (await findImplementation(FITS, league).implementation.load()).fit(league, folder, log);
  log(`${league}: fitted in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return Object.entries(files).map(([name, fitted]) => ({ name, text: fittedText(fitted) }));
});

/** The fit of a league's players as the file below `players/`, or their start state as the one below `players/start/`. */
async function playersOf(what: 'params' | 'start', league: string, folder: string, log: Log) {
  const sport = await findImplementation(PLAYER_BACKTESTS, league).implementation.load();
  const name = league.toLowerCase();
  return what === 'start'
    ? { [`players/start/${name}`]: sport.start(league, folder) }
    : { [`players/${name}`]: sport.fit(league, folder, log) };
}
