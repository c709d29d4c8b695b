import { FileError } from '../../data/readRows.ts';
import type { LineLog } from '../types.ts';
import { cameOf } from './came.ts';
import { chooseWidth } from './choose.ts';
import { chooseFading } from './fading.ts';
import type { EndedSeason } from './lastSeason.ts';
import { pastSeasons } from './pastSeasons.ts';
import type { RatedLeague } from './ratings/types.ts';
import { regressionOf, type SeasonRecords } from './record.ts';
import type { Remember } from './remember.ts';
import { seasonRecords } from './seasonRecords.ts';
import type { LeagueSeasons, SeasonForecasts, SeasonWidths } from './types.ts';
import { morningInputs, seasonForecasts, seasonWidths } from './walk.ts';

/** Seasons without forecasts, on which the first parameters are fitted. */
const FITTED = 4;

/**
 * A league's seasons walked forward, all that have four before them. With a season asked for, that one alone is tested.
 * Throws a FileError if the files hold no such season, or none with enough before it.
 */
export function leagueSeasons(
  rated: RatedLeague,
  folder: string,
  asked: number | undefined,
  remember: Remember,
  log: LineLog,
): LeagueSeasons {
  const { league, games, hash } = rated;
  const all = pastSeasons(league, folder, games);
  const walkable = all.slice(FITTED).map(({ season }) => season);
  const tested = asked === undefined ? walkable : walkable.filter((season) => season === asked);
  const last = tested.at(-1);
  if (last === undefined) throw new FileError(`${league}: no forecasts of season ${asked ?? ''}`);
  const walked = walkable.filter((season) => season <= last);
  const ended: EndedSeason[] = [];
  const records: SeasonRecords[] = [];
  const ranges: SeasonWidths[] = [];
  const seasons: SeasonForecasts[] = [];
  for (const known of all.filter(({ season }) => season <= last)) {
    const now = cameOf(league, known);
    if (walked.includes(known.season)) {
      log(`${league}: season ${known.season}`);
      const name = `${league}-${known.season}-${hash.slice(0, 8)}`;
      const mornings = new Map(remember(`inputs-${name}`, () => [...morningInputs(rated, known)]));
      const fading = chooseFading(ranges.map(({ fadingLosses }) => fadingLosses));
      const widths = remember(`widths-${name}-${fading}`, () =>
        seasonWidths(mornings, known, now, fading),
      );
      if (tested.includes(known.season)) {
        const earlier = { ended, regression: regressionOf(records), width: chooseWidth(ranges) };
        seasons.push(seasonForecasts(mornings, widths, now, earlier));
      }
      ranges.push(widths);
    }
    ended.push(now);
    records.push(seasonRecords(known.regular));
  }
  const goals = all.find(({ season }) => season === last)?.format.goals ?? [];
  return {
    league,
    goals: goals.map(({ id, name }) => ({ id, name })),
    ranges,
    seasons,
    dataTo: games.at(-1)?.date ?? '',
    hash,
  };
}
