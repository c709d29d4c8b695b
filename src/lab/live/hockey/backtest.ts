import { hockeyLiveWith } from '#engine/live/hockey/hockeyLive.ts';
import { paramsOf } from '#engine/live/hockey/params.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import type { LiveBacktest, LivePlayed } from '../types.ts';
import { fitHockey } from './fit.ts';
import { PARTS, playedByEvents, playedByPeriods } from './moments.ts';
import { readEvents } from './readEvents.ts';
import { readPeriods } from './readPeriods.ts';

const LEAGUE = 'NHL';

/** Games period by period from 2010-11 on, and some 300 of two later seasons second by second. */
export const hockeyBacktest: LiveBacktest = {
  leagues: [LEAGUE],
  draws: false,
  parts: PARTS,
  played(_, folder) {
    const results = new Map(
      readMarginGames(folder, LEAGUE).games.map((game) => [game.id, game] as const),
    );
    const told = readEvents(folder).flatMap((game): LivePlayed[] => {
      const result = results.get(game.id);
      if (!result) return [];
      return [playedByEvents(game, { home: result.homeScore, away: result.awayScore })];
    });
    return [...readPeriods(folder).games.map(playedByPeriods), ...told];
  },
  fit: fitHockey,
  file: () => 'nhl',
  sport: (params) => hockeyLiveWith(paramsOf(params)),
};
