import { join } from 'node:path';
import { stockcarDriverKey, stockcarTeamKey } from '#engine/racing/stockcar/keys.ts';
import { stockcarTrack } from '#engine/racing/stockcar/trackType.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import {
  BadCell,
  type Cells,
  countCell,
  day,
  numberCell,
  orProblem,
  textCell,
} from '../../data/cells.ts';
import { readRows } from '../../data/readRows.ts';
import { type FileRaces, type RaceRow, racesOf } from './racesOf.ts';
import { raceSunday } from './seasonCalendar.ts';

const REQUIRED = ['season', 'race', 'driver', 'team', 'finish'];

/**
 * Cup races of a folder: nascar.csv.gz. If the data have no dates, a race counts as held on its day in the calendar of a
 * full season (seasonCalendar.ts): ratings hardly move within a season, and the learned races
 * must end when the season did, so that a feed's next race is neither learned twice nor skipped.
 * Throws a FileError if the file is missing, empty or lacks a required column.
 */
export const readStockcar = (folder: string): FileRaces =>
  racesOf(
    readRows(join(folder, 'nascar.csv.gz'), {
      required: REQUIRED,
      read: (row: Cells) => orProblem(() => rowOf(row)),
    }),
  );

function rowOf(row: Cells): RaceRow {
  const [season, race] = [countCell(row, 'season', 9999), countCell(row, 'race', 99)];
  const finish = countCell(row, 'finish', 99);
  if (finish === 0) throw new BadCell('finish', '0 is no rank');
  const start = numberCell(row, 'start');
  return {
    race: `${season}-${String(race).padStart(2, '0')}`,
    name: row.name ?? `race ${race}`,
    season,
    day: row.date ? ratingDay(day(row, 'date')) : raceSunday(season, race),
    trackType: stockcarTrack({
      track: row.track ?? '',
      season,
      kind: row.track_type,
      miles: numberCell(row, 'length'),
    }),
    driver: stockcarDriverKey(textCell(row, 'driver')),
    team: stockcarTeamKey(textCell(row, 'team')),
    make: row.make ?? '',
    grid: start !== undefined && start >= 1 ? start : undefined,
    qualified: undefined,
    finish: (row.status ?? 'running') === 'running' ? finish : undefined,
    place: finish,
    absent: false,
    points: numberCell(row, 'pts'),
  };
}
