import { hasBegun } from '../events/begunLast.ts';
import type { RaceEvent } from '../events/race.ts';
import type { Instant } from '../time/time.ts';

export type NascarLeague = Exclude<RaceEvent['league'], 'F1'>;

/** The specification's names of the three series, in the order the page shows them. */
export const NASCAR_SERIES = {
  'NASCAR-Cup': 'NASCAR Cup Series',
  'NASCAR-Xfinity': 'NASCAR Xfinity Series',
  'NASCAR-Truck': 'NASCAR Craftsman Truck Series',
} as const satisfies Record<NascarLeague, string>;

export type NascarSeries = (typeof NASCAR_SERIES)[NascarLeague];

const LEAGUES = Object.keys(NASCAR_SERIES) as readonly NascarLeague[];

/** Races of one series. */
interface SeriesRaces<Race> {
  readonly series: NascarSeries;
  readonly races: readonly Race[];
}

/** Races by series in the page's order, each series' in the order given; series without a race are left out. */
export function bySeries<Race extends RaceEvent>(
  races: readonly Race[],
): readonly SeriesRaces<Race>[] {
  return LEAGUES.map((league) => ({
    series: NASCAR_SERIES[league],
    races: races.filter((race) => race.league === league),
  })).filter(({ races: found }) => found.length > 0);
}

/** When a series' next race starts; a series whose races have all begun comes after all others. */
function nextStart<Race extends RaceEvent>({ races }: SeriesRaces<Race>, now: Instant): string {
  const next = races.find((race) => !hasBegun(race, now));
  return next ? `0 ${next.startTime}` : `1 ${races[0]?.startTime ?? ''}`;
}

/** The same with the series of the next race first. Each series' races are in order of start, those that have begun last. */
export const nextFirst = <Race extends RaceEvent>(
  groups: readonly SeriesRaces<Race>[],
  now: Instant,
): readonly SeriesRaces<Race>[] =>
  groups.toSorted((one, other) => nextStart(one, now).localeCompare(nextStart(other, now)));
