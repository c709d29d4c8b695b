import type { SeasonFormat } from '../seasonFormat.ts';

type Groups = SeasonFormat['groups'];

const METROPOLITAN = ['CAR', 'CBJ', 'NJ', 'NYI', 'NYR', 'PHI', 'PIT', 'WSH'];
const ATLANTIC = ['BOS', 'BUF', 'DET', 'FLA', 'MTL', 'OTT', 'TB', 'TOR'];
const CENTRAL = ['CHI', 'COL', 'DAL', 'MIN', 'NSH', 'STL', 'WPG'];
const PACIFIC = ['ANA', 'CGY', 'EDM', 'LA', 'SJ', 'VAN'];

/** Until 2012–13: six divisions. Winnipeg, from Atlanta, stayed in the Southeast. UTAH is the Coyotes' key. */
export const SIX_DIVISIONS: Groups = {
  Eastern: {
    Atlantic: ['NJ', 'NYI', 'NYR', 'PHI', 'PIT'],
    Northeast: ['BOS', 'BUF', 'MTL', 'OTT', 'TOR'],
    Southeast: ['CAR', 'FLA', 'TB', 'WPG', 'WSH'],
  },
  Western: {
    Central: ['CBJ', 'CHI', 'DET', 'NSH', 'STL'],
    Northwest: ['CGY', 'COL', 'EDM', 'MIN', 'VAN'],
    Pacific: ['ANA', 'DAL', 'LA', 'SJ', 'UTAH'],
  },
};

const fourDivisions = (central: readonly string[], pacific: readonly string[]): Groups => ({
  Eastern: { Atlantic: ATLANTIC, Metropolitan: METROPOLITAN },
  Western: { Central: central, Pacific: pacific },
});

/** 2013–14 to 2016–17. */
export const THIRTY_TEAMS = fourDivisions(CENTRAL, [...PACIFIC, 'UTAH']);

/** 2017–18 to 2019–20: with Vegas. */
export const THIRTY_ONE_TEAMS = fourDivisions(CENTRAL, [...PACIFIC, 'UTAH', 'VGK']);

/** Since 2021–22: with Seattle, Arizona (since 2024 Utah) in the Central. */
export const THIRTY_TWO_TEAMS = fourDivisions([...CENTRAL, 'UTAH'], [...PACIFIC, 'SEA', 'VGK']);

/** 2020–21: games within divisions only, no conferences. */
export const DIVISIONS_OF_2021: Groups = {
  '': {
    East: ['BOS', 'BUF', 'NJ', 'NYI', 'NYR', 'PHI', 'PIT', 'WSH'],
    Central: ['CAR', 'CBJ', 'CHI', 'DAL', 'DET', 'FLA', 'NSH', 'TB'],
    North: ['CGY', 'EDM', 'MTL', 'OTT', 'TOR', 'VAN', 'WPG'],
    West: ['ANA', 'COL', 'LA', 'MIN', 'SJ', 'STL', 'UTAH', 'VGK'],
  },
};
