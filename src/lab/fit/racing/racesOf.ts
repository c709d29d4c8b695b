import type { RaceFinisher, RatedRace } from '#engine/racing/race.ts';
import type { FileRows } from '../../data/readRows.ts';

/** One car's line of a result sheet, in any series. */
export interface RaceRow {
  /** Key of the race, in order of time: "2024-07". */
  readonly race: string;
  readonly name: string;
  readonly season: number;
  readonly day: number;
  readonly trackType: string;
  readonly driver: string;
  readonly team: string;
  readonly make: string;
  /** Starting slot; Infinity from the pit lane; undefined if unknown. */
  readonly grid: number | undefined;
  readonly qualified: number | undefined;
  /** Rank of a classified car; undefined for the others. */
  readonly finish: number | undefined;
  /** Rank on the result sheet, which may also rank retired cars. */
  readonly place?: number | undefined;
  /** Whether the car did not start. */
  readonly absent: boolean;
  /** Championship points from the race, if the data have them. */
  readonly points: number | undefined;
}

/** A race as in a file. */
export interface FileRace extends RatedRace {
  readonly key: string;
  readonly name: string;
  readonly entrants: readonly FileFinisher[];
}

interface FileFinisher extends RaceFinisher {
  readonly make: string;
  readonly points: number | undefined;
}

export interface FileRaces extends Pick<FileRows<RaceRow>, 'malformed' | 'hash'> {
  /** In order of time. */
  readonly races: readonly FileRace[];
}

/** Gathers the rows into races. Within a race: the classified by rank, then the others in the file's order. */
export function racesOf({ rows, malformed, hash }: FileRows<RaceRow>): FileRaces {
  const byRace = new Map<string, RaceRow[]>();
  for (const row of rows) {
    if (row.absent) continue;
    const same = byRace.get(row.race);
    if (same) same.push(row);
    else byRace.set(row.race, [row]);
  }
  const races = [...byRace.keys()].sort().map((key) => raceOf(key, byRace.get(key) ?? []));
  return { races, malformed, hash };
}

function raceOf(key: string, rows: readonly RaceRow[]): FileRace {
  const sorted = rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => rankOf(a.row) - rankOf(b.row) || a.index - b.index)
    .map(({ row }) => row);
  const [first] = sorted;
  const { name = key, season = 0, day = 0, trackType = '' } = first ?? {};
  const entrants = sorted.map((row, index) => ({
    driver: row.driver,
    team: row.team,
    make: row.make,
    grid: gridOf(row, rows),
    qualified: row.qualified,
    finish: row.finish,
    place: row.place ?? index + 1,
    points: row.points,
  }));
  return { key, name, season, day, trackType, entrants };
}

const rankOf = (row: RaceRow): number => row.place ?? row.finish ?? Number.POSITIVE_INFINITY;

/** Starters from the pit lane all take the same slot, the one behind the last. */
function gridOf({ grid }: RaceRow, rows: readonly RaceRow[]): number | undefined {
  return grid === Number.POSITIVE_INFINITY ? rows.length : grid;
}
