import { basketballLiveWith } from '#engine/live/basketball/basketballLive.ts';
import { paramsOf } from '#engine/live/basketball/params.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import type { LiveBacktest, LivePlayed } from '../types.ts';
import { fitBasketball } from './fit.ts';
import { PARTS, playedOf } from './moments.ts';
import { readPlays } from './readPlays.ts';

/** NBA games from 2013-14 on, and college games of 2016-17. */
export const basketballBacktest: LiveBacktest = {
  leagues: ['NBA', 'NCAAB'],
  draws: false,
  parts: PARTS,
  played(league, folder) {
    const games: LivePlayed[] = [];
    for (const game of readPlays(folder, league)) games.push(playedOf(league, game));
    return games;
  },
  fit: fitBasketball,
  file: (league) => league.toLowerCase(),
  sport(params) {
    const laws = paramsOf(params);
    return basketballLiveWith(() => laws) as LiveSport;
  },
};
