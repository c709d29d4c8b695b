import type { SeasonFormat } from '../seasonFormat.ts';

const EAST = [
  'CF Montreal',
  'Chicago Fire',
  'Columbus Crew',
  'DC United',
  'New England Revolution',
  'New York Red Bulls',
  'Philadelphia Union',
  'Toronto FC',
];
const WEST = [
  'Colorado Rapids',
  'FC Dallas',
  'Los Angeles Galaxy',
  'Portland Timbers',
  'Real Salt Lake',
  'San Jose Earthquakes',
  'Seattle Sounders',
  'Vancouver Whitecaps',
];
/** In the East until 2014, in the West since. */
const MOVED_2015 = ['Houston Dynamo', 'Sporting Kansas City'];

/** Teams that came later, with their first season. */
const NEW_IN_EAST: readonly (readonly [string, number])[] = [
  ['New York City', 2015],
  ['Orlando City', 2015],
  ['Atlanta Utd', 2017],
  ['FC Cincinnati', 2019],
  ['Inter Miami', 2020],
  ['Charlotte', 2022],
];
const NEW_IN_WEST: readonly (readonly [string, number])[] = [
  ['Minnesota United', 2017],
  ['Los Angeles FC', 2018],
  ['Austin FC', 2021],
  ['St. Louis City', 2023],
  ['San Diego FC', 2025],
];

const since = (teams: readonly (readonly [string, number])[], season: number): string[] =>
  teams.filter(([, first]) => first <= season).map(([team]) => team);

/** Nashville: moved East during 2020, was in the West in 2022 only. */
const nashvilleIn = (conference: 'Eastern' | 'Western', season: number): string[] =>
  season >= 2020 && (season === 2022) === (conference === 'Western') ? ['Nashville SC'] : [];

/** MLS's two conferences in a season from 2012, as they stood at its end. */
export const mlsGroups = (season: number): SeasonFormat['groups'] => ({
  Eastern: {
    '': [
      ...EAST,
      ...(season < 2015 ? MOVED_2015 : []),
      ...since(NEW_IN_EAST, season),
      ...nashvilleIn('Eastern', season),
    ].sort(),
  },
  Western: {
    '': [
      ...WEST,
      ...(season < 2015 ? ['Chivas USA'] : MOVED_2015),
      ...since(NEW_IN_WEST, season),
      ...nashvilleIn('Western', season),
    ].sort(),
  },
});
