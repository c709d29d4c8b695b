/** Fits one league in a worker thread: file name → JSON text. */

import { serveJob } from '../data/leagueJobs.ts';
import { findImplementation } from '../data/leagueNames.ts';
import { FITS } from './fits.ts';
import { fittedText } from './write.ts';

await serveJob(async ({ league, folder }, log) => {
  const start = performance.now();
  const sport = await findImplementation(FITS, league).implementation.load();
  const files = sport.fit(league, folder, log);
  log(`${league}: fitted in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return Object.entries(files).map(([name, fitted]) => ({ name, text: fittedText(fitted) }));
});
