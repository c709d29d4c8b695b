import { basketballLiveWith } from '#engine/live/basketball/basketballLive.ts';
import { readBasketballParams } from '#engine/live/basketball/params.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import type { LiveBacktest, LivePlayed } from '../types.ts';
import { fitBasketball } from './fit.ts';
import { BASKETBALL_PARTS, playedBasketball } from './moments.ts';
import { readBasketballPlays } from './readPlays.ts';

/** NBA games from 2013-14 on, and college games of 2016-17. */
export const liveBasketballBacktest: LiveBacktest = {
  leagues: ['NBA', 'NCAAB'],
  draws: false,
  parts: BASKETBALL_PARTS,
  played(league, folder) {
    const games: LivePlayed[] = [];
    for (const game of readBasketballPlays(folder, league))
      games.push(playedBasketball(league, game));
    return games;
  },
  fit: fitBasketball,
  file: (league) => league.toLowerCase(),
  sport(params) {
    const laws = readBasketballParams(params);
    return basketballLiveWith(() => laws) as LiveSport;
  },
};
