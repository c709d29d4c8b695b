import type { Golfer, GolfTournament } from '#domain/events/golfTournament.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';

/** Nationality markets of the European tour, the countries as the feed writes them. */
const EUROPE: GolfTournament['groups'] = [
  {
    name: 'Top GB and Ireland',
    countries: ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Ireland'],
  },
  { name: 'Top Scandinavian', countries: ['Sweden', 'Denmark', 'Norway', 'Finland', 'Iceland'] },
];

/** Minimum number of players for a market. */
const SMALLEST = 3;

/** Nationality markets with enough players in a field. */
export const nationalityGroups = (
  tour: GolfTour,
  field: readonly Golfer[],
): GolfTournament['groups'] =>
  tour === 'dp-world-tour'
    ? EUROPE.filter(
        ({ countries }) =>
          field.filter(({ country }) => countries.includes(country ?? '')).length >= SMALLEST,
      )
    : [];
