/** Worker thread that tries one league's pairs of legs. */

import { serveJob } from '../../data/leagueJobs.ts';
import { parlayWalk } from './walk.ts';

await serveJob(({ league, folder, season }, log) => {
  const began = performance.now();
  const walk = parlayWalk(league, folder, season, log);
  log(`${league}: ${walk.games} games in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return Promise.resolve(walk);
});
