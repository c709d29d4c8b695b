import type { League } from '#domain/leagues/league.ts';
import nba from '../../fitted/live/nba.json' with { type: 'json' };
import ncaab from '../../fitted/live/ncaab.json' with { type: 'json' };
import { basketballLiveWith } from './basketballLive.ts';
import { readBasketballParams } from './params.ts';

const PROFESSIONAL = readBasketballParams(nba);
const COLLEGE = readBasketballParams(ncaab);

/** Basketball with the committed parameters. There are no plays of the WNBA: its games follow the NBA's law by the share that is left. */
export const basketballLive = basketballLiveWith((league: League) =>
  league === 'NCAAB' ? COLLEGE : PROFESSIONAL,
);
