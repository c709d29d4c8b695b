/** Worker thread that finds one league's edges by the site's rule. */

import { serveJob } from '../../data/leagueJobs.ts';
import { edgeWalk } from './walk.ts';

await serveJob(({ league, folder, season }, log) =>
  Promise.resolve(edgeWalk(league, folder, season, log)),
);
