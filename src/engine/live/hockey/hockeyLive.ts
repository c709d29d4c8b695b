import { leaguesOf } from '#domain/leagues/kinds.ts';
import fitted from '../../fitted/live/nhl.json' with { type: 'json' };
import { hockeyTable } from '../../hockey/model.ts';
import { liveGoalGame } from '../goals/goalGame.ts';
import type { LiveSport } from '../liveSport.ts';
import { type HockeyParams, PERIOD, PERIODS, readHockeyParams } from './params.ts';
import { type HockeyStand, isHockeyOver, isHockeyStart, readHockeyState } from './readState.ts';
import { restOfHockey } from './rest.ts';

const FIRST: HockeyStand = { home: 0, away: 0, left: PERIODS * PERIOD };

/**
 * Hockey: the rest of a game from period, clock, score and, where told, skaters. Goals of both sides are births at a rate that goes
 * with the period, the side's own lead, a goalie pulled late by a side one or two behind (Beaudoin and Swartz 2010, "Strategies for
 * pulling the goalie in hockey", American Statistician 64(3)) and a power play that is on; the sides' rates are those that give the
 * published table's mean goals. A level score is won by one in overtime or the shoot-out, by the sides' shares of the scoring.
 * Limits: later penalties, goalies and shots are left out; overtime's clock and skaters say nothing.
 */
export const hockeyLiveWith = (params: HockeyParams): LiveSport => ({
  sport: 'hockey',
  leagues: leaguesOf('hockey'),
  begin: (_, inputs) =>
    liveGoalGame(hockeyTable(inputs), {
      first: FIRST,
      read: readHockeyState,
      isStart: isHockeyStart,
      isOver: isHockeyOver,
      rest: (rates, stand) => restOfHockey(params, rates, stand),
    }),
});

/** The same with the committed parameters. */
export const hockeyLive: LiveSport = hockeyLiveWith(readHockeyParams(fitted));
