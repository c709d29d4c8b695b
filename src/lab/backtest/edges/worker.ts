/** Asks the site's rule for its edges in one league, in a worker thread. */

import { serveJob } from '../../data/leagueJobs.ts';
import { edgeWalk } from './walk.ts';

await serveJob(({ league, folder, season }, log) =>
  Promise.resolve(edgeWalk(league, folder, season, log)),
);
