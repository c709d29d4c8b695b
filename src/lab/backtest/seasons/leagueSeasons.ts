import { formatOf } from '#domain/season/formats/index.ts';
import { FileError } from '../../data/readRows.ts';
import type { Log } from '../types.ts';
import { cameOf } from './came.ts';
import { knownSeasons } from './knownSeasons.ts';
import type { Ended } from './lastSeason.ts';
import type { RatedLeague } from './ratings/types.ts';
import { type SeasonRecords, regressionOf } from './record.ts';
import { resultsOf } from './resultsOf.ts';
import type { Remember } from './remember.ts';
import type { LeagueSeasons } from './types.ts';
import { seasonForecasts } from './walk.ts';

/** Seasons reported by default, and those before them on which the first width is chosen. */
const TESTED = 8;
const BEFORE = 4;
/** Seasons without forecasts, on which the first parameters are fitted. */
const FITTED = 4;

/**
 * A league's seasons walked forward. With a season asked for, that one alone is tested.
 * Throws a FileError if the files hold no such season, or none with enough before it.
 */
export function leagueSeasons(
  rated: RatedLeague,
  asked: number | undefined,
  remember: Remember,
  log: Log,
): LeagueSeasons {
  const { league, games, hash } = rated;
  const all = knownSeasons(games, (season) => formatOf(league, season));
  const walkable = all.slice(FITTED).map(({ season }) => season);
  const tested = asked === undefined ? walkable.slice(-TESTED) : [asked];
  const first = walkable.indexOf(tested[0] ?? Number.NaN);
  if (first < 0) throw new FileError(`${league}: no forecasts of season ${asked ?? ''}`);
  const walked = walkable.slice(Math.max(first - BEFORE, 0), walkable.indexOf(tested.at(-1) ?? 0) + 1);
  const ended: Ended[] = [];
  const records: SeasonRecords[] = [];
  const seasons = [];
  for (const known of all) {
    if (walked.includes(known.season)) {
      const earlier = { ended: [...ended], regression: regressionOf(records) };
      seasons.push(
        remember(`walk-${league}-${known.season}-${hash.slice(0, 8)}`, () =>
          seasonForecasts(rated, known, earlier, log),
        ),
      );
    }
    ended.push(cameOf(league, known));
    records.push(resultsOf(known.regular));
  }
  const goals = formatOf(league, tested.at(-1) ?? 0)?.goals ?? [];
  return {
    league,
    goals: goals.map(({ id, name }) => ({ id, name })),
    seasons,
    tested,
    dataTo: games.at(-1)?.date ?? '',
    hash,
    notes: [],
  };
}
