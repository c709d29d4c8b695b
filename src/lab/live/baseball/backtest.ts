import { baseballLiveWith } from '#engine/live/baseball/baseballLive.ts';
import { readBaseballParams } from '#engine/live/baseball/params.ts';
import type { LiveBacktest, LivePlayed } from '../types.ts';
import { fitLiveBaseball } from './fit.ts';
import { isShort } from './halfInnings.ts';
import { BASEBALL_PARTS, playedBaseball } from './moments.ts';
import { readBaseballPlays } from './readPlays.ts';

/** Major League games from 2010 on, without those meant to have seven innings: a state does not tell how many are played. */
export const liveBaseballBacktest: LiveBacktest = {
  leagues: ['MLB'],
  draws: false,
  parts: BASEBALL_PARTS,
  played(_, folder) {
    const games: LivePlayed[] = [];
    for (const game of readBaseballPlays(folder))
      if (!isShort(game)) games.push(playedBaseball(game));
    return games;
  },
  fit: fitLiveBaseball,
  file: () => 'mlb',
  sport: (params) => baseballLiveWith(readBaseballParams(params)),
};
