import { leaguesOf } from '#domain/leagues/kinds.ts';
import fitted from '../../fitted/live/soccer.json' with { type: 'json' };
import { soccerTable } from '../../soccer/model.ts';
import { liveGoalGame } from '../goals/goalGame.ts';
import type { LiveSport } from '../liveSport.ts';
import { readSoccerParams, type SoccerParams } from './params.ts';
import { isSoccerOver, isSoccerStart, readSoccerState, type SoccerStand } from './readState.ts';
import { restOfSoccer } from './rest.ts';

const FIRST: SoccerStand = {
  home: 0,
  away: 0,
  period: 1,
  minute: 0,
  added: 0,
  homeReds: 0,
  awayReds: 0,
};

/**
 * Soccer: the rest of ninety minutes from the minute, score and players sent off. Goals of both sides are births at a rate that goes
 * with the clock, the side's own lead and how many men it has (Dixon and Robinson 1998, The Statistician 47(3)); the sides' rates are
 * those that give the published table's mean goals.
 * Limits: later red cards, substitutions and what was shot so far are left out; added time has its mean length. Parameters are of four
 * European leagues, for MLS too.
 */
export const soccerLiveWith = (params: SoccerParams): LiveSport => ({
  sport: 'soccer',
  leagues: leaguesOf('soccer'),
  begin: (_, inputs) =>
    liveGoalGame(soccerTable(inputs), {
      first: FIRST,
      read: readSoccerState,
      isStart: isSoccerStart,
      isOver: isSoccerOver,
      rest: (rates, stand) => restOfSoccer(params, rates, stand),
    }),
});

/** The same with the committed parameters. */
export const soccerLive: LiveSport = soccerLiveWith(readSoccerParams(fitted));
