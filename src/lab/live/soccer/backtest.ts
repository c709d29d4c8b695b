import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import { readSoccerParams } from '#engine/live/soccer/params.ts';
import { soccerLiveWith } from '#engine/live/soccer/soccerLive.ts';
import type { LiveBacktest } from '../types.ts';
import { fitLiveSoccer } from './fit.ts';
import { playedSoccer, SOCCER_PARTS } from './moments.ts';
import { readSoccerPlays } from './readPlays.ts';

/** Games of four European leagues with the minutes of their goals, and of three seasons with red cards. */
export const liveSoccerBacktest: LiveBacktest = {
  leagues: GOAL_LEAGUES.filter((league) => league !== 'MLS'),
  draws: true,
  parts: SOCCER_PARTS,
  played: (league, folder) =>
    readSoccerPlays(folder)
      .filter((game) => game.league === league)
      .map(playedSoccer),
  fit: fitLiveSoccer,
  file: () => 'soccer',
  sport: (params) => soccerLiveWith(readSoccerParams(params)),
};
