import { join } from 'node:path';
import { counted } from '#domain/words/counted.ts';
import { isoDay } from '#engine/ratings/day.ts';
import { freezePlayer } from '#engine/tennis/freeze.ts';
import type { Tour } from '#engine/tennis/match.ts';
import type { TennisRatingsState } from '#engine/tennis/state.ts';
import type { Fit, LineLog } from '../../backtest/types.ts';
import { fitTennis } from './fitTennis.ts';
import { readMatches } from './readMatches.ts';
import type { FileMatch } from './row.ts';
import { walkTour } from './walkTour.ts';

const FORMAT_VERSION = 1;
/** Players who last played longer ago are left out, days. */
const ACTIVE = 2 * 365;
/** Players with fewer matches are left out: the world ranking says as much about them. */
const FEWEST_MATCHES = 5;

/** The fit of both tennis tours: parameters and the ratings after the last match of the file. */
export const tennisFit: Fit = { leagues: ['ATP', 'WTA'], fit };

/** The tour of a league code. Throws a RangeError for another league. */
export function tourOfLeague(league: string): Tour {
  if (league === 'ATP' || league === 'WTA') return league;
  throw new RangeError(`${league} is no tennis tour`);
}

/** The matches of a tour's file in the order of play; malformed rows are reported. */
export function matchesOf(
  tour: Tour,
  folder: string,
  log: LineLog,
): { rows: readonly FileMatch[]; hash: string } {
  const { rows, malformed, hash } = readMatches(
    join(folder, `tennis_${tour.toLowerCase()}.csv.gz`),
    tour,
  );
  for (const { file, line, column, problem } of malformed) {
    log(`${file}:${line}: ${column} ${problem}`);
  }
  return { rows, hash };
}

function fit(league: string, folder: string, log: LineLog): Readonly<Record<string, object>> {
  const tour = tourOfLeague(league);
  const { rows, hash } = matchesOf(tour, folder, log);
  log(`${tour}: ${counted(rows.length, 'match', 'matches')}`);
  const params = fitTennis(tour, rows, log);
  const { state } = walkTour(tour, rows, params);
  const days = rows.map(({ day }) => day);
  return {
    [tour.toLowerCase()]: {
      formatVersion: FORMAT_VERSION,
      dataHash: hash,
      dataFrom: isoDay(Math.min(...days)),
      dataTo: isoDay(Math.max(...days)),
      params,
      day: state.day,
      lineShare: Number(state.lineShare.toFixed(4)),
      players: activePlayers(state),
    },
  };
}

function activePlayers({ players, day }: TennisRatingsState): Record<string, object> {
  const kept = [...players].filter(
    ([, { lastDay, matches }]) => lastDay >= day - ACTIVE && matches >= FEWEST_MATCHES,
  );
  return Object.fromEntries(kept.map(([key, player]) => [key, freezePlayer(player)]));
}
