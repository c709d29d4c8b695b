import { join } from 'node:path';
import { stockcarDriverKey, stockcarTeamKey } from '#engine/racing/stockcar/keys.ts';
import { stockcarTrack } from '#engine/racing/stockcar/trackType.ts';
import { dayOf } from '#engine/ratings/day.ts';
import { BadCell, type Cells, count, day, number, orProblem, text } from '../../data/cells.ts';
import { readRows } from '../../data/readRows.ts';
import { type FileRaces, type Row, racesOf } from './racesOf.ts';
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

function rowOf(row: Cells): Row {
  const [season, race] = [count(row, 'season', 9999), count(row, 'race', 99)];
  const finish = count(row, 'finish', 99);
  if (finish === 0) throw new BadCell('finish', '0 is no rank');
  const start = number(row, 'start');
  return {
    race: `${season}-${String(race).padStart(2, '0')}`,
    name: row.name ?? `race ${race}`,
    season,
    day: row.date ? dayOf(day(row, 'date')) : raceSunday(season, race),
    trackType: stockcarTrack({
      track: row.track ?? '',
      season,
      kind: row.track_type,
      miles: number(row, 'length'),
    }),
    driver: stockcarDriverKey(text(row, 'driver')),
    team: stockcarTeamKey(text(row, 'team')),
    make: row.make ?? '',
    grid: start !== undefined && start >= 1 ? start : undefined,
    qualified: undefined,
    finish: (row.status ?? 'running') === 'running' ? finish : undefined,
    place: finish,
    absent: false,
    points: number(row, 'pts'),
  };
}
