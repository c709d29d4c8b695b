import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formula1DriverKey, formula1TeamKey } from '#engine/racing/formula1/keys.ts';
import { circuitKind } from '#engine/racing/formula1/trackType.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import { type Cells, countCell, day, orProblem, textCell } from '../../data/cells.ts';
import { readRows } from '../../data/readRows.ts';
import { type FileRaces, type RaceRow, racesOf } from './racesOf.ts';

/** Results that mean the car did not start, so it is not an entrant. */
const ABSENT = ['DNS', 'DNQ', 'DNP', 'DNPQ', 'WD'];

const REQUIRED = ['season', 'round', 'date', 'driver', 'constructor', 'finish'];

/**
 * Formula 1 races of a folder: f1.csv.gz (results) and, if it exists, f1_races.csv.gz (kind of circuit).
 * Throws a FileError if the results are missing, empty or lack a required column.
 */
export function readFormula1(folder: string): FileRaces {
  const types = circuitTypes(join(folder, 'f1_races.csv.gz'));
  const file = readRows(join(folder, 'f1.csv.gz'), {
    required: REQUIRED,
    read: (row: Cells) => orProblem(() => rowOf(row, types)),
  });
  return racesOf(file);
}

function rowOf(row: Cells, types: ReadonlyMap<string, string>): RaceRow {
  const [season, round] = [countCell(row, 'season', 9999), countCell(row, 'round', 99)];
  const date = day(row, 'date');
  const finish = textCell(row, 'finish');
  const race = `${season}-${String(round).padStart(2, '0')}`;
  return {
    race,
    name: row.grand_prix ?? race,
    season,
    day: ratingDay(date),
    trackType: circuitKind(types.get(race) ?? row.circuit ?? ''),
    driver: formula1DriverKey(textCell(row, 'driver')),
    team: formula1TeamKey(textCell(row, 'constructor')),
    make: '',
    grid: row.grid === 'PL' ? Number.POSITIVE_INFINITY : rank(row.grid),
    qualified: rank(row.quali),
    finish: rank(finish),
    absent: ABSENT.includes(finish),
    points: undefined,
  };
}

/** A rank from 1; undefined for texts such as DNF. */
const rank = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d*$/.test(value) ? Number(value) : undefined;

/** season-round → type of circuit; empty without the file. */
function circuitTypes(path: string): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map();
  const { rows } = readRows(path, {
    required: ['season', 'round', 'circuit_type'],
    read: (row: Cells) =>
      orProblem(() => ({
        race: `${countCell(row, 'season', 9999)}-${String(countCell(row, 'round', 99)).padStart(2, '0')}`,
        type: textCell(row, 'circuit_type'),
      })),
  });
  return new Map(rows.map(({ race, type }) => [race, type]));
}
