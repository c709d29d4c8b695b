import { baseballLiveWith } from '#engine/live/baseball/baseballLive.ts';
import { paramsOf } from '#engine/live/baseball/params.ts';
import type { LiveBacktest, LivePlayed } from '../types.ts';
import { fitBaseball } from './fit.ts';
import { isShort } from './halfInnings.ts';
import { PARTS, playedOf } from './moments.ts';
import { readPlays } from './readPlays.ts';

/** Major League games from 2010 on, without those meant to have seven innings: a state does not tell how many are played. */
export const baseballBacktest: LiveBacktest = {
  leagues: ['MLB'],
  draws: false,
  parts: PARTS,
  played(_, folder) {
    const games: LivePlayed[] = [];
    for (const game of readPlays(folder)) if (!isShort(game)) games.push(playedOf(game));
    return games;
  },
  fit: fitBaseball,
  file: () => 'mlb',
  sport: (params) => baseballLiveWith(paramsOf(params)),
};
