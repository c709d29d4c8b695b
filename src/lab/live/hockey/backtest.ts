import { hockeyLiveWith } from '#engine/live/hockey/hockeyLive.ts';
import { readHockeyParams } from '#engine/live/hockey/params.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import type { LiveBacktest, LivePlayed } from '../types.ts';
import { fitLiveHockey } from './fit.ts';
import { HOCKEY_PARTS, playedByEvents, playedByPeriods } from './moments.ts';
import { readHockeyEvents } from './readEvents.ts';
import { readPeriods } from './readPeriods.ts';

const LEAGUE = 'NHL';

/** Games period by period from 2010-11 on, and some 300 of two later seasons second by second. */
export const liveHockeyBacktest: LiveBacktest = {
  leagues: [LEAGUE],
  draws: false,
  parts: HOCKEY_PARTS,
  played(_, folder) {
    const results = new Map(
      readMarginGames(folder, LEAGUE).games.map((game) => [game.id, game] as const),
    );
    const told = readHockeyEvents(folder).flatMap((game): LivePlayed[] => {
      const result = results.get(game.id);
      if (!result) return [];
      return [playedByEvents(game, { home: result.homeScore, away: result.awayScore })];
    });
    return [...readPeriods(folder).games.map(playedByPeriods), ...told];
  },
  fit: fitLiveHockey,
  file: () => 'nhl',
  sport: (params) => hockeyLiveWith(readHockeyParams(params)),
};
