import type { SeasonFormat } from '../seasonFormat.ts';

const AL_EAST = ['BAL', 'BOS', 'NYY', 'TB', 'TOR'];
const AL_CENTRAL = ['CHW', 'CLE', 'DET', 'KC', 'MIN'];
const AL_WEST = ['ATH', 'LAA', 'SEA', 'TEX'];
const NL_EAST = ['ATL', 'MIA', 'NYM', 'PHI', 'WSH'];
const NL_CENTRAL = ['CHC', 'CIN', 'MIL', 'PIT', 'STL'];
const NL_WEST = ['ARI', 'COL', 'LAD', 'SD', 'SF'];

/** Leagues and divisions until 2012: six teams in the NL Central, four in the AL West. */
export const HOUSTON_IN_NL: SeasonFormat['groups'] = {
  AL: { East: AL_EAST, Central: AL_CENTRAL, West: AL_WEST },
  NL: { East: NL_EAST, Central: [...NL_CENTRAL, 'HOU'], West: NL_WEST },
};

/** Leagues and divisions since 2013: three divisions of five in each league. */
export const HOUSTON_IN_AL: SeasonFormat['groups'] = {
  AL: { East: AL_EAST, Central: AL_CENTRAL, West: [...AL_WEST, 'HOU'] },
  NL: { East: NL_EAST, Central: NL_CENTRAL, West: NL_WEST },
};
