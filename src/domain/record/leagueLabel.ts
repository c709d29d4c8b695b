import { tourName } from '../golf/tours.ts';
import { GOLF_TOURS } from '../leagues/eventLeague.ts';
import { leagueName } from '../leagues/leagueName.ts';
import { NASCAR_SERIES } from '../nascar/series.ts';

const SERIES: Readonly<Record<string, string>> = { F1: 'Formula 1', ...NASCAR_SERIES };

/** The name a reader sees of a line's league, tour or series; the code itself where it is the name: "UFC", "ATP". */
export function leagueLabel(code: string): string {
  const tour = GOLF_TOURS.find((each) => each === code);
  return tour ? tourName(tour) : (SERIES[code] ?? leagueName(code));
}
