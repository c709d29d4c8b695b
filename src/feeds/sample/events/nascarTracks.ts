import type { RaceEvent } from '#domain/events/race.ts';
import { writtenRows } from '#domain/words/writtenRows.ts';

export type SeriesName = Exclude<RaceEvent['league'], 'F1'>;

/** A track and its races. */
export interface NascarTrack {
  readonly track: string;
  readonly city: string;
  readonly state: string;
  readonly type: string;
  /** Length of a lap, miles. */
  readonly miles: number;
  /** Whether races are named by their laps instead of their miles. */
  readonly byLaps?: true;
  /** Usual laps of each series' race there. */
  readonly laps: Readonly<Record<SeriesName, number>>;
}

/** Name, city, state, type, miles a lap, and laps of the Cup, the Xfinity and the Truck race. */
const TRACKS = `
Daytona International Speedway | Daytona Beach | Florida | superspeedway | 2.5 | 200 120 100
Phoenix Raceway | Avondale | Arizona | short track | 1 | 312 200 150
Las Vegas Motor Speedway | Las Vegas | Nevada | intermediate | 1.5 | 267 200 134
Darlington Raceway | Darlington | South Carolina | intermediate | 1.366 | 293 147 147
Martinsville Speedway | Ridgeway | Virginia | short track | 0.526 | 400 250 200 | by laps
Bristol Motor Speedway | Bristol | Tennessee | short track | 0.533 | 500 300 250 | by laps
Kansas Speedway | Kansas City | Kansas | intermediate | 1.5 | 267 200 134
Talladega Superspeedway | Talladega | Alabama | superspeedway | 2.66 | 188 113 85
Homestead-Miami Speedway | Homestead | Florida | intermediate | 1.5 | 267 200 134
`;

/** Sundays of the Cup Series' 2026 calendar at the tracks above. */
const SUNDAYS = `
02-15 | Daytona International Speedway
03-08 | Phoenix Raceway
03-15 | Las Vegas Motor Speedway
03-22 | Darlington Raceway
03-29 | Martinsville Speedway
04-12 | Bristol Motor Speedway
04-19 | Kansas Speedway
04-26 | Talladega Superspeedway
09-06 | Darlington Raceway
09-20 | Bristol Motor Speedway
09-27 | Kansas Speedway
10-04 | Las Vegas Motor Speedway
10-18 | Phoenix Raceway
10-25 | Talladega Superspeedway
11-01 | Martinsville Speedway
11-08 | Homestead-Miami Speedway
`;

function trackOf(row: string[]): NascarTrack {
  const [track = '', city = '', state = '', type = '', miles, laps = '', named] = row;
  const [cup = 0, xfinity = 0, truck = 0] = laps.split(' ').map(Number);
  return {
    ...{ track, city, state, type, miles: Number(miles) },
    ...(named && { byLaps: true }),
    laps: { 'NASCAR-Cup': cup, 'NASCAR-Xfinity': xfinity, 'NASCAR-Truck': truck },
  };
}

const KNOWN = writtenRows(TRACKS).map(trackOf);

export const WEEKENDS = writtenRows(SUNDAYS).map(([on = '', name]) => {
  const at = KNOWN.find(({ track }) => track === name);
  if (!at) throw new Error(`No track: ${name}`);
  return { on, at };
});
