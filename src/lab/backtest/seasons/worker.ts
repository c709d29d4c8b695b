/** Walks one league's seasons in a worker thread. */

import { findLeague } from '#domain/leagues/findLeague.ts';
import { serveJob } from '../../data/leagueJobs.ts';
import { FileError } from '../../data/readRows.ts';
import { fieldsOf } from './fieldsOf.ts';
import { leagueSeasons } from './leagueSeasons.ts';
import { ratedLeague } from './ratings/ratedLeague.ts';
import { rememberIn } from './remember.ts';

await serveJob(({ league: name, folder, season, keep }, log) => {
  const league = findLeague(name);
  if (!league) throw new FileError(`Unknown league "${name}"`);
  const remember = rememberIn(keep);
  const rated = ratedLeague(league, folder, remember, log);
  const walked = leagueSeasons(rated, folder, season, remember, log);
  return Promise.resolve({ ...walked, fields: fieldsOf(league, folder) });
});
