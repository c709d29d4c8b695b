import type { RaceEvent } from '#domain/events/race.ts';

export type SeriesName = Exclude<RaceEvent['league'], 'F1'>;

/** A track and what is raced there. */
export interface NascarTrack {
  readonly track: string;
  readonly city: string;
  readonly state: string;
  readonly type: string;
  /** Length of a lap, miles. */
  readonly miles: number;
  /** Races are named by their laps instead of their miles. */
  readonly byLaps?: true;
  /** Laps of each series' race there, as a rule. */
  readonly laps: Readonly<Record<SeriesName, number>>;
}

const track = (
  name: string,
  city: string,
  state: string,
  type: string,
  miles: number,
  [cup, xfinity, truck]: readonly [number, number, number],
): NascarTrack => ({
  ...{ track: name, city, state, type, miles },
  laps: { 'NASCAR-Cup': cup, 'NASCAR-Xfinity': xfinity, 'NASCAR-Truck': truck },
});

const DAYTONA = track(
  'Daytona International Speedway',
  'Daytona Beach',
  'Florida',
  'superspeedway',
  2.5,
  [200, 120, 100],
);
const PHOENIX = track('Phoenix Raceway', 'Avondale', 'Arizona', 'short track', 1, [312, 200, 150]);
const LAS_VEGAS = track(
  'Las Vegas Motor Speedway',
  'Las Vegas',
  'Nevada',
  'intermediate',
  1.5,
  [267, 200, 134],
);
const DARLINGTON = track(
  'Darlington Raceway',
  'Darlington',
  'South Carolina',
  'intermediate',
  1.366,
  [293, 147, 147],
);
const MARTINSVILLE: NascarTrack = {
  ...track('Martinsville Speedway', 'Ridgeway', 'Virginia', 'short track', 0.526, [400, 250, 200]),
  byLaps: true,
};
const BRISTOL: NascarTrack = {
  ...track('Bristol Motor Speedway', 'Bristol', 'Tennessee', 'short track', 0.533, [500, 300, 250]),
  byLaps: true,
};
const KANSAS = track(
  'Kansas Speedway',
  'Kansas City',
  'Kansas',
  'intermediate',
  1.5,
  [267, 200, 134],
);
const TALLADEGA = track(
  'Talladega Superspeedway',
  'Talladega',
  'Alabama',
  'superspeedway',
  2.66,
  [188, 113, 85],
);
const HOMESTEAD = track(
  'Homestead-Miami Speedway',
  'Homestead',
  'Florida',
  'intermediate',
  1.5,
  [267, 200, 134],
);

/** Sundays of the Cup Series' 2026 calendar at the tracks above. */
export const WEEKENDS = [
  { on: '02-15', at: DAYTONA },
  { on: '03-08', at: PHOENIX },
  { on: '03-15', at: LAS_VEGAS },
  { on: '03-22', at: DARLINGTON },
  { on: '03-29', at: MARTINSVILLE },
  { on: '04-12', at: BRISTOL },
  { on: '04-19', at: KANSAS },
  { on: '04-26', at: TALLADEGA },
  { on: '09-06', at: DARLINGTON },
  { on: '09-20', at: BRISTOL },
  { on: '09-27', at: KANSAS },
  { on: '10-04', at: LAS_VEGAS },
  { on: '10-18', at: PHOENIX },
  { on: '10-25', at: TALLADEGA },
  { on: '11-01', at: MARTINSVILLE },
  { on: '11-08', at: HOMESTEAD },
];
