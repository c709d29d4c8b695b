/** Worker thread that tries one league's pairs of legs. */

import { serveJob } from '../../data/leagueJobs.ts';
import { parlayWalk } from './walk.ts';

await serveJob(({ league, folder, season }, log) =>
  Promise.resolve(parlayWalk(league, folder, season, log)),
);
