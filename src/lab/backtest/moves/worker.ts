/** Worker thread that walks one league against its opening lines. */

import { serveJob } from '../../data/leagueJobs.ts';
import { moveWalk } from './walk.ts';

await serveJob(({ league, folder, season }, log) =>
  Promise.resolve(moveWalk(league, folder, season, log)),
);
