import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import { paramsOf } from '#engine/live/soccer/params.ts';
import { soccerLiveWith } from '#engine/live/soccer/soccerLive.ts';
import type { LiveBacktest } from '../types.ts';
import { fitSoccer } from './fit.ts';
import { PARTS, playedOf } from './moments.ts';
import { readPlays } from './readPlays.ts';

/** Games of four European leagues with the minutes of their goals, and of three seasons with red cards. */
export const soccerBacktest: LiveBacktest = {
  leagues: GOAL_LEAGUES.filter((league) => league !== 'MLS'),
  draws: true,
  parts: PARTS,
  played: (league, folder) =>
    readPlays(folder)
      .filter((game) => game.league === league)
      .map(playedOf),
  fit: fitSoccer,
  file: () => 'soccer',
  sport: (params) => soccerLiveWith(paramsOf(params)),
};
