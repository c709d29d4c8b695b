/** Walks one league's seasons in a worker thread. */

import { findLeague } from '#domain/leagues/findLeague.ts';
import { serveJob } from '../../data/leagueJobs.ts';
import { FileError } from '../../data/readRows.ts';
import { leagueSeasons } from './leagueSeasons.ts';
import { ratedLeague } from './ratings/ratedLeague.ts';
import { rememberIn } from './remember.ts';

await serveJob(({ league: name, folder, season, keep }, log) => {
  const league = findLeague(name);
  if (!league) throw new FileError(`Unknown league "${name}"`);
  const remember = rememberIn(keep);
  return Promise.resolve(
    leagueSeasons(ratedLeague(league, folder, remember, log), season, remember, log),
  );
});
