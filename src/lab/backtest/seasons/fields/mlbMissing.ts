/** Who beat whom, by their keys. */
type Result = readonly [winner: string, loser: string];

/**
 * Regular-season results that our file of MLB lacks in seasons where they decide places: the pairs are those that met once less
 * than their schedule says, the winners follow from the official final standings (general knowledge). Of 2024's, the last eight
 * are one of several solutions: they make the records right, not necessarily the opponents. Sides, days and scores are not known;
 * they do not matter to the ties of these seasons.
 */
export const MISSING_RESULTS: Readonly<Record<number, readonly Result[]>> = {
  2014: [
    ['PIT', 'CHC'],
    ['PIT', 'CIN'],
    ['CLE', 'KC'],
    ['SF', 'COL'],
  ],
  2024: [
    ['ARI', 'CLE'],
    ['TEX', 'ATH'],
    ['MIN', 'ATH'],
    ['TOR', 'BAL'],
    ['TOR', 'BOS'],
    ['BOS', 'MIN'],
    ['KC', 'CHW'],
    ['MIN', 'CHW'],
    ['TEX', 'CHW'],
    ['CHW', 'WSH'],
    ['KC', 'CLE'],
    ['MIN', 'CLE'],
    ['NYY', 'CLE'],
    ['KC', 'STL'],
    ['MIN', 'DET'],
    ['DET', 'NYM'],
    ['LAA', 'NYY'],
    ['TEX', 'NYY'],
    ['SEA', 'COL'],
    ['SF', 'COL'],
    ['MIL', 'CIN'],
    ['LAD', 'NYM'],
    ['ATL', 'NYM'],
    ['DET', 'STL'],
    ['PIT', 'DET'],
    ['STL', 'PIT'],
    ['STL', 'CHC'],
    ['STL', 'ATL'],
    ['CHC', 'ATL'],
    ['ATL', 'SD'],
    ['PHI', 'MIA'],
  ],
};
